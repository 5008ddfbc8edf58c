import { readFileSync } from 'node:fs';
import { type Replayed, replay, type Seat } from '@starboard/kernel';
import { type GoldenMatch, golden, greedy } from '@starboard/kernel/laws';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../src/content/customSamples.ts';
import {
  type ActionType,
  contentOf,
  type Event,
  game,
  MODES,
  type Mode,
  type Options,
  resultIn,
  SET,
  SHORT_SET,
  type State,
  stateOdds,
} from '../src/index.ts';
import { tallies } from '../src/scoring.ts';

/** Own points ahead of the best other, and the chance of what this turn may still bring. */
const player = greedy<State>((s, seat: Seat) => {
  const points = tallies(s).map((tally) => tally.points);
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] - Math.max(...others)) * 10 + (s.active === seat ? bestChance(s) : 0);
}, 2);

/** The best chance among the cards that may be claimed, weighed by what they are worth. */
function bestChance(s: State): number {
  const c = contentOf(s.options);
  const aimed = s.turn.target >= 0 ? [s.turn.target] : c.uids.map((_, card) => card);
  const worth = (card: number) => (card < c.worlds.length ? 1 + c.worlds[card].points : 1);
  return Math.max(0, ...aimed.map((card) => (stateOdds(s, c.uids[card])?.claim ?? 0) * worth(card)));
}

interface Wanted {
  readonly options: Partial<Options>;
  readonly seats: number;
  readonly seed: number;
  readonly random?: true;
  /** What ends it, and how the winner is found. */
  readonly end: `${'world' | 'settlement' | 'stall'} ${'points' | 'systems' | 'cards' | 'shared'}`;
}

const on = (...modes: Mode[]): Partial<Options> => Object.fromEntries(modes.map((mode) => [mode, true]));
const bare = on('peaceful', 'classic');
const settled = on('peaceful', 'classic', 'additionalSettlements');
const ALL = SET.tables.upgrades.map(({ id }) => id);
const [thrusters, well, minefield, gate] = SAMPLES;

/** Every mode alone and many together, 2 to 6 players, every kind of blank card, another card set. */
const MATCHES: Readonly<Record<string, Wanted>> = {
  'standard-2': { options: {}, seats: 2, seed: 0, end: 'world points' },
  'standard-3-random': { options: {}, seats: 3, seed: 1020, random: true, end: 'stall cards' },
  'standard-5': { options: {}, seats: 5, seed: 0, end: 'world points' },
  'peaceful-3-systems': { options: on('peaceful'), seats: 3, seed: 0, end: 'world systems' },
  'peaceful-3-cards': { options: on('peaceful'), seats: 3, seed: 3, end: 'world cards' },
  'weak-4': { options: on('weakDefences'), seats: 4, seed: 0, end: 'world points' },
  'weak-4-stall': { options: on('weakDefences'), seats: 4, seed: 2, end: 'stall points' },
  'peaceful-weak-5': { options: on('peaceful', 'weakDefences'), seats: 5, seed: 1, end: 'world systems' },
  'classic-6': { options: on('classic'), seats: 6, seed: 1, end: 'world cards' },
  'classic-6-random': { options: on('classic'), seats: 6, seed: 0, random: true, end: 'stall shared' },
  'peaceful-classic-6': { options: bare, seats: 6, seed: 0, end: 'world shared' },
  'hard-2': { options: on('hard'), seats: 2, seed: 0, end: 'stall points' },
  'hard-5-random': { options: on('hard'), seats: 5, seed: 0, random: true, end: 'stall cards' },
  'peaceful-classic-hard-5': { options: { ...bare, hard: true }, seats: 5, seed: 3, end: 'world points' },
  'peaceful-weak-hard-3': {
    options: on('peaceful', 'weakDefences', 'hard'),
    seats: 3,
    seed: 0,
    end: 'stall systems',
  },
  'additional-2': { options: on('additionalSettlements'), seats: 2, seed: 0, end: 'stall points' },
  'peaceful-classic-additional-2': { options: settled, seats: 2, seed: 15, end: 'settlement systems' },
  'peaceful-classic-additional-3': { options: settled, seats: 3, seed: 1, end: 'settlement points' },
  'peaceful-classic-additional-4': { options: settled, seats: 4, seed: 1, end: 'settlement shared' },
  'peaceful-classic-additional-6': { options: settled, seats: 6, seed: 1, end: 'settlement cards' },
  'all-modes-6-random': { options: on(...MODES), seats: 6, seed: 0, random: true, end: 'stall shared' },
  'excluded-4': { options: { excludedUpgrades: ['corruption', 'diplomacy'] }, seats: 4, seed: 0, end: 'world points' },
  'few-upgrades-2-random': {
    options: { excludedUpgrades: ALL.filter((id) => !['water-depot', 'solar-array', 'battle-station'].includes(id)) },
    seats: 2,
    seed: 7,
    random: true,
    end: 'stall cards',
  },
  'short-set-5': { options: { cards: SHORT_SET }, seats: 5, seed: 1, end: 'world systems' },
  'custom-reroll-2-random': { options: { custom: thrusters }, seats: 2, seed: 28, random: true, end: 'stall points' },
  'custom-resource-3-random': { options: { custom: well }, seats: 3, seed: 373, random: true, end: 'stall shared' },
  'custom-defence-4-random': { options: { custom: minefield }, seats: 4, seed: 15, random: true, end: 'stall points' },
  'custom-settlement-2-random': {
    options: { custom: gate, ...on('additionalSettlements') },
    seats: 2,
    seed: 2,
    random: true,
    end: 'stall points',
  },
};

const FOLDER = new URL('./golden/', import.meta.url);

const matches = Object.entries(MATCHES).map(
  ([name, { options, seats, seed, random }]): GoldenMatch => ({
    name,
    seats,
    options: { ...options, stallRounds: 6 },
    seed: `golden ${seed}`,
    ...(random ? {} : { player }),
  }),
);

golden(game, FOLDER, matches);

describe('the records', () => {
  const played = matches.map(({ name }) => ({ name, steps: stepsOf(name) }));

  test('end as their list says, and so in every way a match can end', () => {
    const listed = Object.entries(MATCHES).map(([name, { end }]) => [name, end]);
    expect(played.map(({ name, steps }) => [name, endOf(steps)])).toEqual(listed);
    const ends = new Set(Object.values(MATCHES).map(({ end }) => end));
    expect(ends.size).toBe(3 * 4);
  });

  test('hold every kind of action and of event', () => {
    const actions = new Set(
      played.flatMap(({ steps }) => steps.flatMap(({ match }) => match.steps.at(-1)?.action.type)),
    );
    const events = new Set(played.flatMap(({ steps }) => steps.flatMap((step) => step.events.map(({ type }) => type))));
    expect([...actions].sort()).toEqual([...ACTIONS].sort());
    expect([...events].sort()).toEqual([...EVENTS].sort());
  });
});

const ACTIONS: readonly ActionType[] = [
  'roll',
  'fill',
  'reroll',
  'useResource',
  'useCorruption',
  'useReroll',
  'discardDefence',
  'endTurn',
];
const EVENTS: readonly Event['type'][] = [
  'turn',
  'roll',
  'lose',
  'target',
  'fill',
  'claim',
  'destroy',
  'complete',
  'reveal',
  'shuffle',
  'convert',
  'corrupt',
  'useReroll',
  'discard',
  'endTurn',
  'over',
];

function stepsOf(name: string): Replayed[] {
  const { record } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  return [...replay(game, record)];
}

/** What ends a match, and how the winner is found. */
function endOf(steps: readonly Replayed[]): string {
  const events = steps.flatMap((step) => step.events as readonly Event[]);
  const last = events.findLast((e) => e.type === 'claim')?.card.includes('#') ? 'settlement' : 'world';
  const result = resultIn(game.view(steps[steps.length - 1].match.state as State, null));
  if (!result) return 'not over';
  const { points, completedSystems, places, why } = result;
  const first = places.indexOf(1);
  const shared = (values: readonly number[]) => values.filter((v) => v === values[first]).length > 1;
  const systems = completedSystems.map((n, seat) => (points[seat] === points[first] ? n : -1));
  const how = shared(places) ? 'shared' : !shared(points) ? 'points' : shared(systems) ? 'cards' : 'systems';
  return `${why === 'stall' ? 'stall' : last} ${how}`;
}
