import { replay } from '@starboard/kernel';
import { type GoldenMatch, golden, greedy, playGolden } from '@starboard/kernel/laws';
import { expect, test } from 'vitest';
import { type Event, game, type State } from '../src/index.ts';
import { halfPoints } from '../src/scoring.ts';

/** Points first, then small leads: a lead of more than two is waste. */
const player = greedy<State>((s, seat) => {
  const points = halfPoints(s);
  const leads = s.players[seat].forces.map((force, i) => force.length - s.players[1 - seat].forces[i].length);
  return (points[seat] - points[1 - seat]) * 10 + leads.reduce((sum, lead) => sum + Math.max(-2, Math.min(2, lead)), 0);
}, 3);

/** Who triggers the end, in whose pile, and how it ends: by the seed of a match that did. */
const ENDS: readonly [who: 'random' | 'greedy', end: string, seed: number][] = [
  ['greedy', 'first-other firstWins', 26],
  ['greedy', 'first-other secondWins', 6],
  ['greedy', 'first-own firstWins', 15],
  ['greedy', 'first-own secondWins', 13],
  ['greedy', 'first-own tie', 45],
  ['greedy', 'second-other firstWins', 22],
  ['greedy', 'second-other secondWins', 1],
  ['greedy', 'second-other tie', 72],
  ['greedy', 'second-own firstWins', 0],
  ['greedy', 'second-own secondWins', 2],
  ['greedy', 'second-own tie', 30],
  ['random', 'first-other firstWins', 8],
  ['random', 'first-other secondWins', 18],
  ['random', 'first-other tie', 58],
  ['random', 'first-own firstWins', 3],
  ['random', 'first-own secondWins', 2],
  ['random', 'first-own secondWins noDeployment', 853],
  ['random', 'first-own tie', 22],
  ['random', 'second-other firstWins', 0],
  ['random', 'second-other secondWins', 13],
  ['random', 'second-other tie', 64],
  ['random', 'second-own firstWins', 5],
  ['random', 'second-own secondWins', 1],
  ['random', 'second-own secondWins noDeployment', 1170],
  ['random', 'second-own tie', 21],
];

const matches = ENDS.map(
  ([who, end, seed]): GoldenMatch => ({
    name: `${who}-${end.replace(' ', '-').replace(' ', '-')}`,
    seats: 2,
    seed: `golden ${seed}`,
    ...(who === 'greedy' ? { player } : {}),
  }),
);

golden(game, new URL('./golden/', import.meta.url), matches);

test('the records cover every way a match can end', () => {
  for (const [i, match] of matches.slice(11).entries()) expect(endOf(match)).toBe(ENDS[11 + i][1]);
});

/** In whose turn the end was triggered, whose pile ran out, who won, and whether a turn passed without a deployment. */
function endOf(match: GoldenMatch): string {
  const { record } = playGolden(game, match);
  let active: number | undefined;
  let first = 0;
  let end = '';
  let idle = '';
  for (const step of replay(game, record)) {
    first = (step.match.state as State).first;
    active ??= first;
    for (const e of step.events as readonly Event[]) {
      if (e.type === 'turn') active = e.seat;
      if (e.type === 'endTriggered')
        end = `${active === first ? 'first' : 'second'}-${e.seat === active ? 'own' : 'other'}`;
      if (e.type === 'noDeployment') idle = ' noDeployment';
    }
  }
  const places = record.result && 'places' in record.result ? record.result.places : [];
  const winner = places[0] === places[1] ? 'tie' : places[first] === 1 ? 'firstWins' : 'secondWins';
  return `${end} ${winner}${idle}`;
}
