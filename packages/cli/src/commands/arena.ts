import { availableParallelism } from 'node:os';
import { automataOf, type Bot, decidingSeats } from '@starboard/bots';
import {
  type MatchResult,
  matchesOf,
  playMatch,
  type Standing,
  type Standings,
  type Success,
  standingsOf,
} from '@starboard/bots/arena';
import type { Seat, Text } from '@starboard/kernel';
import type { Command } from 'commander';
import { type ContestSpec, contestOf } from '../arenaContest.ts';
import { openArenaFile } from '../arenaFile.ts';
import { BOT_NAMES } from '../botText.ts';
import { addBudgetFlag, type BudgetWanted } from '../budgetFlag.ts';
import { columns } from '../columns.ts';
import { addForceFlag, addJsonFlag, addLimitFlag, addOptionFlag, addSeedFlag, wholeNumber } from '../flags.ts';
import { gameNamed, printWarnings } from '../games.ts';
import { optionsFrom } from '../options.ts';
import { AUTOMATON, botsNamed, playerName, seatsNeeded } from '../players.ts';
import { progressBar } from '../progressBar.ts';
import { brokenOff, failIf } from '../repeated.ts';
import { freshSeed } from '../seed.ts';
import { say, type Terminal } from '../terminal.ts';
import { workHere, workOnThreads } from '../threads.ts';
import { fail } from '../userError.ts';

interface Flags {
  readonly games: number;
  readonly bots: string;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly budget?: BudgetWanted;
  readonly workers: number;
  readonly limit: number;
  readonly save?: string;
  readonly resume?: string;
  readonly force?: true;
  readonly json?: true;
}

/** The launcher bundles the worker beside the program. */
const WORKER = new URL('./arenaWorker.mjs', import.meta.url);

/** What came of it all, as `--json` prints it. */
interface Report extends Standings, ContestSpec {
  /** The seats that the rules play by themselves. */
  readonly automata: readonly Seat[];
  readonly workers: number;
  readonly seconds: number;
  /** Matches that were played to their end: all, unless it was broken off. */
  readonly played: number;
}

export function addArena(program: Command, io: Terminal): void {
  const command = program
    .command('arena')
    .argument('<game>')
    .description(
      say(io, {
        en: 'let bots compete: seats rotate, everyone gets the same luck',
        fr: 'faire concourir des robots : les places tournent, la chance est la même pour tous',
      }),
    )
    .requiredOption(
      '--bots <names>',
      say(io, {
        en: `one bot a seat, or fewer who sit several times: a,b,… or exec:COMMAND; where one seat decides, each plays alone; automata need none. ${BOT_NAMES}`,
        fr: `un robot par place, ou moins qui s’assoient plusieurs fois : a,b,… ou exec:COMMANDE ; où une seule place décide, chacun joue seul ; les automates n’en ont pas besoin. ${BOT_NAMES}`,
      }),
    )
    .option(
      '--games <n>',
      say(io, {
        en: 'how many matches; best a multiple of the seats',
        fr: 'nombre de parties ; de préférence un multiple du nombre de places',
      }),
      wholeNumber('--games', 1),
      100,
    )
    .option('--seats <n>', say(io, { en: 'how many seats', fr: 'nombre de places' }), wholeNumber('--seats', 1))
    .option(
      '--workers <n>',
      say(io, { en: 'how many threads; 1 stays in this process', fr: 'nombre de fils ; 1 reste dans ce processus' }),
      wholeNumber('--workers', 1),
      availableParallelism(),
    );
  const save = {
    en: 'keep the results in this file as they come',
    fr: 'conserver les résultats dans ce fichier au fur et à mesure',
  };
  const resume = { en: 'go on with a contest that was saved', fr: 'continuer un concours conservé' };
  command.option('--save <file>', say(io, save)).option('--resume <file>', say(io, resume));
  addLimitFlag(addForceFlag(addBudgetFlag(addSeedFlag(addOptionFlag(command, io), io), io), io), io);
  addJsonFlag(command, io).action((id: string, flags: Flags) => compete(io, id, flags));
}

async function compete(io: Terminal, id: string, flags: Flags): Promise<void> {
  const wanted = await specFrom(id, flags, io);
  const file = openArenaFile(io, wanted, flags);
  const { spec } = file;
  const contest = await contestOf(spec);
  const total = matchesOf(contest);
  const pieces = { total, before: file.before, done: file.done };
  const progress = progressBar(io, total);
  const start = performance.now();
  const results: MatchResult[] =
    flags.workers === 1
      ? await workHere(pieces, (n) => playMatch(contest, n), progress)
      : await workOnThreads(WORKER, spec, flags.workers, pieces, progress);
  io.progress('');
  brokenOff(io, results.length, total);
  if (results.length === 0) return;
  const report: Report = {
    ...spec,
    played: results.length,
    ...standingsOf(contest, results),
    automata: automataOf(contest.game, contest.options),
    workers: flags.workers,
    seconds: (performance.now() - start) / 1000,
  };
  io.print(flags.json ? JSON.stringify(report, null, 2) : sheet(report, io));
  failIf(report.players.some(({ failures }) => failures > 0));
}

async function specFrom(id: string, flags: Flags, io: Terminal): Promise<ContestSpec> {
  const game = await gameNamed(id);
  // Without a budget the levels think off the clock, so that a seed repeats its matches.
  const { games, budget = {}, option, limit, seed = freshSeed() } = flags;
  const named = botsNamed(flags.bots, limit);
  const seats = flags.seats ?? seatsNeeded(game, { named, option, fill: true });
  const options = optionsFrom(game, seats, option);
  printWarnings(io, game, options);
  const bots = competing(named, decidingSeats(game, seats, options).length).map(({ name }) => name);
  return { game: id, games, bots, seats, options, budget, limit, seed };
}

/** Who competes: everybody where one seat decides, the same bot at all seats, or each equally often. */
function competing(named: readonly Bot[], deciding: number): readonly Bot[] {
  if (named.length === 1) return Array.from({ length: deciding }, () => named[0]);
  if (deciding === 1 || deciding % named.length === 0) return named;
  const fitting = Array.from({ length: deciding }, (_, i) => i + 1).filter((n) => deciding % n === 0);
  const numbers = (or: string) => `${fitting.slice(0, -1).join(', ')} ${or} ${fitting.at(-1)}`;
  return fail(
    `${named.length} bots do not fit ${deciding} seats: name ${numbers('or')}.`,
    `${named.length} robots ne vont pas à ${deciding} places : nommez-en ${numbers('ou')}.`,
  );
}

function sheet(report: Report, io: Terminal): string {
  const { players, bySeat, draws, unwon, automata } = report;
  const facts = [
    [say(io, { en: 'matches', fr: 'parties' }), `${report.played}`],
    [say(io, { en: 'draws', fr: 'égalités' }), `${draws}`],
    ...(unwon > 0 && bySeat.length > 1 ? [[say(io, { en: 'won by nobody', fr: 'sans gagnant' }), `${unwon}`]] : []),
    [say(io, { en: 'seconds', fr: 'secondes' }), report.seconds.toFixed(1)],
    [say(io, { en: 'seed', fr: 'graine' }), report.seed],
  ];
  const tables = [
    playersTable(players, bySeat.length === 1, io),
    ...(bySeat.length > 1 ? [seatsTable(bySeat, automata, io)] : []),
  ];
  const failures = players
    .filter((player) => player.failures > 0)
    .map(({ bot, failures, problem }) => say(io, failed(bot, failures, problem)));
  return [io.bold(report.game), ...tables, columns(facts), ...failures].join('\n\n').replace('\n\n', '\n');
}

function playersTable(players: readonly Standing[], alone: boolean, io: Terminal): string {
  const rated = players.every(({ rating }) => rating !== undefined);
  // Who plays alone does not beat anybody: the goal is reached or missed.
  const won = alone ? { en: 'goals reached', fr: 'buts atteints' } : { en: 'wins', fr: 'victoires' };
  const head = rated
    ? { en: `bot,${won.en},,95 %,rating,points,95 %,ms`, fr: `robot,${won.fr},,95 %,cote,points,95 %,ms` }
    : { en: `bot,${won.en},,95 %,points,95 %,ms`, fr: `robot,${won.fr},,95 %,points,95 %,ms` };
  const rows = players.map((player) => [
    player.bot,
    ...successCells(player),
    ...(rated ? [`${player.rating?.toFixed(1)} ± ${player.deviation?.toFixed(1)}`] : []),
    player.meanPoints.toFixed(2),
    `${player.pointsLow.toFixed(2)}–${player.pointsHigh.toFixed(2)}`,
    player.msPerDecision.toFixed(1),
  ]);
  return columns([say(io, head).split(','), ...rows]);
}

function seatsTable(seats: readonly Success[], automata: readonly Seat[], io: Terminal): string {
  const head = { en: 'seat,wins,,95 %,points', fr: 'place,victoires,,95 %,points' };
  const rows = seats.map((success, seat) => [
    automata.includes(seat) ? playerName(AUTOMATON, seat, io.lang) : `${seat + 1}`,
    ...successCells(success),
    success.meanPoints.toFixed(2),
  ]);
  return columns([say(io, head).split(','), ...rows]);
}

function successCells({ wins, winRate, low, high }: Success): string[] {
  const percent = (rate: number) => (100 * rate).toFixed(1);
  return [`${Number(wins.toFixed(2))}`, `${percent(winRate)} %`, `${percent(low)}–${percent(high)}`];
}

function failed(bot: string, failures: number, problem = ''): Text {
  return {
    en: `${bot} failed at ${failures} decisions and took the default action there: ${problem}`,
    fr: `${bot} a échoué à ${failures} décisions et y a pris l’action par défaut : ${problem}`,
  };
}
