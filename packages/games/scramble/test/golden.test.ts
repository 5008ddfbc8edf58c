import { readFileSync } from 'node:fs';
import { type GoldenMatch, golden } from '@starboard/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { endingOf } from './ending.ts';
import { pilotBot } from './pilotBot.ts';

/** Who plays, how many, in which mode, how it ends, and the seed of a match that does. */
type Golden = readonly [
  who: 'random' | 'greedy',
  seats: number,
  mode: 'normal' | 'experienced',
  end: string,
  seed: number,
];

const ENDS: readonly Golden[] = [
  ['greedy', 2, 'experienced', 'clock-credits', 7],
  ['greedy', 2, 'experienced', 'clock-credits-lostTen', 30],
  ['greedy', 2, 'experienced', 'clock-heat', 57],
  ['greedy', 2, 'experienced', 'clock-invaders', 1],
  ['greedy', 2, 'experienced', 'clock-shared', 21],
  ['greedy', 2, 'experienced', 'ten-invaders', 4],
  ['greedy', 2, 'experienced', 'ten-invaders-lostTen', 0],
  ['greedy', 2, 'normal', 'clock-credits', 6],
  ['greedy', 2, 'normal', 'clock-heat', 10],
  ['greedy', 2, 'normal', 'clock-invaders', 1],
  ['greedy', 2, 'normal', 'ten-credits', 56],
  ['greedy', 2, 'normal', 'ten-heat', 242],
  ['greedy', 2, 'normal', 'ten-invaders', 4],
  ['greedy', 2, 'normal', 'ten-invaders-lostTen', 0],
  ['greedy', 3, 'experienced', 'clock-credits', 14],
  ['greedy', 3, 'experienced', 'clock-heat', 19],
  ['greedy', 3, 'experienced', 'clock-invaders', 0],
  ['greedy', 3, 'experienced', 'ten-invaders', 3],
  ['greedy', 3, 'normal', 'clock-credits', 15],
  ['greedy', 3, 'normal', 'clock-credits-bare', 17],
  ['greedy', 3, 'normal', 'clock-invaders', 0],
  ['greedy', 3, 'normal', 'clock-invaders-bare', 32],
  ['greedy', 3, 'normal', 'ten-invaders', 1],
  ['greedy', 4, 'experienced', 'clock-credits', 4],
  ['greedy', 4, 'experienced', 'clock-invaders', 0],
  ['greedy', 4, 'experienced', 'clock-invaders-bare', 40],
  ['greedy', 4, 'experienced', 'clock-shared', 49],
  ['greedy', 4, 'experienced', 'ten-invaders', 51],
  ['greedy', 4, 'normal', 'clock-credits', 9],
  ['greedy', 4, 'normal', 'clock-credits-bare', 30],
  ['greedy', 4, 'normal', 'clock-invaders', 0],
  ['greedy', 4, 'normal', 'clock-invaders-bare', 12],
  ['greedy', 4, 'normal', 'clock-invaders-lostTen', 26],
  ['greedy', 4, 'normal', 'ten-invaders', 1],
  ['greedy', 4, 'normal', 'ten-invaders-bare', 51],
  ['random', 2, 'experienced', 'clock-heat', 28],
  ['random', 2, 'normal', 'clock-shared', 1],
  ['random', 3, 'experienced', 'clock-shared', 1],
  ['random', 3, 'normal', 'clock-heat', 2],
  ['random', 4, 'experienced', 'clock-heat', 36],
  ['random', 4, 'normal', 'clock-credits', 2],
];

/** How a match ends, and what decides it. */
const DECIDERS = [
  'clock credits',
  'clock heat',
  'clock invaders',
  'clock shared',
  'ten credits',
  'ten heat',
  'ten invaders',
];

const matches = ENDS.map(
  ([who, seats, mode, end, seed]): GoldenMatch => ({
    name: `${who}-${seats}-${mode}-${end}`,
    seats,
    options: { experienced: mode === 'experienced' },
    seed: `golden ${seed}`,
    ...(who === 'greedy' ? { player: pilotBot } : {}),
  }),
);

golden(game, new URL('./golden/', import.meta.url), matches);

test('the records end as their names say', () => {
  for (const [i, { name }] of matches.entries()) {
    const file = new URL(`./golden/${name}.json`, import.meta.url);
    expect([name, endingOf(JSON.parse(readFileSync(file, 'utf8')).record)]).toEqual([name, ENDS[i][3]]);
  }
});

test('the records cover every end, every number of players, and Experienced Pilots for each', () => {
  const kinds = new Set(ENDS.map(([, seats, mode, end]) => `${seats} ${mode} ${end.split('-')[0]}`));
  expect(kinds.size).toBe(12);
  const deciders = new Set(ENDS.map(([, , , end]) => end.split('-').slice(0, 2).join(' ')));
  expect([...deciders].sort()).toEqual(DECIDERS);
});
