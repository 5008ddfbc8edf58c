import { explain } from '@starboard/kernel';
import {
  effectText,
  FACE_WORDS,
  game,
  type Planet as Number_,
  PLANET_FACES,
  partsOf,
  SPECIES_NAMES,
} from '@starboard/siege';
import { Planet } from '../../pieces/Planet.tsx';
import { nearOf, type Props } from './board.ts';
import { Chip, spoken } from './Card.tsx';
import { cardLine, who } from './lines.ts';
import people from './people.module.css';
import { PLANET_LOOKS } from './planetLooks.ts';
import { planetThing } from './slots.ts';
import { numberOf, WORDS } from './words.ts';
import css from './zoom.module.css';

/** A planet with everything about it: text, worth, when it works, both siege forces, and why it cannot be used now. */
export function PlanetZoom({ planet, props }: { readonly planet: Number_; readonly props: Props }) {
  const { view, lang, thing } = props;
  const face = view.planets[planet - 1];
  const { name, worth, when } = PLANET_FACES[face];
  const words = WORDS[lang];
  const { violation } = thing(planetThing(planet));
  const near = nearOf(view);
  return (
    <article className={css.planet}>
      <Planet name={face} look={PLANET_LOOKS[face]} className={css.globe} />
      <div className={css.words}>
        <h3>
          {numberOf(planet)} {name}
        </h3>
        <p className={css.text}>{effectText(face, lang, who(1 - near, props))}</p>
        <p className={css.worth}>{words.worth(worth)}</p>
        <p>{words.when[when]}</p>
        {violation && <p className={css.why}>{explain(game, violation, lang)}</p>}
        <p className={css.line}>{FACE_WORDS[face].line[lang]}</p>
      </div>
      {[1 - near, near].map((seat) => {
        const { species, forces } = view.players[seat];
        const force = forces[planet - 1];
        return (
          <section key={seat} className={`${css.force} ${people[species]}`}>
            <h4>
              {SPECIES_NAMES[species][lang]} <span className={css.count}>{force.length}</span>
            </h4>
            <CardList cards={force} seat={seat} props={props} none={words.empty} />
          </section>
        );
      })}
    </article>
  );
}

interface PlanetWordsProps {
  readonly planet: Number_;
  readonly props: Props;
  readonly next: boolean;
}

/** What is to be said about a planet, short enough to stand beside it. */
export function PlanetWords({ planet, props, next }: PlanetWordsProps) {
  const { view, lang, thing, choices } = props;
  const face = view.planets[planet - 1];
  const { worth, when } = PLANET_FACES[face];
  const words = WORDS[lang];
  const { violation } = thing(planetThing(planet));
  const near = nearOf(view);
  const told = [near, 1 - near].map((seat) => {
    const { species, forces } = view.players[seat];
    return words.force(SPECIES_NAMES[species][lang], forces[planet - 1].length);
  });
  return (
    <span className={css.told}>
      <span>{effectText(face, lang, who(1 - near, props))}</span>
      <span className={css.worth}>{told.join(' · ')}</span>
      <span>{words.when[when]}</span>
      {worth === 1 && <span className={css.worth}>{words.worth(worth)}</span>}
      {next && <span>{words.nextLong}</span>}
      {violation && choices.length > 0 && <span className={css.why}>{explain(game, violation, lang)}</span>}
    </span>
  );
}

interface CardListProps {
  readonly cards: Props['view']['players'][0]['discards'];
  /** Whose they are. */
  readonly seat: number;
  readonly props: Props;
  readonly none: string;
}

/** Cards side by side, each with its words. */
export function CardList({ cards, seat, props, none }: CardListProps) {
  if (cards.length === 0) return <p>{none}</p>;
  return (
    <ul className={css.list}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are interchangeable.
        <li key={`${card} ${i}`}>
          <span className={css.chip}>
            <Chip card={card} />
          </span>
          <span>{spoken(card, props.lang, cardLine(partsOf(card).kind, seat, props))}</span>
        </li>
      ))}
    </ul>
  );
}
