import { type AnyGame, type CardContent, type CardSet, cardSchema, formatProblems, readCards } from '@starboard/kernel';
import type { Command } from 'commander';
import { readJson, willWrite, writeText } from '../files.ts';
import { gameNamed } from '../games.ts';
import { didYouMean } from '../spelling.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';
import { addPlayFlags, type PlayFlags, playHere } from './play.ts';

interface Flags extends PlayFlags {
  readonly schema?: true;
}

type Task = (io: Terminal, game: AnyGame, file: string | undefined, flags: Flags) => void | Promise<void>;

const TASKS: Readonly<Record<string, Task>> = { export: exportCards, check: checkCards, use: playWithCards };

export function addCards(program: Command, io: Terminal): void {
  const about = {
    en: 'write a game’s cards to a file, check such a file, or play with it',
    fr: 'écrire les cartes d’un jeu dans un fichier, vérifier un tel fichier, ou jouer avec',
  };
  const schema = {
    en: 'export: the JSON schema instead of the cards',
    fr: 'export : le schéma JSON au lieu des cartes',
  };
  const command = program
    .command('cards')
    .argument('<game>')
    .argument('<export|check|use>')
    .argument(
      '[file]',
      say(io, { en: 'export without a file writes to stdout', fr: 'sans fichier, export écrit sur stdout' }),
    )
    .description(say(io, about))
    .option('--schema', say(io, schema));
  addPlayFlags(command, io).action(async (id: string, task: string, file: string | undefined, flags: Flags) => {
    const game = await gameNamed(id);
    if (Object.hasOwn(TASKS, task)) return TASKS[task](io, game, file, flags);
    const names = Object.keys(TASKS);
    const hint = didYouMean(task, names);
    return fail(
      `“${task}” is unknown.${hint.en} Cards can be: ${names.join(', ')}.`,
      `« ${task} » est inconnu.${hint.fr} Avec les cartes on peut : ${names.join(', ')}.`,
    );
  });
}

function exportCards(io: Terminal, game: AnyGame, file: string | undefined, { schema, force }: Flags): void {
  const content = contentOf(game);
  const text = JSON.stringify(schema ? cardSchema(content) : content.set, null, 2);
  if (file === undefined) {
    io.print(text);
    return;
  }
  willWrite(file, force);
  writeText(file, `${text}\n`);
}

function checkCards(io: Terminal, game: AnyGame, file: string | undefined): void {
  const { name, tables } = cardsIn(game, file);
  const rows = Object.values(tables).reduce((n, table) => n + table.length, 0);
  io.print(say(io, { en: `“${name}” is fine: ${rows} rows.`, fr: `« ${name} » convient : ${rows} lignes.` }));
}

async function playWithCards(io: Terminal, game: AnyGame, file: string | undefined, flags: Flags): Promise<void> {
  await playHere(io, game, flags, { cards: cardsIn(game, file) });
}

function contentOf(game: AnyGame): CardContent {
  return game.cards ?? fail(`${game.id} has no cards to replace.`, `${game.id} n’a pas de cartes à remplacer.`);
}

function cardsIn(game: AnyGame, file: string | undefined): CardSet {
  const content = contentOf(game);
  if (file === undefined) return fail('Which file? Name it at the end.', 'Quel fichier ? Nommez-le à la fin.');
  const read = readCards(content, readJson(file), '');
  if ('value' in read) return read.value;
  return fail(`${file}:\n${formatProblems(read.problems, 'en')}`, `${file} :\n${formatProblems(read.problems, 'fr')}`);
}
