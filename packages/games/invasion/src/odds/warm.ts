import { scenario } from '../scenario.ts';
import { keepOdds } from './odds.ts';

const PLANETS = ['C2 O222222 I222222', 'C2 O102222 I012221', 'C1 O222222 I022222', 'C0 O210012 I102210'];
const DICE = [
  'y1=1 y2=3 y3=2 b1=2 b2=3 b3=1 m1=2 m2=1 m3=3',
  'y1=3 y2=3 y3=1 b1=1 b2=2 b3=2 m1=3 m2=2 m3=1',
  'y1=2 y2=1 y3=1 b1=3 b2=1 b3=3 m1=1 m2=2 m3=2',
];

/**
 * Works out the odds of full tables, one a step: the first makes the tables that all odds share, and a browser makes fast
 * code only of what has run a few times.
 */
export const WARM_ODDS: readonly (() => void)[] = PLANETS.flatMap((planet, i) =>
  DICE.map((dice) => () => {
    keepOdds(scenario({ round: 3, tray: 'Y B I X R', planets: [planet, PLANETS[(i + 1) % PLANETS.length]], dice }));
  }),
);
