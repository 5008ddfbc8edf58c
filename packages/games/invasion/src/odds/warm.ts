import { scenario } from '../scenario.ts';
import { keepOdds } from './odds.ts';

/** Works out the odds of a full table once: the tables that all odds share are made by it, before anybody waits for them. */
export function warmOdds(): void {
  keepOdds(
    scenario({
      round: 3,
      tray: 'Y B I X R',
      planets: ['C2 O102222 I012221', 'C1 O222222 I022222'],
      dice: 'y1=1 y2=3 y3=2 b1=2 b2=3 b3=1 m1=2 m2=1 m3=3',
    }),
  );
}
