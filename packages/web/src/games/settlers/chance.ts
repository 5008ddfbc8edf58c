import { type CardUid, forecastOf } from '@starboard/settlers';
import { showsOdds } from '../../settings/odds.ts';
import type { Desk } from './board.ts';

/** A chance as people read it; never 0 or 100 where it is only nearly so. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const shown = chance > 0 && whole === 0 ? '<1' : chance < 1 && whole === 100 ? '>99' : `${whole}`;
  return `${shown} %`;
}

/** A chance after the words of a button; nothing where there is none, or where the reader wants to see none. */
export function andChance(words: string, chance: number | undefined): string {
  return chance === undefined || !showsOdds() ? words : `${words}\u2002${percent(chance)}`;
}

/** The chance of a card that the reader may still begin with this roll, by a fill now or after re-rolls; else undefined. */
export function chanceOf({ odds, props: { view, seat } }: Desk, card: CardUid): number | undefined {
  if (!odds || seat !== view.active || view.phase !== 'rolled' || view.turn.target) return undefined;
  return forecastOf(view, card)?.now || undefined;
}
