import { pointsOf } from '@starboard/invasion';
import type { CSSProperties } from 'react';
import { nearOf, type Props } from './board.ts';
import { siteAnchor } from './ending.ts';
import { Globe, siteClass } from './Globe.tsx';
import { Plate } from './Plate.tsx';
import css from './parade.module.css';
import { WORDS } from './words.ts';

/** All planets in one row, while they are counted and when it is told who has won. */
export function Parade({ props }: { readonly props: Props }) {
  const { view, seats, lang, seat: reader } = props;
  const near = nearOf(reader);
  return (
    <ul className={css.parade} style={{ '--count': seats.length } as CSSProperties} data-count={seats.length}>
      {view.planets.map((planet, seat) => (
        <li key={seats[seat].colour} className={css.world}>
          <span className={css.planet} aria-hidden="true">
            <Globe seat={seat} planet={planet}>
              {(site, picture, place) => (
                <span key={site} className={siteClass} style={place} data-anchor={siteAnchor(seat, site)}>
                  {picture}
                </span>
              )}
            </Globe>
          </span>
          <span className={css.plate}>
            <Plate
              props={props}
              seat={seat}
              note={noteOf(seat)}
              own={seat === near}
              lanes={false}
              points={view.tally[seat]}
            />
          </span>
        </li>
      ))}
    </ul>
  );

  /** The place, and what the planet was worth when the duel was over. */
  function noteOf(seat: number): string {
    const words = WORDS[lang];
    const duelled = view.decided !== 'points' && pointsOf(view.planets[seat]) !== view.tally[seat];
    const place = words.placeOf(view.places[seat] ?? 0);
    return duelled ? `${place}, ${words.afterDuel(pointsOf(view.planets[seat]))}` : place;
  }
}
