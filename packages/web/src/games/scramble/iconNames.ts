import type { Lang } from '@starboard/kernel';
import { firesOf, LABELS, SPECIALS, type Totals } from '@starboard/scramble';

/** The icons of a card or weapon in words. */
export function iconWords(icons: Totals, lang: Lang): string {
  const labels = LABELS[lang].icons;
  return [
    ...(['move', 'power'] as const).filter((icon) => icons[icon] > 0).map((icon) => `${labels[icon]} ${icons[icon]}`),
    ...firesOf(icons.fire).map((fire) => labels[fire]),
    ...SPECIALS.filter((icon) => icons[icon] > 0).map((icon) => `${labels[icon]} ${icons[icon]}`),
  ].join(', ');
}
