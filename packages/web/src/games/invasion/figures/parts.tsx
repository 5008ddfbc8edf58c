import { type Colour, type Face, SITES, type Site } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../../../art/Picture.tsx';
import { PALETTES } from '../art/palettes.ts';
import { windowSvg } from '../art/saucer.ts';
import { siteSvg } from '../art/town.ts';
import { DefenseFace } from '../DefenseFace.tsx';
import { Globe } from '../Globe.tsx';
import theme from '../theme.module.css';
import css from './figures.module.css';

/** A piece of the table on a panel of the comic. */
export function Panel({ children, small = false }: { readonly children: ReactNode; readonly small?: boolean }) {
  return (
    <span className={`${theme.invasion} ${css.panel}`} data-small={small} aria-hidden="true">
      {children}
    </span>
  );
}

/** A Defense die. */
export function Defense({ face, value = 1 }: { readonly face: Face; readonly value?: number }) {
  return (
    <span className={css.defense}>
      <DefenseFace face={face} value={value} />
    </span>
  );
}

/** An Invasion die, some of its saucers repelled. */
export function Saucers({
  colour,
  n,
  repelled = 0,
}: {
  readonly colour: Colour;
  readonly n: number;
  readonly repelled?: number;
}) {
  return (
    <Picture
      name={`window ${colour} ${n} ${repelled}`}
      draw={() => windowSvg(colour, n, repelled)}
      className={css.window}
    />
  );
}

/** A site at a strength. */
export function SiteOf({
  site,
  strength,
  seat = 0,
}: {
  readonly site: Site;
  readonly strength: number;
  readonly seat?: Seat;
}) {
  return (
    <Picture
      name={`figure ${seat} ${site} ${strength}`}
      draw={() => siteSvg(`figure ${site}`, strength, PALETTES[seat], site === 'core')}
      className={css.site}
    />
  );
}

/** A whole planet; sites that are not named are undamaged. */
export function Planet({
  seat,
  hurt = {},
  struck,
}: {
  readonly seat: Seat;
  readonly hurt?: Partial<Record<Site, number>>;
  readonly struck?: number;
}) {
  return (
    <span className={css.planet}>
      <Globe seat={seat} planet={SITES.map((site) => hurt[site] ?? 2)} struck={struck} />
    </span>
  );
}

/** From one thing to the next. */
export function Goes() {
  return <b className={css.goes}>→</b>;
}
