import { below, keyFromSeed, legal, rngOf } from '@starboard/kernel';
import { bench, describe } from 'vitest';
import { game, keepOdds } from '../src/index.ts';
import { scene } from './scene.ts';

describe('Invasion: exact odds of all ways to keep dice in round 3, against listing what is legal there', () => {
  const position = {
    seats: 3,
    round: 3,
    rerolls: 3,
    tray: 'Y B I X R',
    planets: ['C2 O102222 I012221', 'C1 O222222 I022222', 'C2 O001222 I202222'],
    dice: 'y1=1@1 y2=3@2 y3=2@5 b1=2@2 b2=3@1 m1=2@3 m2=1@3',
  } as const;
  const { s } = scene(position);
  const [seat] = game.actors(s);
  const rng = rngOf(keyFromSeed('bench'));
  // Other dice each time: what was reckoned before must not help.
  bench('odds', () => {
    s.shown = s.shown.map(() => [0, 1, 1, 2, 2, 3][below(rng, 6)]);
    keepOdds(s);
  });
  bench('legal', () => void legal(game, s, seat));
});
