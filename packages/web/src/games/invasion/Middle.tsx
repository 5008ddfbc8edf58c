import { CITY_POINTS, CORE_POINTS, lanesOf, SECTORS, SITES, type Site, siteName } from '@starboard/invasion';
import { COLON, type Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { Air } from './Backdrop.tsx';
import { Boom } from './Boom.tsx';
import type { Beat } from './beats.ts';
import type { Props } from './board.ts';
import { comingAt } from './coming.ts';
import { Globe, placeOf, siteClass } from './Globe.tsx';
import { Lane } from './Lane.tsx';
import { gainsAt } from './labels.ts';
import css from './middle.module.css';
import type { Plan } from './plan.ts';
import { siteThing } from './slots.ts';
import { nameOf } from './who.ts';
import { capital, WORDS } from './words.ts';

interface MiddleProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly beat: Beat | undefined;
}

/** The planet that everything is about now, large, with its thirteen sites and the strength of its six lanes. */
export function Middle({ props, seat, plan, beat }: MiddleProps) {
  const { view, lang } = props;
  const planet = view.planets[seat];
  const coming = comingAt(view, seat, { left: plan.leftWith(), spent: beat?.spent ?? [] });
  const strike = beat?.strike?.seat === seat ? beat.strike : undefined;
  return (
    <section
      className={css.middle}
      aria-label={WORDS[lang].planetOf(nameOf(seat, props))}
      data-anchor="planet"
      data-seat={seat}
    >
      <Air className={css.air} />
      <Globe seat={seat} planet={planet} fine struck={strike && beat?.struck ? strike.sector : undefined}>
        {(site, picture, place) => (
          <SiteButton key={site} site={site} props={props} planet={planet} place={place}>
            {picture}
          </SiteButton>
        )}
      </Globe>
      {SITES.map((site) => (
        <Gain key={site} site={site} props={props} planet={planet} />
      ))}
      {SECTORS.map((sector) => (
        <Lane
          key={sector}
          sector={sector}
          props={props}
          strength={lanesOf(planet)[sector - 1]}
          coming={coming[sector - 1]}
        />
      ))}
      {strike && beat && <Boom beat={beat} strike={strike} />}
    </section>
  );
}

interface SiteProps {
  readonly site: Site;
  readonly props: Props;
  readonly planet: readonly number[];
  readonly place: CSSProperties;
  readonly children: React.ReactNode;
}

/** A site: pressed to repair it; whoever rests on it reads what it is worth. */
function SiteButton({ site, props: { lang, thing, press }, planet, place, children }: SiteProps) {
  const words = WORDS[lang];
  const strength = planet[SITES.indexOf(site)];
  const points = (site === 'core' ? CORE_POINTS : CITY_POINTS)[strength];
  const name = siteThing(site);
  const state = thing(name);
  const said = capital(`${siteName(site, lang)}${COLON[lang]}${words.strength[strength]}, ${words.worth(points)}`);
  const more = site === 'core' ? words.corePath : words.path(Number(site.slice(-1)) as 1);
  return (
    <Tip
      press="hold"
      content={
        <>
          {said}. {more}
        </>
      }
    >
      {(tip) => (
        <button
          type="button"
          {...merged(
            {
              ...thingProps(name, state),
              className: `${siteClass} ${css.site}`,
              style: place,
              onClick: () => press(name),
            },
            tip,
          )}
          // One stop for Tab where nothing is pressed; arrows reach the others from there.
          tabIndex={state.open || site === 'core' ? 0 : -1}
          data-core={site === 'core'}
        >
          <span className="unseen">
            {said}
            {state.open ? `, ${gainsAt(planet, site, lang)}` : ''}
          </span>
          <span className={css.halo} aria-hidden="true" />
          {children}
        </button>
      )}
    </Tip>
  );
}

/** What a repair brings, over everything that a site may lie behind. */
function Gain({ site, props, planet }: Pick<SiteProps, 'site' | 'props' | 'planet'>) {
  if (!props.thing(siteThing(site)).open) return null;
  const [x, y] = placeOf(site);
  return (
    <b
      className={css.gain}
      style={{ '--x': x, '--y': y } as CSSProperties}
      data-core={site === 'core'}
      aria-hidden="true"
    >
      {gainsAt(planet, site, props.lang)}
    </b>
  );
}
