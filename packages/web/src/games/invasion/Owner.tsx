import type { Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import type { Props } from './board.ts';
import css from './owner.module.css';
import { nameOf } from './who.ts';
import { WORDS } from './words.ts';

/** Whose planet is in the middle, and whose dice and odds are on the desk: large, and always at the same place. */
export function Owner({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { colour, emblem } = props.seats[seat];
  return (
    <p key={seat} className={css.owner} style={{ '--seat': colour } as CSSProperties} data-anchor="owner">
      <span className={css.emblem} aria-hidden="true">
        {emblem}
      </span>
      <span className={css.name}>{WORDS[props.lang].planetOf(nameOf(seat, props))}</span>
    </p>
  );
}
