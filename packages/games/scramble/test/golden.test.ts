import { readFileSync } from 'node:fs';
import { type GoldenMatch, golden } from '@starboard/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { endingOf } from './ending.ts';
import { carelessBot, thumbBot } from './thumbBot.ts';

/** Who plays, how many, in which mode, how it ends, and the seed of a match that does. */
type Golden = readonly [
  who: 'random' | 'careless' | 'thumb',
  seats: number,
  mode: 'normal' | 'experienced',
  end: string,
  seed: number,
];

const ENDS: readonly Golden[] = [
  ['careless', 2, 'experienced', 'clock-credits', 3],
  ['careless', 2, 'normal', 'clock-credits', 8],
  ['careless', 2, 'normal', 'clock-heat', 7],
  ['careless', 3, 'experienced', 'clock-credits', 0],
  ['careless', 3, 'normal', 'clock-heat', 5],
  ['careless', 3, 'normal', 'clock-invaders', 1],
  ['careless', 4, 'normal', 'clock-shared', 1],
  ['thumb', 2, 'experienced', 'clock-invaders', 0],
  ['thumb', 2, 'experienced', 'clock-invaders-lostTen', 28],
  ['thumb', 2, 'experienced', 'ten-credits', 31],
  ['thumb', 2, 'experienced', 'ten-invaders', 1],
  ['thumb', 2, 'experienced', 'ten-invaders-lostTen', 5],
  ['thumb', 2, 'normal', 'ten-credits', 19],
  ['thumb', 2, 'normal', 'ten-heat', 284],
  ['thumb', 2, 'normal', 'ten-invaders', 0],
  ['thumb', 2, 'normal', 'ten-invaders-lostTen', 18],
  ['thumb', 3, 'experienced', 'clock-invaders', 8],
  ['thumb', 3, 'experienced', 'clock-invaders-lostTen', 34],
  ['thumb', 3, 'experienced', 'ten-credits', 5],
  ['thumb', 3, 'experienced', 'ten-invaders', 1],
  ['thumb', 3, 'experienced', 'ten-invaders-bare', 11],
  ['thumb', 3, 'experienced', 'ten-invaders-lostTen', 0],
  ['thumb', 3, 'normal', 'ten-credits', 3],
  ['thumb', 3, 'normal', 'ten-credits-lostTen', 8],
  ['thumb', 3, 'normal', 'ten-heat', 6],
  ['thumb', 3, 'normal', 'ten-invaders', 0],
  ['thumb', 3, 'normal', 'ten-invaders-bare', 11],
  ['thumb', 3, 'normal', 'ten-invaders-lostTen', 13],
  ['thumb', 3, 'normal', 'ten-shared', 38],
  ['thumb', 4, 'experienced', 'clock-credits', 1],
  ['thumb', 4, 'experienced', 'clock-invaders', 19],
  ['thumb', 4, 'experienced', 'clock-invaders-bare', 25],
  ['thumb', 4, 'experienced', 'ten-credits', 39],
  ['thumb', 4, 'experienced', 'ten-invaders', 0],
  ['thumb', 4, 'experienced', 'ten-invaders-bare', 23],
  ['thumb', 4, 'experienced', 'ten-invaders-lostTen', 7],
  ['thumb', 4, 'normal', 'clock-invaders', 34],
  ['thumb', 4, 'normal', 'clock-invaders-bare', 4],
  ['thumb', 4, 'normal', 'ten-credits', 1],
  ['thumb', 4, 'normal', 'ten-heat', 35],
  ['thumb', 4, 'normal', 'ten-invaders', 0],
  ['thumb', 4, 'normal', 'ten-invaders-lostTen', 3],
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
  'ten shared',
];

const PLAYERS = { careless: carelessBot, thumb: thumbBot };

const matches = ENDS.map(
  ([who, seats, mode, end, seed]): GoldenMatch => ({
    name: `${who}-${seats}-${mode}-${end}`,
    seats,
    options: { experienced: mode === 'experienced' },
    seed: `golden ${seed}`,
    ...(who === 'random' ? {} : { player: PLAYERS[who] }),
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
