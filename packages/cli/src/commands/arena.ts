import { availableParallelism } from 'node:os';
import type { Budget } from '@starboard/bots';
import { type LoneStanding, matchesOf, type Standing, type Success, tableOf } from '@starboard/bots/arena';
import type { Text } from '@starboard/kernel';
import type { Command } from 'commander';
import { contestOf, type Invitation } from '../arenaContest.ts';
import { playHere, playOnThreads } from '../arenaCrew.ts';
import { addBudgetFlag } from '../budgetFlag.ts';
import { columns } from '../columns.ts';
import { addJsonFlag, addOptionFlag, addSeedFlag, wholeNumber } from '../flags.ts';
import { botsNamed, gameNamed, usualSeats } from '../named.ts';
import { optionsFrom } from '../options.ts';
import { progressBar } from '../progressBar.ts';
import { freshSeed } from '../seed.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

interface Flags {
  readonly games: number;
  readonly bots: string;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly budget?: Partial<Budget>;
  readonly workers: number;
  readonly json?: true;
}

/** What came of it all, as `--json` prints it. */
type Report = ReturnType<typeof tableOf> & Invitation & { readonly workers: number; readonly seconds: number };

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
        en: 'one bot a seat, or fewer who sit several times: a,b,…; with --seats 1 each plays alone',
        fr: 'un robot par place, ou moins qui s’assoient plusieurs fois : a,b,… ; avec --seats 1 chacun joue seul',
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
  addJsonFlag(addBudgetFlag(addSeedFlag(addOptionFlag(command, io), io), io), io).action(
    async (id: string, flags: Flags) => {
      const invitation = await invitationFrom(id, flags);
      const contest = await contestOf(invitation);
      const matches = matchesOf(contest);
      const progress = progressBar(io, matches);
      const start = performance.now();
      const played =
        flags.workers === 1
          ? playHere(contest, progress)
          : await playOnThreads(invitation, matches, flags.workers, progress);
      io.progress('');
      const seconds = (performance.now() - start) / 1000;
      const report: Report = { ...invitation, ...tableOf(contest, played), workers: flags.workers, seconds };
      io.print(flags.json ? JSON.stringify(report, null, 2) : sheet(report, io));
    },
  );
}

async function invitationFrom(id: string, flags: Flags): Promise<Invitation> {
  const game = await gameNamed(id);
  const named = botsNamed(flags.bots).map((bot) => bot.name);
  const seats = flags.seats ?? (named.length > 1 ? named.length : usualSeats(game));
  const options = optionsFrom(game, seats, flags.option);
  const { games, budget, seed = freshSeed() } = flags;
  return { game: id, games, bots: competing(named, seats), seats, options, budget, seed };
}

/** Who competes: everybody at a table for one, the same bot at all seats, or each equally often. */
function competing(named: readonly string[], seats: number): readonly string[] {
  if (named.length === 1) return Array.from({ length: seats }, () => named[0]);
  if (seats === 1 || seats % named.length === 0) return named;
  const fitting = Array.from({ length: seats }, (_, i) => i + 1).filter((n) => seats % n === 0);
  const numbers = (or: string) => `${fitting.slice(0, -1).join(', ')} ${or} ${fitting.at(-1)}`;
  return fail(
    `${named.length} bots do not fit ${seats} seats: name ${numbers('or')}.`,
    `${named.length} robots ne vont pas à ${seats} places : nommez-en ${numbers('ou')}.`,
  );
}

function sheet(report: Report, io: Terminal): string {
  const facts = [
    [say(io, { en: 'matches', fr: 'parties' }), `${report.games}`],
    ...('draws' in report ? [[say(io, { en: 'draws', fr: 'égalités' }), `${report.draws}`]] : []),
    [say(io, { en: 'seconds', fr: 'secondes' }), report.seconds.toFixed(1)],
    [say(io, { en: 'seed', fr: 'graine' }), report.seed],
  ];
  const tables = 'bySeat' in report ? competition(report.players, report.bySeat, io) : [alone(report.players, io)];
  const failures = report.players
    .filter((player) => player.failures > 0)
    .map(({ bot, failures, problem }) => say(io, broken(bot, failures, problem)));
  return [io.bold(report.game), ...tables, columns(facts), ...failures].join('\n\n').replace('\n\n', '\n');
}

function competition(players: readonly Standing[], seats: readonly Success[], io: Terminal): readonly string[] {
  const head = { en: 'bot,wins,,95 %,rating,points,ms', fr: 'robot,victoires,,95 %,cote,points,ms' };
  const rows = players.map((player) => [
    player.bot,
    ...successCells(player),
    `${player.rating.toFixed(1)} ± ${player.deviation.toFixed(1)}`,
    player.meanPoints.toFixed(2),
    player.msPerDecision.toFixed(1),
  ]);
  const seatHead = { en: 'seat,wins,,95 %,points', fr: 'place,victoires,,95 %,points' };
  const seatRows = seats.map((seat, i) => [`${i + 1}`, ...successCells(seat), seat.meanPoints.toFixed(2)]);
  return [columns([say(io, head).split(','), ...rows]), columns([say(io, seatHead).split(','), ...seatRows])];
}

function alone(players: readonly LoneStanding[], io: Terminal): string {
  const head = { en: 'bot,points,95 %,ms', fr: 'robot,points,95 %,ms' };
  const rows = players.map(({ bot, meanPoints, low, high, msPerDecision }) => [
    bot,
    meanPoints.toFixed(2),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
    msPerDecision.toFixed(1),
  ]);
  return columns([say(io, head).split(','), ...rows]);
}

function successCells({ wins, winRate, low, high }: Success): string[] {
  const percent = (rate: number) => (100 * rate).toFixed(1);
  return [`${Number(wins.toFixed(2))}`, `${percent(winRate)} %`, `${percent(low)}–${percent(high)}`];
}

function broken(bot: string, failures: number, problem = ''): Text {
  return {
    en: `${bot} broke down at ${failures} decisions and played at random there: ${problem}`,
    fr: `${bot} est tombé en panne à ${failures} décisions et y a joué au hasard : ${problem}`,
  };
}
