import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { addJsonFlag, addOptionFlag, addSeedFlag, wholeNumber } from '../flags.ts';
import { gameNamed, printWarnings } from '../games.ts';
import { botsNamed, playerName, seatingFor } from '../players.ts';
import { progressBar } from '../progressBar.ts';
import { freshSeed } from '../seed.ts';
import { type Summary, simulate } from '../simulation.ts';
import { say, type Terminal } from '../terminal.ts';

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
      say(io, {
        en: 'one bot a seat, or one for all: a,b,…; automata of the options need none',
        fr: 'un robot par place, ou un pour toutes : a,b,… ; les automates des options n’en ont pas besoin',
      }),
      'random',
    )
    .option('--seats <n>', say(io, { en: 'how many seats', fr: 'nombre de places' }), wholeNumber('--seats', 1));
  addJsonFlag(addSeedFlag(addOptionFlag(command, io), io), io).action(async (id: string, flags: Flags) => {
    const game = await gameNamed(id);
    const { games, seats, option, seed = freshSeed() } = flags;
    const { players, options } = seatingFor(game, { named: botsNamed(flags.bots), seats, option, fill: true });
    printWarnings(io, game, options);
    const study = flags.json === true;
    const summary = simulate({ game, games, players, options, seed, study }, progressBar(io, games));
    io.progress('');
    io.print(
      flags.json
        ? JSON.stringify(summary, null, 2)
        : sheet(
            summary,
            players.map((player, seat) => playerName(player, seat, io.lang)),
            io,
          ),
    );
  });
}

function sheet(summary: Summary, names: readonly string[], io: Terminal): string {
  const { games, wins, winRates, draws, unwon, meanPoints } = summary;
  const percent = (share: number) => (100 * share).toFixed(1);
  const seats = names.map((name, seat) => {
    const { value, low, high } = winRates[seat];
    return [
      `${seat + 1}`,
      name,
      `${wins[seat]}`,
      `${percent(value)} %`,
      `${percent(low)}–${percent(high)}`,
      meanPoints[seat].toFixed(2),
    ];
  });
  const head = say(io, { en: 'seat,player,wins,,95 %,points', fr: 'place,joueur,victoires,,95 %,points' }).split(',');
  const facts = [
    [say(io, { en: 'matches', fr: 'parties' }), `${games}`],
    [say(io, { en: 'draws', fr: 'égalités' }), `${draws} (${percent(draws / games)} %)`],
    ...(unwon > 0
      ? [[say(io, { en: 'won by nobody', fr: 'sans gagnant' }), `${unwon} (${percent(unwon / games)} %)`]]
      : []),
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
