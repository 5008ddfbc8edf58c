import { availableParallelism } from 'node:os';
import type { Text } from '@starboard/kernel';
import type { Command } from 'commander';
import { attempt } from '../attempt.ts';
import { BOT_NAMES } from '../botText.ts';
import { addBudgetFlag, type BudgetWanted } from '../budgetFlag.ts';
import { willWrite, writeText } from '../files.ts';
import { addForceFlag, addJsonFlag, addLimitFlag, addOptionFlag, addSeedFlag, wholeNumber } from '../flags.ts';
import { gameNamed, printWarnings } from '../games.ts';
import { KEPT, keeperOf, keptIn, willKeep } from '../kept.ts';
import { AUTOMATON, botsNamed, seatingFor } from '../players.ts';
import { progressBar } from '../progressBar.ts';
import { brokenOff, failIf } from '../repeated.ts';
import { freshSeed } from '../seed.ts';
import { playMatch, type Report } from '../simulation.ts';
import { csvOf } from '../simulationCsv.ts';
import { pageOf } from '../simulationPage.ts';
import { simulationSheet } from '../simulationSheet.ts';
import { type SimulationSpec, simulationOf } from '../simulationSpec.ts';
import { summaryOf } from '../summary.ts';
import { tallyFor } from '../tally.ts';
import { say, type Terminal } from '../terminal.ts';
import { workHere, workOnThreads } from '../threads.ts';

interface Flags {
  readonly games: number;
  readonly bots: string;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly budget?: BudgetWanted;
  readonly workers: number;
  readonly limit: number;
  readonly keep: readonly string[];
  readonly into: string;
  readonly csv?: string;
  readonly html?: string;
  readonly force?: true;
  readonly json?: true;
}

/** The launcher bundles the worker beside the program. */
const WORKER = new URL('./simulateWorker.mjs', import.meta.url);

const ABOUT: Readonly<Record<string, Text>> = {
  command: {
    en: 'let bots play many matches and sum up',
    fr: 'faire jouer beaucoup de parties par des robots et résumer',
  },
  games: { en: 'how many matches', fr: 'nombre de parties' },
  bots: {
    en: `one bot a seat, or one for all: a,b,… or exec:COMMAND; automata of the options need none. ${BOT_NAMES}`,
    fr: `un robot par place, ou un pour toutes : a,b,… ou exec:COMMANDE ; les automates des options n’en ont pas besoin. ${BOT_NAMES}`,
  },
  seats: { en: 'how many seats', fr: 'nombre de places' },
  workers: {
    en: 'how many threads; the result does not depend on it',
    fr: 'nombre de fils ; le résultat n’en dépend pas',
  },
  keep: { en: `keep records of matches: ${KEPT.join(', ')}`, fr: `conserver des parties : ${KEPT.join(', ')}` },
  into: { en: 'the folder for the records', fr: 'le dossier des enregistrements' },
  csv: { en: 'write a table of all matches', fr: 'écrire un tableau de toutes les parties' },
  html: { en: 'write a page with plots', fr: 'écrire une page avec des graphiques' },
};

export function addSimulate(program: Command, io: Terminal): void {
  const command = program
    .command('simulate')
    .argument('<game>')
    .description(say(io, ABOUT.command))
    .option('--games <n>', say(io, ABOUT.games), wholeNumber('--games', 1), 100)
    .option('--bots <names>', say(io, ABOUT.bots), 'random')
    .option('--seats <n>', say(io, ABOUT.seats), wholeNumber('--seats', 1))
    .option('--workers <n>', say(io, ABOUT.workers), wholeNumber('--workers', 1), availableParallelism())
    .option('--keep <kinds>', say(io, ABOUT.keep), keptIn, [])
    .option('--into <folder>', say(io, ABOUT.into), '.')
    .option('--csv <file>', say(io, ABOUT.csv))
    .option('--html <file>', say(io, ABOUT.html));
  addLimitFlag(addBudgetFlag(addSeedFlag(addOptionFlag(command, io), io), io), io);
  addForceFlag(addJsonFlag(command, io), io).action((id: string, flags: Flags) => simulate(io, id, flags));
}

async function simulate(io: Terminal, id: string, flags: Flags): Promise<void> {
  const { games, csv, html, force, into } = flags;
  for (const file of [csv, html]) if (file !== undefined) willWrite(file, force);
  willKeep(flags.keep, into, id, force);
  const spec = await specFrom(io, id, flags);
  const simulation = await simulationOf(spec);
  const progress = progressBar(io, games);
  const start = performance.now();
  const tally = tallyFor(simulation);
  const keeper = keeperOf(flags.keep);
  const done = (report: Report) => {
    keeper.offer(report);
    return tally.add(report);
  };
  const pieces = { total: games, done };
  // A thread costs as much as many short matches.
  const threads = Math.min(flags.workers, Math.ceil(games / 20));
  const reports: Report[] =
    threads === 1
      ? await workHere(pieces, (n) => playMatch(simulation, n), progress)
      : await workOnThreads(WORKER, spec, threads, pieces, progress);
  io.progress('');
  brokenOff(io, reports.length, games);
  if (reports.length === 0) return;
  const summary = summaryOf(simulation, reports, tally, (performance.now() - start) / 1000);
  io.print(flags.json ? JSON.stringify(summary, null, 2) : simulationSheet(summary, io));
  failIf(summary.failures.some((lost) => lost > 0));
  if (csv !== undefined) attempt(io, () => writeText(csv, csvOf(reports)));
  if (html !== undefined) attempt(io, () => writeText(html, pageOf(simulation.game, summary, io.lang)));
  for (const { file, text } of keeper.records(into, id)) if (attempt(io, () => writeText(file, text))) io.note(file);
}

/** Without a budget the levels think off the clock, so that a seed repeats its matches. */
async function specFrom(io: Terminal, id: string, flags: Flags): Promise<SimulationSpec> {
  const game = await gameNamed(id);
  const { seats, option, limit, budget = {}, seed = freshSeed() } = flags;
  const { players, options } = seatingFor(game, { named: botsNamed(flags.bots, limit), seats, option, fill: true });
  printWarnings(io, game, options);
  const names = players.map((player) => (player === AUTOMATON ? AUTOMATON : player.name));
  const study = flags.json === true || flags.html !== undefined;
  return { game: id, players: names, options, seed, budget, limit, study, records: flags.keep.length > 0 };
}
