import {
  FACE_WORDS,
  type Face,
  faceUp,
  type Options,
  PLANET_FACES,
  PLANETS,
  type Planet as PlanetNumber,
  type Side,
} from '@starboard/siege';
import { useState } from 'react';
import type { RoomProps } from '../../../contract/setup.ts';
import { Planet } from '../../../pieces/Planet.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons/shell.ts';
import { PLANET_LOOKS } from '../planetLooks.ts';
import css from './room.module.css';
import { WORDS } from './words.ts';

const FIRST = 'aaaaaaaa';

const both = (planet: PlanetNumber) =>
  (['a', 'b'] as const).map((side) => faceUp({ sides: Array<Side>(PLANETS.length).fill(side) }, planet));

/** The star system on the table. By lot each planet shows both its faces; chosen, the one that lies up. */
export function Sides({ options, lang, choose }: RoomProps) {
  const sides = options.sides as Options['sides'];
  const lot = sides === 'random';
  const [read, setRead] = useState<Face>();
  const turn = (planet: PlanetNumber) => {
    const now = lot ? FIRST : sides;
    const side = lot || now[planet - 1] === 'b' ? 'a' : 'b';
    choose('sides', now.slice(0, planet - 1) + side + now.slice(planet));
    setRead(both(planet)[side === 'a' ? 0 : 1]);
  };
  return (
    <div className={css.system}>
      <ul className={css.planets}>
        {PLANETS.map((planet) => {
          const [a, b] = both(planet);
          const up = !lot && sides[planet - 1] === 'b' ? b : a;
          const name = lot ? WORDS.either(PLANET_FACES[a].name, PLANET_FACES[b].name)[lang] : PLANET_FACES[up].name;
          const number = planet === PLANETS.length ? `${planet}+` : `${planet}`;
          const tell = () => setRead(lot ? undefined : up);
          return (
            <li key={planet}>
              <button
                type="button"
                className={css.planet}
                aria-label={WORDS.planet(number, name)[lang]}
                onClick={() => turn(planet)}
                onPointerEnter={tell}
                onFocus={tell}
              >
                <span className={css.globe} data-up={lot ? 'lot' : up === a ? 'a' : 'b'}>
                  <Planet name={a} look={PLANET_LOOKS[a]} className={css.front} />
                  <Planet name={b} look={PLANET_LOOKS[b]} className={css.back} />
                </span>
                <span className={css.number}>{number}</span>
                <span className={css.planetName}>{lot ? '' : PLANET_FACES[up].name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={css.lot}
        aria-pressed={lot}
        onClick={() => choose('sides', lot ? FIRST : 'random')}
      >
        <Icon path={icons.chance} /> {WORDS.sides[lang]}
      </button>
      <p className={css.read} role="status">
        {lot ? WORDS.lot[lang] : read ? FACE_WORDS[read].text[lang] : WORDS.turn[lang]}
      </p>
    </div>
  );
}
