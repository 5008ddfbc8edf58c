import { type CardUid, type Forecast, forecastOf } from '@starboard/settlers';
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

/** The chance to finish a card after the best fill of this roll; undefined where none of its packs fits. */
export function afterFill({ packs }: Forecast): number | undefined {
  const fits = packs.flatMap(({ after }) => (after === undefined ? [] : [after]));
  return fits.length > 0 ? Math.max(...fits) : undefined;
}

/**
 * The chance of a card that the reader may still begin: after its best fill, or after a re-roll where none fits; while dice
 * that are left over wait to be rolled, with that roll.
 */
export function chanceOf({ odds, props: { view, seat } }: Desk, card: CardUid): number | undefined {
  const { phase, turn } = view;
  if (!odds || seat !== view.active || turn.target || turn.rolls === 0) return undefined;
  if (phase !== 'rolled' && phase !== 'ready') return undefined;
  const forecast = forecastOf(view, card);
  if (phase === 'ready') return forecast?.now || undefined;
  return (forecast && (afterFill(forecast) ?? forecast.reroll)) || undefined;
}
