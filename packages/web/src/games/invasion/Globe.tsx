import { lanesOf, PLANETS, SECTORS, SITES, type Site } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { globeSvg, RINGS, spot } from './art/globe.ts';
import { PALETTES } from './art/palettes.ts';
import { siteSvg } from './art/town.ts';
import { turnOver } from './fly.ts';
import css from './globe.module.css';
import { arrowSvg, beamSvg, wedgeSvg } from './lanes.ts';
import { groundName } from './prepare.ts';

/** Where a site lies on the plateau, in units of the globe's drawing. */
export function placeOf(site: Site): readonly [number, number] {
  if (site === 'core') return [0, -8];
  const [ring, sector] = site.split('-');
  const part = RINGS[ring as keyof typeof RINGS];
  const [x, y] = spot(part, (Number(sector) - 1) * 60);
  return [x, y - 8 * (1 - part)];
}

interface GlobeProps {
  readonly seat: Seat;
  readonly planet: readonly number[];
  /** Drawn large, with all its dots. */
  readonly fine?: boolean;
  /** The sector that is being struck. */
  readonly struck?: number | undefined;
  /** What stands for a site: on the large planet a button around its picture. */
  children?(site: Site, picture: ReactNode, place: CSSProperties): ReactNode;
}

/** A toy world with its thirteen sites: the ground is painted once, each site is a picture of its own. */
export const Globe = memo(function Globe({ seat, planet, fine = false, struck, children }: GlobeProps) {
  const lanes = lanesOf(planet);
  return (
    <span className={css.globe} data-fine={fine} style={{ '--plain': PALETTES[seat].ground[1] } as CSSProperties}>
      <Picture
        name={groundName(seat, fine)}
        draw={() => globeSvg(PALETTES[seat], fine)}
        urgent={fine}
        className={css.ground}
      />
      {SECTORS.map((sector, i) => {
        if (lanes[i] > 1) return null;
        const kind = lanes[i] === 0 ? 'open' : 'thin';
        return (
          <Picture
            key={sector}
            name={`wedge ${sector} ${kind}`}
            draw={() => wedgeSvg(sector, kind)}
            className={css.ground}
          />
        );
      })}
      {struck !== undefined && (
        <Picture
          key={`beam ${struck}`}
          name={`beam ${struck}`}
          draw={() => beamSvg(struck)}
          urgent
          className={`${css.ground} ${css.beam}`}
        />
      )}
      {SITES.map((site, at) => {
        const [x, y] = placeOf(site);
        const style = {
          '--x': x,
          '--y': y,
          '--k': fine ? 1.26 + (y / 232) * 0.09 : 1.32,
          '--z': 34 + Math.round(y / 10),
        } as CSSProperties;
        const picture = <SitePicture key="picture" seat={seat} site={site} strength={planet[at]} />;
        return children ? (
          children(site, picture, style)
        ) : (
          <span key={site} className={css.site} style={style}>
            {picture}
          </span>
        );
      })}
      {SECTORS.map((sector, i) =>
        lanes[i] === 0 ? (
          <Picture
            key={sector}
            name={`arrow ${sector}`}
            draw={() => arrowSvg(sector)}
            className={`${css.ground} ${css.arrow}`}
          />
        ) : null,
      )}
    </span>
  );
}, alike);

/** Every view is a new one; a planet on which nothing has changed is not drawn again. */
function alike(a: GlobeProps, b: GlobeProps): boolean {
  return (
    a.seat === b.seat &&
    a.fine === b.fine &&
    a.struck === b.struck &&
    a.children === b.children &&
    a.planet.join() === b.planet.join()
  );
}

export const siteClass = css.site;

interface SitePictureProps {
  readonly seat: Seat;
  readonly site: Site;
  readonly strength: number;
}

/** A town, what burns of it, or its crater; a change turns it over or blows it off. */
function SitePicture({ seat, site, strength }: SitePictureProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const last = useRef({ seat, strength });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { seat, strength };
    // Another planet in the same place is no change of it.
    if (ref.current && before.seat === seat && before.strength !== strength)
      turnOver(ref.current, strength < before.strength);
  }, [seat, strength]);
  const name = `${PLANETS[seat].id} ${site}`;
  return (
    <span ref={ref} className={css.picture}>
      <Picture
        name={`site ${name} ${strength}`}
        draw={() => siteSvg(name, strength, PALETTES[seat], site === 'core')}
        className={css.drawn}
      />
    </span>
  );
}
