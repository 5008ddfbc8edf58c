import { type AnyGame, formatRecord, type Match, outcome, record, rngOf, start } from '@starboard/kernel';
import type { Command } from 'commander';
import { writeText } from '../files.ts';
import { addOptionFlag, addSeedFlag } from '../flags.ts';
import { gameNamed, playerName, playersNamed, usualSeats, YOU } from '../named.ts';
import { optionsFrom } from '../options.ts';
import { keyOf } from '../seed.ts';
import { playSession } from '../session.ts';
import { seatName, standing } from '../telling.ts';
import { say, type Terminal } from '../terminal.ts';
import { UserError } from '../userError.ts';

export interface PlayFlags {
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly save?: string;
}

export function addPlay(program: Command, io: Terminal): void {
  const command = program
    .command('play')
    .argument('<game>')
    .description(say(io, { en: 'play in the terminal', fr: 'jouer dans le terminal' }));
  addPlayFlags(command, io).action(async (id: string, flags: PlayFlags) => playHere(io, await gameNamed(id), flags));
}

/** Adds the flags of a match at this terminal. */
export function addPlayFlags(command: Command, io: Terminal): Command {
  const seats = {
    en: 'who sits where: you, or the name of a bot, for each seat',
    fr: 'qui est assis où : you, ou le nom d’un robot, pour chaque place',
  };
  const save = {
    en: 'keep the record of the match in this file',
    fr: 'conserver l’enregistrement de la partie dans ce fichier',
  };
  return addSeedFlag(addOptionFlag(command.option('--seats <list>', say(io, seats)), io), io).option(
    '--save <file>',
    say(io, save),
  );
}

/** Plays one match here, with `extra` options beside those of the flags. */
export async function playHere(io: Terminal, game: AnyGame, flags: PlayFlags, extra: object = {}): Promise<void> {
  const { seed, save } = flags;
  const players = playersNamed(flags.seats ?? usual(game));
  const options = optionsFrom(game, players.length, flags.option, extra);
  const first = start(game, players.length, options, keyOf(seed));
  const rng = rngOf(keyOf(seed === undefined ? undefined : `${seed}/bots`));
  const recorded = (match: Match) =>
    formatRecord(
      record(
        match,
        players.map((player) => playerName(player)),
      ),
    );
  const changed = (match: Match) => save !== undefined && writeText(save, recorded(match));
  const names = players.map((player) => playerName(player, io.lang));
  io.print(`${io.bold(game.text.name[io.lang])}: ${names.map((_, seat) => seatName(seat, names, io.lang)).join(', ')}`);
  const match = await playSession(io, players, { first, rng, changed });
  io.print(`\n${ending(io, match, names)}`);
  if (save !== undefined) {
    io.print(say(io, { en: `The record is in ${save}.`, fr: `L’enregistrement est dans ${save}.` }));
  } else if (io.interactive && match.steps.length > 0) await offerToSave(io, recorded(match));
}

/** The last table and the standing, or that the match was left. */
function ending(io: Terminal, match: Match, names: readonly string[]): string {
  const { game, state } = match;
  const result = outcome(match);
  if (!result) return say(io, { en: 'The match ends here, unfinished.', fr: 'La partie s’arrête ici, inachevée.' });
  const over = io.bold(say(io, { en: 'The match is over.', fr: 'La partie est finie.' }));
  return `${game.text.table(game.view(state, null), io.lang)}\n\n${over}\n${standing(game, result, names, io.lang)}`;
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
      return writeText(file, text);
    } catch (e) {
      if (!(e instanceof UserError)) throw e;
      io.note(say(io, e.text));
    }
  }
}
