import type { Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import type { Props } from './board.ts';
import css from './owner.module.css';
import { WORDS } from './words.ts';

/** Whose planet is in the middle, and whose dice and odds are on the desk: large, and always at the same place. */
export function Owner({ props: { seats, seat: reader, lang }, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = WORDS[lang];
  const { name, colour, emblem } = seats[seat];
  return (
    <p key={seat} className={css.owner} style={{ '--seat': colour } as CSSProperties} data-anchor="owner">
      <span className={css.emblem} aria-hidden="true">
        {emblem}
      </span>
      <span className={css.name}>{seat === reader ? words.yourPlanet : words.planetOf(name)}</span>
    </p>
  );
}
