import { replay } from '@starboard/kernel';
import { type GoldenMatch, golden, type Player, playGolden } from '@starboard/kernel/laws';
import { expect, test } from 'vitest';
import { type Event, FACES, game, type Options, OWN_DICE, type State, TACTICIAN } from '../src/index.ts';
import { expert, stubborn } from './expert.ts';

const { tables } = OWN_DICE;

/** Dice with saucers on every side, and more Interceptors. */
const HARSH: Options['cards'] = {
  ...OWN_DICE,
  name: 'Harsh skies',
  tables: {
    invasion: tables.invasion.map((row) => ({ ...row, faces: [1, 1, 1, 2, 2, 3] })),
    defense: [{ ...tables.defense[0], faces: FACES.with(0, 'interceptor') }],
  },
};

/** Dice that never do anything: everybody is tied at the end. */
const PEACEFUL: Options['cards'] = {
  ...OWN_DICE,
  name: 'Peaceful skies',
  tables: {
    invasion: tables.invasion.map((row) => ({ ...row, faces: [0, 0, 0, 0, 0, 0] })),
    defense: [{ ...tables.defense[0], faces: FACES.map(() => 'rebuild') }],
  },
};

type Row = readonly [name: string, seats: number, options: Partial<Options>, seed: number, player?: Player];

const ROWS: readonly Row[] = [
  ...[2, 3, 4, 5, 6].map((seats): Row => [`random-${seats}`, seats, {}, 0]),
  ...[2, 3, 4, 5, 6].map((seats): Row => [`expert-${seats}`, seats, {}, 0, expert]),
  ['radar-2', 2, { radar: true }, 1],
  ['radar-expert-3', 3, { radar: true }, 1, expert],
  ['fair-skies-3', 3, { fairSkies: true }, 1],
  ['fair-skies-expert-2', 2, { fairSkies: true }, 1, expert],
  ['cat-and-mouse-expert-3', 3, { catAndMouse: true }, 1, expert],
  ['radar-fair-skies-4', 4, { radar: true, fairSkies: true }, 1],
  ['radar-cat-and-mouse-2', 2, { radar: true, catAndMouse: true }, 1],
  ['fair-skies-cat-and-mouse-2', 2, { fairSkies: true, catAndMouse: true }, 1],
  ['tactician-5', 5, TACTICIAN, 1],
  ['tactician-expert-2', 2, TACTICIAN, 1, expert],
  ['harsh-skies-3', 3, { cards: HARSH }, 1],
  ['duel-2', 2, {}, 27],
  ['duel-two-cycles-2', 2, {}, 35],
  ['duel-expert-2', 2, {}, 8, expert],
  ['duel-cat-and-mouse-2', 2, { catAndMouse: true }, 75],
  ['duel-of-three-two-leave-4', 4, {}, 52],
  ['duel-of-three-at-once-6', 6, {}, 57],
  ['duel-of-three-cat-and-mouse-4', 4, { catAndMouse: true }, 110],
  ['lots-3', 3, { catAndMouse: true, cards: PEACEFUL }, 1, stubborn],
];

const matches = ROWS.map(
  ([name, seats, options, seed, player]): GoldenMatch => ({
    name,
    seats,
    options,
    seed: `golden ${seed}`,
    ...(player ? { player } : {}),
  }),
);

golden(game, new URL('./golden/', import.meta.url), matches);

test('the records cover every way a match can end', () => {
  const ends = matches.slice(-8).map((match) => {
    const events: Event[] = [];
    let last: State | undefined;
    for (const step of replay(game, playGolden(game, match).record)) {
      last = step.match.state as State;
      events.push(...(step.events as readonly Event[]));
    }
    const tied = events.find((e) => e.type === 'duel')?.seats.length;
    const leaves = events.filter((e) => e.type === 'leave').map((e) => e.seats.length);
    return [last?.decided, tied, String(leaves), last?.cycles];
  });
  expect(ends).toEqual([
    ['duel', 2, '1', 1],
    ['duel', 2, '1', 2],
    ['duel', 2, '1', 1],
    ['duel', 2, '1', 4],
    ['duel', 3, '1,1', 2],
    ['duel', 3, '2', 1],
    ['duel', 3, '1,1', 3],
    ['lots', 3, '', 20],
  ]);
});
