import { FACES, PLANETS, VARIANTS } from '@starboard/invasion';
import type { ReactNode } from 'react';
import type { Figures } from '../../../contract/entry.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../icons.ts';
import { SectorDie } from '../SectorDie.tsx';
import css from './figures.module.css';
import { Defense, Goes, Panel, Planet, Saucers, SiteOf } from './parts.tsx';

const scene =
  (children: ReactNode, small = false) =>
  () => <Panel small={small}>{children}</Panel>;

const worth = (points: number | string) => <b className={css.worth}>{points}</b>;

const VARIANT_ICONS = { radar: icons.radar, fairSkies: icons.fairSkies, catAndMouse: icons.catAndMouse } as const;

const saucers = (
  <>
    <Saucers colour="yellow" n={1} />
    <Saucers colour="blue" n={3} />
    <Saucers colour="magenta" n={2} />
  </>
);

const points = (
  <>
    <SiteOf site="inner-2" strength={2} />
    {worth(2)}
    <SiteOf site="inner-2" strength={1} />
    {worth(1)}
    <SiteOf site="core" strength={2} />
    {worth(5)}
    <SiteOf site="core" strength={1} />
    {worth(1)}
  </>
);

const OPEN = { 'outer-3': 0, 'inner-3': 0, core: 1 } as const;

/** The real components of We Come In Peace in its rulebook. */
export const figures: Figures = {
  goal: scene(<Planet seat={0} hurt={{ 'outer-2': 1, 'outer-5': 0 }} />),
  setup: scene(
    <>
      <Planet seat={1} />
      <Planet seat={4} />
    </>,
  ),
  turn: scene(
    <>
      <Defense face="rebuild" value={1} />
      <Goes />
      <Defense face="rebuild" value={2} />
      <Goes />
      <Defense face="rebuild" value={3} />
    </>,
  ),
  invasion: scene(saucers),
  defense: scene(FACES.map((face) => <Defense key={face} face={face} />)),
  shots: scene(
    <>
      <Defense face="blaster-blue" value={2} />
      <Goes />
      <Saucers colour="blue" n={3} repelled={2} />
      <Defense face="interceptor" />
      <Goes />
      <Saucers colour="magenta" n={3} repelled={3} />
    </>,
  ),
  damage: scene(
    <>
      <Saucers colour="magenta" n={3} />
      <SectorDie sector={3} />
      <Goes />
      <Planet seat={4} hurt={OPEN} struck={3} />
    </>,
  ),
  missiles: scene(
    <>
      <Defense face="missile" />
      <SectorDie sector={6} />
      <Goes />
      <Planet seat={2} hurt={{ 'outer-6': 1 }} struck={6} />
    </>,
  ),
  rebuilding: scene(
    <>
      <SiteOf site="inner-4" strength={0} />
      <Goes />
      <SiteOf site="inner-4" strength={1} />
      <Goes />
      <SiteOf site="inner-4" strength={2} />
    </>,
  ),
  end: scene(points),
  variants: scene(VARIANTS.map((id) => <Icon key={id} path={VARIANT_ICONS[id]} className={css.site} />)),
  'glance:invasion': scene(saucers, true),
  'glance:defense': scene(
    <>
      <Defense face="interceptor" />
      <Defense face="missile" />
      <Defense face="rebuild" />
    </>,
    true,
  ),
  'glance:shots': scene(
    <>
      <Defense face="blaster-yellow" />
      <Goes />
      <Saucers colour="yellow" n={2} repelled={1} />
    </>,
    true,
  ),
  'glance:rebuild': scene(
    <>
      <SiteOf site="inner-4" strength={1} />
      <Goes />
      <SiteOf site="inner-4" strength={2} />
    </>,
    true,
  ),
  'glance:core': scene(<SiteOf site="core" strength={1} />, true),
  'glance:shield': scene(<Icon path={icons.shield} className={css.site} />, true),
  'glance:grow': scene(<Defense face="blaster-magenta" value={2} />, true),
  'glance:city': scene(<SiteOf site="inner-2" strength={2} />, true),
  'glance:points': scene(<SiteOf site="core" strength={2} />, true),
  'glance:tie': scene(<Defense face="missile" value={3} />, true),
  ...Object.fromEntries(FACES.map((face) => [`face:${face}`, scene(<Defense face={face} />, true)])),
  ...Object.fromEntries(PLANETS.map(({ id }, seat) => [`planet:${id}`, scene(<Planet seat={seat} />, true)])),
};
