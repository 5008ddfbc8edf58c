import type { Lang } from '@starboard/kernel';

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago something was, in the largest unit that fits. */
export function ago(time: number, lang: Lang, now = Date.now()): string {
  const minutes = Math.max(0, (now - time) / 60_000);
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(minutes / size),
    unit,
  );
}
