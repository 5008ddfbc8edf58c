import type { Lang } from '@starboard/kernel';
import { ALIENS, FACE_WORDS, FACES, KIND_WORDS, KINDS, PLANET_FACES } from '@starboard/siege';
import type { Figures } from '../../../contract/entry.ts';
import { Planet } from '../../../pieces/Planet.tsx';
import { HandFace } from '../Card.tsx';
import { PLANET_LOOKS } from '../planetLooks.ts';
import theme from '../theme.module.css';
import css from './figures.module.css';
import { Aiming, Scoring } from './Scenes.tsx';

interface CardsProps {
  readonly rank: 'soldier' | 'officer';
  readonly lang: Lang;
}

/** The cards of a rank, one of each kind, the two peoples in turn. */
function Cards({ rank, lang }: CardsProps) {
  return (
    <ul className={`${css.row} ${theme.siege}`}>
      {KINDS.filter((kind) => ALIENS[kind].rank === rank).map((kind, i) => (
        <li key={kind} className={css.item}>
          <span className={css.card}>
            <HandFace card={`${i % 2 === 0 ? 'antillian' : 'morkolyte'}/${kind}`} lang={lang} />
          </span>
          <span>{KIND_WORDS[kind].text[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

function Planets({ lang }: { readonly lang: Lang }) {
  return (
    <ul className={`${css.row} ${theme.siege}`}>
      {FACES.map((face) => (
        <li key={face} className={css.item}>
          <Planet name={face} look={PLANET_LOOKS[face]} className={css.planet} />
          <strong>
            {PLANET_FACES[face].planet === 8 ? '8+' : PLANET_FACES[face].planet} {PLANET_FACES[face].name}
          </strong>
          <span>{FACE_WORDS[face].text[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

/** The real components of Stellar Siege in its rulebook. */
export const figures: Figures = {
  aim: Aiming,
  soldiers: ({ lang }) => <Cards rank="soldier" lang={lang} />,
  officers: ({ lang }) => <Cards rank="officer" lang={lang} />,
  planets: Planets,
  end: Scoring,
};
