import type { Beat } from './beats.ts';
import type { Props } from './board.ts';
import { nameOf } from './who.ts';
import { WORDS } from './words.ts';

/** What a beat shows, in words: whose dice they are, and what they do. */
export function saidOf(beat: Beat, props: Props): string {
  const { seats, lang } = props;
  const { strike, missile, struck, shots, thrown, duel, won, view } = beat;
  const words = WORDS[lang];
  const called = (who: number) => nameOf(who, props);
  if (strike) {
    const name = called(strike.seat);
    return struck ? words.struck(name, strike.sector, strike.hits.length) : words.dives(name, strike.saucers);
  }
  if (missile) return words.fired(called(missile.seat), missile.sector, missile.damage);
  if (shots) return words.shots(called(shots.seat), view.shown.reduce((sum, n) => sum + n, 0) - shots.left);
  if (thrown) return words.throws(called(thrown.seat), thrown.dice.length);
  if (duel) return won === undefined ? words.duelLong : words.wonBy(seats[won].name);
  return '';
}
