import type { Lang } from '@starboard/kernel';
import { ALIENS, type CardKey, FACE_WORDS, FACES, KIND_WORDS, KINDS, PLANET_FACES, SPECIES } from '@starboard/siege';
import type { Figures } from '../../../contract/entry.ts';
import theme from '../theme.module.css';
import css from './figures.module.css';
import { glance } from './GlanceScenes.tsx';
import { Card, Tile } from './parts.tsx';
import { Aiming, Deploying, Goal, Rulings, Scoring, Setup, Turn } from './Scenes.tsx';

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
          <Card card={`${i % 2 === 0 ? 'antillian' : 'morkolyte'}/${kind}`} lang={lang} />
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
          <span className={css.space} aria-hidden="true">
            <Tile face={face} />
          </span>
          <strong>
            <span className="unseen">{PLANET_FACES[face].planet === 8 ? '8+' : PLANET_FACES[face].planet} </span>
            {PLANET_FACES[face].name}
          </strong>
          <span>{FACE_WORDS[face].text[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Each component alone, for the answers of a search. */
const components: Figures = Object.fromEntries([
  ...KINDS.flatMap((kind) =>
    SPECIES.map((species) => {
      const card: CardKey = `${species}/${kind}`;
      return [
        `card:${card}`,
        ({ lang }: { readonly lang: Lang }) => (
          <span className={`${css.single} ${theme.siege}`}>
            <Card card={card} lang={lang} />
          </span>
        ),
      ];
    }),
  ),
  ...FACES.map((face) => [
    `planet:${face}`,
    () => (
      <span className={`${css.single} ${css.space} ${theme.siege}`}>
        <Tile face={face} />
      </span>
    ),
  ]),
]);

/** The real components of Stellar Siege in its rulebook. */
export const figures: Figures = {
  ...glance,
  ...components,
  goal: Goal,
  setup: Setup,
  turn: Turn,
  aim: Aiming,
  deploying: Deploying,
  soldiers: ({ lang }) => <Cards rank="soldier" lang={lang} />,
  officers: ({ lang }) => <Cards rank="officer" lang={lang} />,
  planets: Planets,
  end: Scoring,
  rulings: Rulings,
};
