import type { Lang, Text } from '@starboard/kernel';
import { type CardKey, PLANET_FACES, PLANETS, SPECIES } from '@starboard/siege';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { halves } from '../board.ts';
import { reverse } from '../icons.ts';
import people from '../people.module.css';
import theme from '../theme.module.css';
import { Backs, Card, Force, faceOf, Goes, Tile, Value } from './parts.tsx';
import css from './scenes.module.css';

interface SceneProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** A piece of the table with a sentence beneath it. */
function Scene({ caption, children }: SceneProps) {
  return (
    <figure className={`${css.scene} ${theme.siege} ${people.antillian}`}>
      <div className={css.stage} aria-hidden="true">
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type Figure = (props: { readonly lang: Lang }) => ReactNode;

const figure =
  (caption: Text, draw: (lang: Lang) => ReactNode): Figure =>
  ({ lang }) => <Scene caption={caption[lang]}>{draw(lang)}</Scene>;

const HAND: readonly CardKey[] = [
  'antillian/draw-1-2',
  'antillian/enemy-discard-1-2',
  'antillian/decoy',
  'antillian/marshal',
  'antillian/discard-2-3',
];

const row = (aimed?: number, only = PLANETS as readonly (typeof PLANETS)[number][]) => (
  <div className={css.planets}>
    {only.map((planet) => (
      <span key={planet} className={css.planet} data-aimed={aimed === undefined || aimed === planet}>
        <Tile face={faceOf(planet)} aimed={aimed === planet} />
      </span>
    ))}
  </div>
);

const hand = (cards: readonly CardKey[], lang: Lang) => (
  <div className={css.hand}>
    {cards.map((card) => (
      <Card key={card} card={card} lang={lang} />
    ))}
  </div>
);

/** A hand of five, and the planet it aims at. */
export const Aiming = figure(
  {
    en: 'Five cards in hand: whichever of them is deployed lands on planet 5.',
    fr: 'Cinq cartes en main : celle qui part, quelle qu’elle soit, se pose sur la planète 5.',
  },
  (lang) => (
    <>
      {row(HAND.length)}
      {hand(HAND, lang)}
    </>
  ),
);

/** Two peoples and what they fight for. */
export const Goal = figure(
  {
    en: 'More aliens at a planet conquer it. More points at the end win.',
    fr: 'Le plus d’aliens conquiert la planète. Le plus de points gagne à la fin.',
  },
  () => (
    <div className={css.line}>
      <Force cards={['morkolyte/oracle']} />
      <Value species="morkolyte" value="1" leads={false} />
      <Tile face="emalto" aimed />
      <Value species="antillian" value="2" leads />
      <Force cards={['antillian/oracle', 'antillian/raider']} />
    </div>
  ),
);

/** The table before the first turn. */
export const Setup = figure(
  {
    en: 'Eight planets in a row, four cards in each hand, 26 in each draw pile.',
    fr: 'Huit planètes en ligne, quatre cartes dans chaque main, 26 dans chaque pioche.',
  },
  () => (
    <>
      <div className={css.line}>
        <Backs species="morkolyte" count={4} />
        <span className={css.pile}>
          <Backs species="morkolyte" count={1} />
          <b>26</b>
        </span>
      </div>
      {row()}
      <div className={css.line}>
        <Backs species="antillian" count={4} />
        <span className={css.pile}>
          <Backs species="antillian" count={1} />
          <b>26</b>
        </span>
      </div>
    </>
  ),
);

/** A turn from the hand to the next aim. */
export const Turn = figure(
  {
    en: 'Three cards aim at planet 3. The Tide Herald lands there, draws two, and the next aim is planet 4.',
    fr: 'Trois cartes visent la planète 3. Le Héraut des marées s’y pose, pioche deux, et la visée suivante est la 4.',
  },
  (lang) => (
    <div className={css.line}>
      <Card card="antillian/draw-1-2" lang={lang} />
      <Goes />
      <Tile face="emalto" aimed />
      <Goes />
      <Backs species="antillian" count={4} />
      <Goes />
      <Tile face="ambyria" />
    </div>
  ),
);

/** What deploying, drawing and discarding do with a card. */
export const Deploying = figure(
  {
    en: 'Drawing goes from your pile to your hand, deploying from hand to planet, discarding from hand to your discards.',
    fr: 'Piocher va de la pioche à la main, déployer de la main à la planète, défausser de la main à la défausse.',
  },
  (lang) => (
    <div className={css.line}>
      <Backs species="antillian" count={1} />
      <Goes />
      <Card card="antillian/enemy-draw-1-2" lang={lang} />
      <Goes />
      <span className={css.landed}>
        <Tile face="plomeena" aimed />
        <Force cards={['antillian/enemy-draw-1-2']} />
      </span>
    </div>
  ),
);

/** A question that comes up at the table: the row is no ring. */
export const Rulings = figure(
  {
    en: 'The row is no ring: a Marshal on planet 1 pulls from planet 2 only.',
    fr: 'La rangée n’est pas un anneau : un Maréchal en 1 n’attire que depuis la 2.',
  },
  () => (
    <div className={css.line}>
      <Force cards={['antillian/marshal']} />
      <Tile face={faceOf(1)} aimed />
      <span className={css.back}>
        <Goes />
      </span>
      <Tile face={faceOf(2)} />
      <span className={css.apart}>
        <Icon path={reverse} />
      </span>
      <Tile face={faceOf(8)} />
    </div>
  ),
);

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

/** A finished match: who has conquered what. */
export const Scoring = figure(
  {
    en: 'Above: planets 1, 4 and 6 make 3 points. Below: 2, 5 and the half of 8+ make 2½. Planets 3 and 7 are nobody’s.',
    fr: 'En haut : les planètes 1, 4 et 6 font 3 points. En bas : 2, 5 et la moitié de 8+ font 2½. 3 et 7 ne sont à personne.',
  },
  () => (
    <>
      <div className={css.planets}>
        {PLANETS.map((planet) => (
          <span key={planet} className={css.planet}>
            {SPECIES.map((species, side) => {
              const [mine, other] = side === 0 ? FORCES[planet - 1] : FORCES[planet - 1].toReversed();
              return <Value key={species} species={species} value={`${mine}`} leads={mine > other} />;
            })}
            <Tile face={faceOf(planet)} />
          </span>
        ))}
      </div>
      <p className={css.result}>
        {SPECIES.map((species, side) => (
          <b key={species} className={`${css.points} ${people[species]}`}>
            {halves(pointsOf(side))}
          </b>
        ))}
      </p>
    </>
  ),
);

function pointsOf(side: number): number {
  return PLANETS.reduce((sum, planet) => {
    const force = FORCES[planet - 1];
    return sum + (force[side] > force[1 - side] ? PLANET_FACES[faceOf(planet)].worth : 0);
  }, 0);
}
