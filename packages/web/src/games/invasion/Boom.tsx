import { COLOURS, DICE_PER_COLOUR, type Event, INVASION_DICE, type Site } from '@starboard/invasion';
import type { CSSProperties } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { seeded } from '../../art/seeded.ts';
import { spot } from './art/globe.ts';
import { INK, star, svg } from './art/ink.ts';
import { markSvg } from './art/saucer.ts';
import type { Beat } from './beats.ts';
import { placeOf } from './Globe.tsx';
import css from './middle.module.css';
import { SectorDie } from './SectorDie.tsx';

function burstSvg(): string {
  const random = seeded('boom');
  return svg(
    [-340, -340, 680, 680],
    `<path d="${star(19, 312, 186, random)}" fill="#e4472e" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/><path d="${star(17, 252, 150, random, 0.15)}" fill="#ff8a1f" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="${star(15, 196, 112, random, 0.3)}" fill="#ffc82c" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/><path d="${star(13, 136, 76, random, 0.1)}" fill="#fffbe2"/>`,
  );
}

interface BoomProps {
  readonly beat: Beat;
  readonly strike: Extract<Event, { readonly type: 'strike' }>;
}

/** One saucer on its way from the rim of its sector to what it hits: through an empty centre to the far side. */
function Dive({ hit, strike: { die, sector } }: { readonly hit: Site; readonly strike: BoomProps['strike'] }) {
  const colour = COLOURS[Math.floor(INVASION_DICE.indexOf(die) / DICE_PER_COLOUR)];
  const [x, y] = placeOf(hit);
  const [fromX, fromY] = spot(1.25, (sector - 1) * 60);
  const way = { '--x': x, '--y': y, '--from-x': fromX - x, '--from-y': fromY - y - 60 } as CSSProperties;
  return (
    <span className={css.dive} style={way} aria-hidden="true">
      <Picture name={`mark ${colour}`} draw={() => markSvg(colour)} urgent className={css.diver} />
    </span>
  );
}

/** Where the Sector die lies: on the side of its sector, between the badges there. In units of the plateau. */
function besideSector(sector: number): CSSProperties {
  return { '--x': sector < 4 ? 372 : -372, '--y': 8 } as CSSProperties;
}

/** A strike: the Sector die beside the planet, and when the Core is hit the one sound word of the table. */
export function Boom({ beat, strike }: BoomProps) {
  return (
    <>
      <span className={css.rolled} style={besideSector(strike.sector)} key={`${strike.die} ${strike.sector}`}>
        <SectorDie sector={strike.sector} spinning={!beat.struck} />
      </span>
      {beat.hit && <Dive key={`${strike.die} ${beat.hit}`} hit={beat.hit} strike={strike} />}
      {beat.core && (
        <span className={css.boom} aria-hidden="true">
          <Picture name="boom" draw={burstSvg} urgent className={css.burst} />
          <span className={css.word}>Krakoom!</span>
          <b className={css.worth}>
            {beat.core[0]} → {beat.core[1]}
          </b>
        </span>
      )}
    </>
  );
}
