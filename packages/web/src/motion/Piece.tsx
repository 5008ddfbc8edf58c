import { createElement } from 'react';
import type { PropsOf, Tag } from './tag.ts';

type PieceProps<T extends Tag> = PropsOf<T> & {
  /** What it is, as `key` in flights. Equal pieces have equal ids; a piece face down has the id of its back. */
  readonly id: string;
};

/**
 * Something that lies in a `Zone` and flies from zone to zone. For flights to work, a board
 *
 * - renders every piece inside a zone, new ones after those that lay there before,
 * - leaves the element's `transform` to flights, and places and turns it by `translate`, `rotate` and the layout,
 * - gives the element a box of its own: neither `display: contents` nor `display: inline`.
 *
 * While it flies to another zone it has the attribute `data-flying`, by which a style sheet lifts what it lies in.
 */
export function Piece<T extends Tag = 'div'>({ id, as, ...rest }: PieceProps<T>) {
  return createElement(as ?? 'div', { ...rest, 'data-piece': id });
}
