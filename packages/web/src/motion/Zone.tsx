import { createElement } from 'react';
import type { PropsOf, Tag } from './tag.ts';

type ZoneProps<T extends Tag> = PropsOf<T> & {
  /** What flights call it in `from` and `to`. */
  readonly id: string;
};

/**
 * A place on the table between which pieces fly: a hand, a pile, the space before a planet. For flights to work, a board
 *
 * - renders all zones inside the element whose ref it gives to `useFlights`,
 * - gives each zone an id that no other has,
 * - keeps an empty zone on the page with its size, as pieces fly to where it is,
 * - renders what lies in a zone as a `Piece` inside it; a zone in a zone is a place of its own.
 */
export function Zone<T extends Tag = 'div'>({ id, as, ...rest }: ZoneProps<T>) {
  return createElement(as ?? 'div', { ...rest, 'data-zone': id });
}
