import type { Lang } from '@starboard/kernel';

/** A number with one decimal, as the language writes it. */
export function tenths(n: number, lang: Lang): string {
  return n.toFixed(1).replace('.', lang === 'fr' ? ',' : '.');
}

/** The same with its sign; what rounds to nothing has a plus. */
export function signed(n: number, lang: Lang): string {
  return `${n <= -0.05 ? '−' : '+'}${tenths(Math.abs(n), lang)}`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

/** A change in whole points, with its sign. */
export function changeOf(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
