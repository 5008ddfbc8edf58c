import {
  type AnyGame,
  formatProblems,
  formatShort,
  type Match,
  opened,
  outcome,
  type Replayed,
  replay,
  type Seat,
} from '@starboard/kernel';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import { wholeNumber } from '../flags.ts';
import { type Recorded, recordedIn } from '../recorded.ts';
import { type Eyes, seatName, sentences, standing } from '../telling.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

interface Flags {
  readonly to?: number;
  readonly as: string;
}

export function addReplay(program: Command, io: Terminal): void {
  const about = { en: 'print a recorded match as text', fr: 'écrire une partie enregistrée sous forme de texte' };
  const to = { en: 'stop after this many actions', fr: 's’arrêter après ce nombre d’actions' };
  const as = {
    en: 'whose eyes: a seat as numbered in the record (0 is the first), spectator, or open to see everything',
    fr: 'par quels yeux : une place numérotée comme dans l’enregistrement (0 est la première), spectator, ou open pour tout voir',
  };
  program
    .command('replay')
    .argument('<file>')
    .description(say(io, about))
    .option('--to <n>', say(io, to), wholeNumber('--to', 0))
    .option('--as <seat>', say(io, as), 'open')
    .action(async (file: string, flags: Flags) => {
      const recorded = await recordedIn(readText(file));
      if ('problems' in recorded) {
        const { problems } = recorded;
        return fail(`${file}: ${formatProblems(problems, 'en')}`, `${file} : ${formatProblems(problems, 'fr')}`);
      }
      const { game, record } = recorded.value;
      const eyes = eyesOf(flags.as, record.seats.length);
      const to = flags.to ?? record.actions.length;
      if (to > record.actions.length) {
        const n = record.actions.length;
        fail(`--to ${to}: the record has only ${n} actions.`, `--to ${to} : l’enregistrement n’a que ${n} actions.`);
      }
      tell(io, { game, record: { ...record, actions: record.actions.slice(0, to) } }, eyes, file);
    });
}

function eyesOf(text: string, seats: number): Eyes {
  if (text === 'open') return 'open';
  if (text === 'spectator') return null;
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  return fail(
    `--as should be a seat from 0 to ${seats - 1}, spectator or open, not “${text}”.`,
    `--as devrait être une place de 0 à ${seats - 1}, spectator ou open, pas « ${text} ».`,
  );
}

/** Prints the match action by action, then the table as it stands, and the result if it is over. */
function tell(io: Terminal, { game, record }: Recorded, eyes: Eyes, file: string): void {
  const names = record.seats.map((seat) => seat.name);
  const steps = replay(game, record);
  const first = opened(game, record);
  let before = 'value' in first ? first.value : undefined;
  let next = steps.next();
  if (before) io.print(title(io, game, names, eyes));
  for (let n = 1; !next.done; n++, next = steps.next()) {
    io.print(`\n${n}. ${headline(io, before, next.value, eyes, names)}`);
    for (const sentence of sentences(game, next.value.events, eyes, io.lang)) io.print(`   ${sentence}`);
    before = next.value.match;
  }
  if ('problems' in next.value) {
    io.note(`${file}: ${formatProblems(next.value.problems, io.lang)}`);
    process.exitCode = 1;
    return;
  }
  const match = next.value.value;
  io.print(`\n${tableFor(match, eyes, names, io)}`);
  const result = outcome(match);
  if (result) io.print(`\n${standing(game, result, names, io.lang)}`);
}

/** What is shown: the game, who sat where, and through whose eyes. */
function title(io: Terminal, game: AnyGame, names: readonly string[], eyes: Eyes): string {
  const seats = names.map((_, seat) => seatName(seat, names, io.lang)).join(', ');
  const spectator = { en: 'a spectator', fr: 'un spectateur' };
  const whose = eyes === null ? say(io, spectator) : eyes !== 'open' && seatName(eyes, names, io.lang);
  const seen = whose ? `\n${say(io, { en: `As seen by ${whose}`, fr: `Vu par : ${whose}` })}` : '';
  return `${io.bold(game.text.name[io.lang])}: ${seats}${seen}`;
}

/** Who acted, and what it did where those eyes may see that; else only the events tell. */
function headline(
  io: Terminal,
  before: Match | undefined,
  { match, seat }: Replayed,
  eyes: Eyes,
  names: readonly string[],
) {
  const who = io.bold(seatName(seat, names, io.lang));
  if (!before || (eyes !== 'open' && eyes !== seat)) return who;
  const { action } = match.steps[match.steps.length - 1];
  const { game } = match;
  return `${who}: ${game.text.action(action, game.view(before.state, seat), io.lang)} ${io.dim(`(${formatShort(action)})`)}`;
}

/** The table for those eyes; for open eyes as each seat sees it, for then nothing is hidden. */
function tableFor({ game, state }: Match, eyes: Eyes, names: readonly string[], io: Terminal): string {
  const seen = (seat: Seat | null) => game.text.table(game.view(state, seat), io.lang);
  if (eyes !== 'open') return seen(eyes);
  return names.map((_, seat) => `${io.bold(seatName(seat, names, io.lang))}\n${seen(seat)}`).join('\n\n');
}
