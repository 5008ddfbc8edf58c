import {
  type AnyGame,
  COLON,
  formatProblems,
  formatShort,
  type Match,
  type Names,
  opened,
  outcome,
  type Problem,
  type Replayed,
  replay,
  type Seat,
  verify,
} from '@starboard/kernel';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import { wholeNumber } from '../flags.ts';
import { namesInTexts } from '../players.ts';
import { type Recorded, recordedIn } from '../recorded.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail, UserError } from '../userError.ts';
import { finalResult, type Reader, seatName, sentences, whoWon } from '../wording.ts';

interface Flags {
  readonly to?: number;
  readonly as: string;
}

export function addReplay(program: Command, io: Terminal): void {
  const about = {
    en: 'print recorded matches as text; - reads from the input',
    fr: 'écrire des parties enregistrées sous forme de texte ; - lit l’entrée',
  };
  const to = { en: 'stop after this many actions', fr: 's’arrêter après ce nombre d’actions' };
  const as = {
    en: 'who reads: a seat as numbered in the record (0 is the first), spectator, or open to see everything',
    fr: 'qui lit : une place numérotée comme dans l’enregistrement (0 est la première), spectator, ou open pour tout voir',
  };
  program
    .command('replay')
    .argument('<file...>')
    .description(say(io, about))
    .option('--to <n>', say(io, to), wholeNumber('--to', 0))
    .option('--as <seat>', say(io, as), 'open')
    .action(async (files: readonly string[], flags: Flags) => {
      let worst = 0;
      for (const [n, file] of files.entries()) {
        if (n > 0) io.print('');
        worst = Math.max(worst, await replayFile(io, file, flags));
      }
      process.exitCode = worst;
    });
}

/** Prints the match of a file; the exit code that it deserves. A file that cannot be read stops no others. */
async function replayFile(io: Terminal, file: string, flags: Flags): Promise<number> {
  try {
    const recorded = await recordedIn(readText(file));
    const problems = 'problems' in recorded ? recorded.problems : replayed(io, recorded.value, flags);
    if (problems.length > 0) io.note(`${file}${COLON[io.lang]}${formatProblems(problems, io.lang)}`);
    return problems.length === 0 ? 0 : 1;
  } catch (e) {
    if (!(e instanceof UserError)) throw e;
    io.note(say(io, e.text));
    return 2;
  }
}

/** Prints a match as far as it was asked for; what is not true of its record. */
function replayed(io: Terminal, recorded: Recorded, flags: Flags): readonly Problem[] {
  const { record } = recorded;
  const names = record.seats.map((seat) => seat.name);
  const reader = readerOf(flags.as, names.length);
  const to = flags.to ?? record.actions.length;
  if (to > record.actions.length) {
    const n = record.actions.length;
    fail(`--to ${to}: the record has only ${n} actions.`, `--to ${to} : l’enregistrement n’a que ${n} actions.`);
  }
  const problems = printMatch({ io, reader, names, called: namesInTexts(names) }, recorded, to);
  return problems.length > 0 ? problems : alterations(recorded);
}

/** What a record says of its end that its actions do not lead to. */
function alterations({ game, record }: Recorded): readonly Problem[] {
  const verified = verify(game, record);
  return 'problems' in verified ? verified.problems : [];
}

function readerOf(text: string, seats: number): Reader {
  if (text === 'open') return 'open';
  if (text === 'spectator') return null;
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  const [en, fr] = seats === 1 ? ['0', '0'] : [`a seat from 0 to ${seats - 1}`, `une place de 0 à ${seats - 1}`];
  return fail(
    `--as should be ${en}, spectator or open, not “${text}”.`,
    `--as devrait être ${fr}, spectator ou open, pas « ${text} ».`,
  );
}

/** Who a match is printed for. */
interface Printing {
  readonly io: Terminal;
  readonly reader: Reader;
  /** The names of all seats, for lists. */
  readonly names: readonly string[];
  /** What the texts of the game call the seats. */
  readonly called: Names;
}

/** Prints the first `to` actions of a match, then the table as it stands, and the result if it is over. */
function printMatch(printing: Printing, { game, record }: Recorded, to: number): readonly Problem[] {
  const { io, reader, names, called } = printing;
  const shown = { ...record, actions: record.actions.slice(0, to) };
  const steps = replay(game, shown);
  const first = opened(game, shown);
  let before = 'value' in first ? first.value : undefined;
  let next = steps.next();
  if (before) io.print(title(printing, game));
  for (let n = 1; !next.done; n++, next = steps.next()) {
    io.print(`\n${n}. ${headline(printing, before, next.value)}`);
    for (const sentence of sentences(game, next.value.events, reader, { lang: io.lang, names: called })) {
      io.print(`   ${sentence}`);
    }
    before = next.value.match;
  }
  if ('problems' in next.value) return next.value.problems;
  const match = next.value.value;
  io.print(`\n${tableFor(printing, match)}`);
  const result = outcome(match);
  if (result) io.print(`\n${finalResult(game, result, names, io.lang)}`);
  else if (to === record.actions.length && record.result && 'forfeit' in record.result) {
    io.print(`\n${say(io, whoWon(record.result, names))}`);
  }
  return [];
}

/** What is shown: the game, who sat where, and who reads. */
function title({ io, names, reader }: Printing, game: AnyGame): string {
  const seats = names.map((_, seat) => seatName(seat, names, io.lang)).join(', ');
  const spectator = { en: 'a spectator', fr: 'un spectateur' };
  const who = reader === null ? say(io, spectator) : reader !== 'open' && seatName(reader, names, io.lang);
  const seen = who ? `\n${say(io, { en: `As seen by ${who}`, fr: `Vu par : ${who}` })}` : '';
  return `${io.bold(game.text.name[io.lang])}: ${seats}${seen}`;
}

/** Who acted, and what it did where the reader may see that; else only the events tell. */
function headline(
  { io, reader, names, called }: Printing,
  before: Match | undefined,
  { match, seat }: Replayed,
): string {
  const who = io.bold(seatName(seat, names, io.lang));
  if (!before || (reader !== 'open' && reader !== seat)) return who;
  const { action } = match.steps[match.steps.length - 1];
  const { game } = match;
  const words = game.text.action(action, game.view(before.state, seat), io.lang, called);
  return `${who}: ${words} ${io.dim(`(${formatShort(action)})`)}`;
}

/** The table as the reader sees it; as each seat sees it for a reader who may see everything. */
function tableFor({ io, reader, names, called }: Printing, { game, state }: Match): string {
  const seen = (seat: Seat | null) => game.text.table(game.view(state, seat), io.lang, called);
  if (reader !== 'open') return seen(reader);
  return names.map((_, seat) => `${io.bold(seatName(seat, names, io.lang))}\n${seen(seat)}`).join('\n\n');
}
