import { LANGS, type Seat } from '@starboard/kernel';
import { NAMELESS } from '../../i18n/nameless.ts';
import type { Props } from './board.ts';

/** A seat that nobody named was called “You”: a sentence speaks to it, also in a replay, where nobody sits. */
export function isYou(name: string): boolean {
  return LANGS.some((lang) => NAMELESS[lang].you === name);
}

/** A seat as the sentences of this table want it: by its name, or nothing for whom they speak to. */
export function nameOf(seat: Seat, { seat: reader, seats }: Pick<Props, 'seat' | 'seats'>): string | undefined {
  const { name } = seats[seat];
  return seat === reader || isYou(name) ? undefined : name;
}
