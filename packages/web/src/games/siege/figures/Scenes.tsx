import type { Lang, Text } from '@starboard/kernel';
import { type CardKey, FACES, type Planet as Number_, PLANET_FACES, PLANETS, SPECIES } from '@starboard/siege';
import { Planet } from '../../../pieces/Planet.tsx';
import { halves } from '../board.ts';
import { HandFace } from '../Card.tsx';
import people from '../people.module.css';
import { PLANET_LOOKS } from '../planetLooks.ts';
import theme from '../theme.module.css';
import { numberOf } from '../words.ts';
import css from './scenes.module.css';

/** One face of each planet, by its number. */
const faceOf = (planet: Number_) => FACES.filter((face) => PLANET_FACES[face].planet === planet)[planet % 2];

const HAND: readonly CardKey[] = [
  'antillian/draw-1-2',
  'antillian/enemy-discard-1-2',
  'antillian/decoy',
  'antillian/marshal',
  'antillian/discard-2-3',
];

const AIMED: Text = {
  en: 'Five cards in hand: whichever of them is deployed lands on planet 5.',
  fr: 'Cinq cartes en main : celle qui part, quelle qu’elle soit, se pose sur la planète 5.',
};

/** A hand of five, and the planet it aims at. */
export function Aiming({ lang }: { readonly lang: Lang }) {
  return (
    <figure className={`${css.scene} ${theme.siege} ${people.antillian}`}>
      <div className={css.planets} aria-hidden="true">
        {PLANETS.map((planet) => (
          <span key={planet} className={css.planet} data-aimed={planet === HAND.length}>
            <Planet name={faceOf(planet)} look={PLANET_LOOKS[faceOf(planet)]} className={css.globe} />
            <b>{numberOf(planet)}</b>
          </span>
        ))}
      </div>
      <div className={css.hand} aria-hidden="true">
        {HAND.map((card) => (
          <span key={card} className={css.card}>
            <HandFace card={card} lang={lang} />
          </span>
        ))}
      </div>
      <figcaption>{AIMED[lang]}</figcaption>
    </figure>
  );
}

/** The siege forces at the end of a match, above and below each planet. */
const FORCES: readonly (readonly [number, number])[] = [
  [2, 1],
  [0, 1],
  [2, 2],
  [4, 3],
  [1, 2],
  [1, 0],
  [0, 0],
  [0, 1],
];

const SCORED: Text = {
  en: 'Above: planets 1, 4 and 6 make 3 points. Below: 2, 5 and the half of 8+ make 2½. Planets 3 and 7 are nobody’s.',
  fr: 'En haut : les planètes 1, 4 et 6 font 3 points. En bas : 2, 5 et la moitié de 8+ font 2½. 3 et 7 ne sont à personne.',
};

/** A finished match: who has conquered what. */
export function Scoring({ lang }: { readonly lang: Lang }) {
  const points = SPECIES.map((_, side) =>
    PLANETS.reduce((sum, planet) => {
      const force = FORCES[planet - 1];
      return sum + (force[side] > force[1 - side] ? PLANET_FACES[faceOf(planet)].worth : 0);
    }, 0),
  );
  return (
    <figure className={`${css.scene} ${theme.siege}`}>
      <div className={css.planets} aria-hidden="true">
        {PLANETS.map((planet) => (
          <span key={planet} className={css.planet}>
            <Value side={0} force={FORCES[planet - 1]} />
            <Planet name={faceOf(planet)} look={PLANET_LOOKS[faceOf(planet)]} className={css.globe} />
            <b>{numberOf(planet)}</b>
            <Value side={1} force={FORCES[planet - 1]} />
          </span>
        ))}
      </div>
      <p className={css.result} aria-hidden="true">
        {SPECIES.map((species, side) => (
          <b key={species} className={`${css.points} ${people[species]}`}>
            {halves(points[side])}
          </b>
        ))}
      </p>
      <figcaption>{SCORED[lang]}</figcaption>
    </figure>
  );
}

function Value({ side, force }: { readonly side: 0 | 1; readonly force: readonly [number, number] }) {
  return (
    <span className={`${css.value} ${people[SPECIES[side]]}`} data-leads={force[side] > force[1 - side]}>
      {force[side]}
    </span>
  );
}
