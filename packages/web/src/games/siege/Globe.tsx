import type { Seat } from '@starboard/kernel';
import { type Planet as Number_, PLANET_FACES } from '@starboard/siege';
import { Planet } from '../../pieces/Planet.tsx';
import { nearOf, type Props } from './board.ts';
import css from './globe.module.css';
import people from './people.module.css';
import { PLANET_LOOKS } from './planetLooks.ts';
import { Ring } from './Ring.tsx';
import { numberOf } from './words.ts';

interface GlobeProps {
  readonly planet: Number_;
  readonly view: Props['view'];
  readonly holder: Seat | undefined;
  /** Who would hold it, if that changes. */
  readonly taker: Seat | undefined;
}

/** The globe with its number, in the ring and the light of whoever holds it. */
export function Globe({ planet, view, holder, taker }: GlobeProps) {
  const face = view.planets[planet - 1];
  const near = nearOf(view);
  const species = (seat: Seat) => view.players[seat].species;
  const even = holder === undefined && view.players.some(({ forces }) => forces[planet - 1].length > 0);
  const held = holder !== undefined ? species(holder) : even ? 'even' : undefined;
  return (
    <span
      className={css.globe}
      data-globe
      data-held={holder === undefined ? 'even' : holder === near ? 'near' : 'far'}
      aria-hidden="true"
    >
      {held && <Ring key={held} held={held} above={people[species(1 - near)]} below={people[species(near)]} />}
      <Planet name={face} look={PLANET_LOOKS[face]} className={css.picture} />
      {holder !== undefined && <span className={css.crescent} />}
      {taker !== undefined && <span className={`${css.dashed} ${people[species(taker)]}`} />}
      <span className={css.number}>{numberOf(planet)}</span>
      {PLANET_FACES[face].worth === 1 && <span className={css.worth}>½</span>}
    </span>
  );
}
