import { type Action, type CardUid, type Forecast, forecastOf, type View, waysOf } from '@starboard/settlers';
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

/** By so much the better of two ways is better without any doubt. */
const CLEAR = 0.05;

/**
 * Whether an action is the one sensible way on, as far as chances tell: no other pack and no re-roll comes near it. While an
 * Upgrade might change that, only what is certain is.
 */
export function isBest(a: Action, view: View): boolean {
  const { target } = view.turn;
  if (view.phase !== 'rolled' || (a.type !== 'fill' && a.type !== 'reroll')) return false;
  const forecast = a.type === 'fill' ? forecastOf(view, a.target) : target && forecastOf(view, target.card);
  if (!forecast) return false;
  const fits = forecast.packs.filter(({ after }) => after !== undefined);
  const boost = waysOf(view).boost;
  if (a.type === 'reroll') {
    const again = forecast.reroll ?? 0;
    return !boost && again > (afterFill(forecast) ?? 0) + CLEAR;
  }
  const own = fits.find(({ pack }) => pack === a.pack);
  if (own?.after === undefined) return false;
  const others = fits.filter(({ code }) => code !== own.code).map(({ after = 0 }) => after);
  if (!showsOdds()) return others.length === 0;
  const next = Math.max(0, ...others);
  if (own.after === 1) return next < 1;
  // Before a card is begun others may promise more: it must be likely by itself.
  if (!target) return !boost && own.after > 0.5 && own.after > next + CLEAR;
  return !boost && own.after > Math.max(next, forecast.reroll ?? 0) + CLEAR;
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
