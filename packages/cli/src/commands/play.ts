import {
  type AnyGame,
  COLON,
  type Forfeit,
  formatRecord,
  type Match,
  outcome,
  record,
  rngOf,
  start,
} from '@starboard/kernel';
import { ids } from '@starboard/registry';
import type { Command } from 'commander';
import { attempt } from '../attempt.ts';
import { BOT_NAMES } from '../botText.ts';
import { keptText, willWrite, writeText } from '../files.ts';
import { addForceFlag, addLimitFlag, addOptionFlag, addSeedFlag } from '../flags.ts';
import { gameNamed, printWarnings, usualSeats } from '../games.ts';
import { namesInTexts, type Player, playerName, playersNamed, seatingFor, YOU } from '../players.ts';
import { resumed } from '../resume.ts';
import { botsKey, matchKey } from '../seed.ts';
import { playSession } from '../session.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail, UserError } from '../userError.ts';
import { finalResult, seatName, whoWon } from '../wording.ts';

export interface PlayFlags {
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly force?: true;
  readonly limit?: number;
}

export function addPlay(program: Command, io: Terminal): void {
  const resume = { en: 'go on with a match that was saved', fr: 'continuer une partie conservée' };
  const command = program
    .command('play')
    .argument('[game]')
    .description(say(io, { en: 'play in the terminal', fr: 'jouer dans le terminal' }))
    .option('--resume <file>', say(io, resume));
  addPlayFlags(command, io).action(async (id: string | undefined, flags: PlayFlags & { readonly resume?: string }) => {
    if (flags.resume !== undefined) return playOn(io, flags.resume, id, flags);
    if (id === undefined) return fail(`Which game? ${GAMES.en}`, `Quel jeu ? ${GAMES.fr}`);
    return playHere(io, await gameNamed(id), flags);
  });
}

const GAMES = { en: `The games are: ${ids.join(', ')}.`, fr: `Les jeux sont : ${ids.join(', ')}.` };

/** Adds the flags of a match at this terminal. */
export function addPlayFlags(command: Command, io: Terminal): Command {
  const seats = {
    en: `who sits where: you, the name of a bot, or exec:COMMAND, for each seat; automata of the options need no name. ${BOT_NAMES}`,
    fr: `qui est assis où : you, le nom d’un robot, ou exec:COMMANDE, pour chaque place ; les automates des options n’ont pas besoin de nom. ${BOT_NAMES}`,
  };
  const save = {
    en: 'keep the record of the match in this file',
    fr: 'conserver l’enregistrement de la partie dans ce fichier',
  };
  const flags = command.option('--seats <list>', say(io, seats)).option('--save <file>', say(io, save));
  return addLimitFlag(addForceFlag(addSeedFlag(addOptionFlag(flags, io), io), io), io);
}

/** Plays one match here, with `extra` options beside those of the flags. */
export async function playHere(io: Terminal, game: AnyGame, flags: PlayFlags, extra: object = {}): Promise<void> {
  const { seed, save, option, force } = flags;
  const { players, options } = seatingFor(game, {
    named: playersNamed(flags.seats ?? usual(game), flags.limit),
    option,
    extra,
  });
  if (save !== undefined) willWrite(save, force);
  printWarnings(io, game, options);
  const first = start(game, players.length, options, matchKey(seed));
  await session(io, { first, players, seed, save });
}

/** Plays a saved match on; its file is kept up to date unless another is named. */
async function playOn(io: Terminal, file: string, id: string | undefined, flags: PlayFlags): Promise<void> {
  const { save, seed, option, force } = flags;
  if (option.length > 0)
    fail(
      '--option is of no use here: the record has its options.',
      '--option est inutile ici : l’enregistrement a ses options.',
    );
  const { match, players } = await resumed(file, flags.seats, flags.limit);
  if (id !== undefined && id !== match.game.id)
    fail(
      `${file} is a match of ${match.game.id}, not of ${id}.`,
      `${file} est une partie de ${match.game.id}, pas de ${id}.`,
    );
  if (save !== undefined) willWrite(save, force);
  await session(io, { first: match, players, seed, save: save ?? file });
}

interface Played {
  readonly first: Match;
  readonly players: readonly Player[];
  readonly seed: string | undefined;
  readonly save: string | undefined;
}

async function session(io: Terminal, { first, players, seed, save }: Played): Promise<void> {
  const { game } = first;
  const recorded = (match: Match, forfeit?: Forfeit) => {
    const names = players.map((player, seat) => playerName(player, seat));
    return formatRecord(record(match, names, forfeit));
  };
  const names = players.map((player, seat) => playerName(player, seat, io.lang));
  io.print(
    `${io.bold(game.text.name[io.lang])}${COLON[io.lang]}${names.map((_, seat) => seatName(seat, names, io.lang)).join(', ')}`,
  );
  let file = save;
  /** Where its file can no longer be written, a match goes on in another. */
  const keep = (text: string, again: boolean) => {
    const into = file;
    if (into === undefined) return;
    if (!again) writeText(into, text);
    else if (!attempt(io, () => writeText(into, text))) {
      file = keptText(`starboard-${game.id}`, text);
      io.print(say(io, { en: `The match is kept in ${file}.`, fr: `La partie est conservée dans ${file}.` }));
    }
  };
  const changed = (match: Match) => keep(recorded(match), match.steps.length > first.steps.length);
  const { match, left, brokenOff } = await playSession(io, players, { first, rng: rngOf(botsKey(seed)), changed });
  if (brokenOff) return keepForLater(io, match, recorded(match), file);
  io.print(`\n${ending(io, match, left, names)}`);
  if (file !== undefined) {
    keep(recorded(match, left), true);
    io.print(say(io, { en: `The record is in ${file}.`, fr: `L’enregistrement est dans ${file}.` }));
  } else if (io.interactive && match.steps.length > 0) await offerToSave(io, recorded(match, left));
}

/** A match that was broken off is not lost: it is in its file, or gets one where a person sat. */
function keepForLater(io: Terminal, { game, steps }: Match, text: string, save: string | undefined): void {
  io.print(`\n${say(io, { en: 'The match is not over.', fr: 'La partie n’est pas finie.' })}`);
  if (save === undefined && steps.length === 0) {
    const none = {
      en: 'Nothing was decided yet, so nothing is kept.',
      fr: 'Rien n’est encore décidé : rien n’est gardé.',
    };
    io.print(say(io, none));
    return;
  }
  if (save === undefined && !io.interactive) return;
  const file = save ?? keptText(`starboard-${game.id}`, text);
  io.print(
    say(io, {
      en: `It is kept in ${file}. Go on with:\n./starboard play --resume ${file}`,
      fr: `Elle est conservée dans ${file}. Pour continuer :\n./starboard play --resume ${file}`,
    }),
  );
}

/** The last table and the result, or that the match was left. */
function ending(io: Terminal, match: Match, forfeit: Forfeit | undefined, names: readonly string[]): string {
  const { game, state } = match;
  if (forfeit) return say(io, whoWon(forfeit, names));
  const result = outcome(match);
  if (!result) throw new Error(`${game.id}: the match ended without a result`);
  const over = io.bold(say(io, { en: 'The match is over.', fr: 'La partie est finie.' }));
  const table = game.text.table(game.view(state, null), io.lang, namesInTexts(names));
  return `${table}\n\n${over}\n${finalResult(game, result, names, io.lang)}`;
}

/** You against a medium bot, or as many as the game needs. */
function usual(game: AnyGame): string {
  return [YOU, ...Array.from({ length: usualSeats(game) - 1 }, () => 'medium')].join(',');
}

/** Asks a person for a file until the record is written or not wanted. */
async function offerToSave(io: Terminal, text: string): Promise<void> {
  const question = {
    en: 'Save the record? Type a file name, or just Enter for no: ',
    fr: 'Conserver l’enregistrement ? Tapez un nom de fichier, ou seulement Entrée pour non : ',
  };
  for (;;) {
    const file = (await io.ask(say(io, question)))?.trim();
    if (!file) return;
    try {
      willWrite(file);
      return writeText(file, text);
    } catch (e) {
      if (!(e instanceof UserError)) throw e;
      io.note(say(io, e.text));
    }
  }
}
