import type { Beat } from './beats.ts';
import type { Props } from './board.ts';
import { WORDS } from './words.ts';

/** What a beat shows, in words: whose dice they are, and what they do. */
export function saidOf(beat: Beat, { seat, seats, lang }: Props): string {
  const { strike, missile, struck, shots, thrown, duel, won, view } = beat;
  const words = WORDS[lang];
  const called = (who: number) => (who === seat ? undefined : seats[who].name);
  if (strike) {
    const name = called(strike.seat);
    return struck ? words.struck(name, strike.sector, strike.hits.length) : words.dives(name, strike.saucers);
  }
  if (missile) return words.fired(called(missile.seat), missile.sector, missile.damage);
  if (shots) return words.shots(called(shots.seat), view.shown.reduce((sum, n) => sum + n, 0) - shots.left);
  if (thrown) return words.throws(seats[thrown.seat].name, thrown.dice.length);
  if (duel) return won === undefined ? words.duelLong : words.wonBy(seats[won].name);
  return '';
}
