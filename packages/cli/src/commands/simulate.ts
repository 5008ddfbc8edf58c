import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { addJsonFlag, addOptionFlag, addSeedFlag, wholeNumber } from '../flags.ts';
import { botsNamed, gameNamed, usualSeats } from '../named.ts';
import { optionsFrom } from '../options.ts';
import { progressBar } from '../progressBar.ts';
import { freshSeed } from '../seed.ts';
import { type Summary, simulate } from '../simulation.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

interface Flags {
  readonly games: number;
  readonly bots: string;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, io: Terminal): void {
  const command = program
    .command('simulate')
    .argument('<game>')
    .description(
      say(io, {
        en: 'let bots play many matches and sum up',
        fr: 'faire jouer beaucoup de parties par des robots et résumer',
      }),
    )
    .option('--games <n>', say(io, { en: 'how many matches', fr: 'nombre de parties' }), wholeNumber('--games', 1), 100)
    .option(
      '--bots <names>',
      say(io, { en: 'one bot a seat, or one for all: a,b,…', fr: 'un robot par place, ou un pour toutes : a,b,…' }),
      'random',
    )
    .option(
      '--seats <n>',
      say(io, { en: 'how many seats, for one bot in all of them', fr: 'nombre de places, pour un robot à toutes' }),
      wholeNumber('--seats', 1),
    );
  addJsonFlag(addSeedFlag(addOptionFlag(command, io), io), io).action(async (id: string, flags: Flags) => {
    const game = await gameNamed(id);
    const named = botsNamed(flags.bots);
    const seats = flags.seats ?? (named.length > 1 ? named.length : usualSeats(game));
    const bots = named.length > 1 ? named : Array.from({ length: seats }, () => named[0]);
    if (bots.length !== seats) {
      fail(`${bots.length} bots do not fit ${seats} seats.`, `${bots.length} robots ne vont pas à ${seats} places.`);
    }
    const options = optionsFrom(game, seats, flags.option);
    const seed = flags.seed ?? freshSeed();
    const summary = simulate(
      { game, games: flags.games, bots, options, seed, study: flags.json === true },
      progressBar(io, flags.games),
    );
    io.progress('');
    io.print(flags.json ? JSON.stringify(summary, null, 2) : sheet(summary, io));
  });
}

function sheet(summary: Summary, io: Terminal): string {
  const { games, wins, draws, meanPoints, bots } = summary;
  const percent = (n: number) => `${((100 * n) / games).toFixed(1)} %`;
  const seats = bots.map((bot, seat) => [
    `${seat + 1}`,
    bot,
    `${wins[seat]}`,
    percent(wins[seat]),
    meanPoints[seat].toFixed(2),
  ]);
  const head = say(io, { en: 'seat,bot,wins,,points', fr: 'place,robot,victoires,,points' }).split(',');
  const facts = [
    [say(io, { en: 'matches', fr: 'parties' }), `${games}`],
    [say(io, { en: 'draws', fr: 'égalités' }), `${draws} (${percent(draws)})`],
    [say(io, { en: 'decisions a match', fr: 'décisions par partie' }), summary.meanDecisions.toFixed(1)],
    [say(io, { en: 'turns a match', fr: 'tours par partie' }), summary.meanTurns.toFixed(1)],
    [
      say(io, { en: 'decisions a second', fr: 'décisions par seconde' }),
      Math.round(summary.decisionsPerSecond).toString(),
    ],
    [say(io, { en: 'seconds', fr: 'secondes' }), summary.seconds.toFixed(2)],
    [say(io, { en: 'seed', fr: 'graine' }), summary.seed],
  ];
  return `${io.bold(summary.game)}\n${columns([head, ...seats])}\n\n${columns(facts)}`;
}
