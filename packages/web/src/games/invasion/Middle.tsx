import { CITY_POINTS, CORE_POINTS, lanesOf, SECTORS, SITES, type Site, siteName } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { spot } from './art/globe.ts';
import { Air } from './Backdrop.tsx';
import { Boom } from './Boom.tsx';
import type { Beat } from './beats.ts';
import type { Props } from './board.ts';
import { Globe, placeOf, siteClass } from './Globe.tsx';
import { gainAt } from './labels.ts';
import css from './middle.module.css';
import { sectorThing, siteThing } from './slots.ts';
import { WORDS } from './words.ts';

interface MiddleProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly beat: Beat | undefined;
}

/** The planet that everything is about now, large, with its thirteen sites and the strength of its six lanes. */
export function Middle({ props, seat, beat }: MiddleProps) {
  const { view, seats, lang } = props;
  const planet = view.planets[seat];
  const strike = beat?.strike?.seat === seat ? beat.strike : undefined;
  return (
    <section
      className={css.middle}
      aria-label={WORDS[lang].planetOf(seats[seat].name)}
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
        <Lane key={sector} sector={sector} props={props} strength={lanesOf(planet)[sector - 1]} />
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
  const said = `${siteName(site, lang)}: ${words.strength[strength]}, ${words.worth(points)}`;
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
          data-core={site === 'core'}
        >
          <span className="unseen">
            {said}
            {state.open ? `, +${gainAt(planet, site)}` : ''}
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
      +{gainAt(planet, site)}
    </b>
  );
}

interface LaneProps {
  readonly sector: number;
  readonly strength: number;
  readonly props: Props;
}

/** Where the badge of each lane stands: on the rim; those of sectors 1 and 4 beside their Cities. In units of the plateau. */
function badgeAt(sector: number): CSSProperties {
  const [x, y] = spot(1, (sector - 1) * 60);
  const aside = sector === 4 ? -152 : sector === 1 ? 128 : sector < 4 ? 16 : -16;
  const down = sector === 1 ? 12 : sector === 4 ? -10 : 0;
  return { '--x': x + aside, '--y': y + down } as CSSProperties;
}

/** The strength of a lane as pips; an open one says so. Where a sector is picked in secret it is pressed here. */
function Lane({ sector, strength, props: { view, lang, thing, press } }: LaneProps) {
  const words = WORDS[lang];
  const name = sectorThing(sector);
  const coming = view.sectors.flatMap((announced, die) =>
    announced === sector && view.left[die] > 0 ? [view.left[die]] : [],
  );
  const said =
    strength === 0 ? `${words.sector(sector)}: ${words.open}. ${words.openLong}` : words.lane(sector, strength);
  const kind = strength === 0 ? 'open' : strength === 1 ? 'thin' : 'firm';
  const state = thing(name);
  return (
    <Tip content={said} press={state.open ? 'hold' : 'tap'}>
      {(tip) => (
        <button
          type="button"
          {...merged(
            { ...thingProps(name, state), className: css.lane, style: badgeAt(sector), onClick: () => press(name) },
            tip,
          )}
          data-kind={kind}
          data-sector={sector}
          data-anchor={`lane:${sector}`}
        >
          <span className="unseen">{said}</span>
          <b className={css.number} aria-hidden="true">
            {sector}
          </b>
          {strength === 0 ? (
            <span className={css.open} aria-hidden="true">
              <i>{words.openWhat} </i>
              {words.openHow}
            </span>
          ) : (
            <span className={css.pips} aria-hidden="true">
              {[1, 2, 3, 4].map((pip) => (
                <i key={pip} data-on={pip <= strength} />
              ))}
            </span>
          )}
          {coming.length > 0 && (
            <span className={css.coming} aria-hidden="true">
              −{coming.join(' −')}
            </span>
          )}
        </button>
      )}
    </Tip>
  );
}
