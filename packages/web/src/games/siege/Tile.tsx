import type { Seat } from '@starboard/kernel';
import { FACE_WORDS, type Planet as Number_, PLANET_FACES, SPECIES_NAMES } from '@starboard/siege';
import { useRef } from 'react';
import { Planet } from '../../pieces/Planet.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import { nearOf, type Props } from './board.ts';
import * as icons from './icons.ts';
import { PlanetZoom } from './PlanetZoom.tsx';
import people from './people.module.css';
import { PLANET_LOOKS } from './planetLooks.ts';
import { planetThing } from './slots.ts';
import { FACE_ICONS } from './symbols.tsx';
import css from './tile.module.css';
import { numberOf, WORDS } from './words.ts';

interface TileProps {
  readonly planet: Number_;
  readonly props: Props;
  /** Who has the higher siege force value here. */
  readonly leader: Seat | undefined;
  /** Whether the player below aims at it. */
  readonly aimed: boolean;
}

/** A planet on the table: lit from the side of whoever leads. */
export function Tile({ planet, props, leader, aimed }: TileProps) {
  const { view, lang, thing, press, zoom } = props;
  const face = view.planets[planet - 1];
  const { name, worth } = PLANET_FACES[face];
  const words = WORDS[lang];
  const state = thing(planetThing(planet));
  const text = useRef<HTMLSpanElement>(null);
  const look = () => zoom(<PlanetZoom planet={planet} props={props} />);
  const hold = useHold(() => {
    // On a small screen the text is not on the table: what cannot be chosen is opened, and the reason stands there.
    if (state.open || (state.violation && text.current?.checkVisibility())) press(planetThing(planet));
    else look();
  }, look);
  const near = nearOf(view);
  const told = [near, 1 - near].map((seat) => {
    const { species, forces } = view.players[seat];
    return words.force(SPECIES_NAMES[species][lang], forces[planet - 1].length);
  });
  return (
    <div
      className={`${css.tile} ${leader === undefined ? '' : people[view.players[leader].species]}`}
      data-anchor={planetThing(planet)}
      data-lead={leader === undefined ? 'even' : leader === near ? 'near' : 'far'}
      data-aimed={aimed}
    >
      <button type="button" className={css.planet} {...thingProps(planetThing(planet), state)} {...hold}>
        <span className="unseen">{`${words.planet(planet)}, ${name}, ${words.worth(worth)}. ${told.join(', ')}. ${FACE_WORDS[face].text[lang]}`}</span>
        <span className={css.globe} aria-hidden="true">
          <Planet name={face} look={PLANET_LOOKS[face]} className={css.picture} />
          <span className={css.number}>{numberOf(planet)}</span>
          {worth === 1 && <span className={css.worth}>½</span>}
        </span>
        <span className={css.name} aria-hidden="true">
          <Icon path={FACE_ICONS[face]} className={css.symbol} />
          <span>{name}</span>
        </span>
        <span className={css.text} ref={text} aria-hidden="true">
          {FACE_WORDS[face].text[lang]}
        </span>
      </button>
      <button type="button" className={css.look} tabIndex={-1} aria-label={`${words.look}: ${name}`} onClick={look}>
        <Icon path={icons.look} />
      </button>
    </div>
  );
}
