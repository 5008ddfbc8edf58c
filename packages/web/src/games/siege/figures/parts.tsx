import type { Lang } from '@starboard/kernel';
import { type CardKey, FACES, type Face, type Planet as Number_, PLANET_FACES, type Species } from '@starboard/siege';
import { Planet } from '../../../pieces/Planet.tsx';
import { Back, Chip, HandFace } from '../Card.tsx';
import people from '../people.module.css';
import { PLANET_LOOKS } from '../planetLooks.ts';
import { numberOf } from '../words.ts';
import css from './parts.module.css';

/** One face of each planet, by its number. */
export const faceOf = (planet: Number_): Face =>
  FACES.filter((face) => PLANET_FACES[face].planet === planet)[planet % 2];

/** A card as it lies in the hand. */
export function Card({ card, lang }: { readonly card: CardKey; readonly lang: Lang }) {
  return (
    <span className={css.card}>
      <HandFace card={card} lang={lang} />
    </span>
  );
}

/** A hand, or a pile, as one sees it from behind. */
export function Backs({ species, count }: { readonly species: Species; readonly count: number }) {
  return (
    <span className={css.backs}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell backs apart.
        <span key={i} className={css.back}>
          <Back species={species} />
        </span>
      ))}
    </span>
  );
}

/** A planet with its number. */
export function Tile({ face, aimed }: { readonly face: Face; readonly aimed?: boolean }) {
  const { planet } = PLANET_FACES[face];
  return (
    <span className={css.tile} data-aimed={aimed}>
      <Planet name={face} look={PLANET_LOOKS[face]} className={css.globe} />
      <b className={css.number}>{numberOf(planet)}</b>
      {planet === 8 && <i className={css.half}>½</i>}
    </span>
  );
}

/** Aliens that have landed. */
export function Force({ cards }: { readonly cards: readonly CardKey[] }) {
  return (
    <span className={css.force}>
      {cards.map((card) => (
        <span key={card} className={css.bust}>
          <Chip card={card} />
        </span>
      ))}
    </span>
  );
}

/** How large a force is: filled if it leads, hollow if not, as at the table. */
export function Value({
  species,
  value,
  leads,
}: {
  readonly species: Species;
  readonly value: string;
  readonly leads: boolean;
}) {
  return (
    <b className={`${css.value} ${people[species]}`} data-leads={leads}>
      {value}
    </b>
  );
}

/** From one thing to the next. */
export function Goes() {
  return (
    <svg className={css.goes} viewBox="0 0 40 24" aria-hidden="true">
      <path d="M3 12H35M25 3L35 12L25 21" />
    </svg>
  );
}
