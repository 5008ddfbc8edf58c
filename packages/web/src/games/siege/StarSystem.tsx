import type { Seat } from '@starboard/kernel';
import { aimOf, conqueror, FACE_WORDS, PLANET_FACES, PLANETS, type Planet } from '@starboard/siege';
import { nearOf, type Props } from './board.ts';
import { Force } from './Force.tsx';
import people from './people.module.css';
import css from './system.module.css';
import { Tile } from './Tile.tsx';
import { numberOf, WORDS } from './words.ts';

interface SystemProps {
  readonly props: Props;
  /** Planets whose siege forces changed, as `seat:planet`. */
  readonly changed: ReadonlySet<string>;
  /** Planets that the card looked at would aim at next. */
  readonly next: readonly Planet[];
}

/** The eight planets in a row, with both siege forces before each. */
export function StarSystem({ props, changed, next }: SystemProps) {
  return (
    <section className={css.system} aria-label={WORDS[props.lang].starSystem}>
      {PLANETS.map((planet) => (
        <Column key={planet} planet={planet} props={props} changed={changed} next={next.includes(planet)} />
      ))}
      <Caption props={props} />
    </section>
  );
}

function Caption({ props: { view, lang } }: Pick<SystemProps, 'props'>) {
  const near = nearOf(view);
  const { species } = view.players[near];
  const aim = aimOf(view, near);
  const face = view.planets[aim - 1];
  return (
    <p className={`${css.caption} ${people[species]}`} aria-hidden="true">
      <b>
        {numberOf(aim)} {PLANET_FACES[face].name}
      </b>{' '}
      <i className={css.may}>{WORDS[lang].may}</i> {FACE_WORDS[face].text[lang]}
    </p>
  );
}

interface ColumnProps extends Omit<SystemProps, 'next'> {
  readonly planet: Planet;
  readonly next: boolean;
}

function Column({ planet, props, changed, next }: ColumnProps) {
  const { view, lang } = props;
  const near = nearOf(view);
  const far = 1 - near;
  const leader = conqueror(view, planet);
  const force = (seat: Seat) => (
    <Force
      seat={seat}
      planet={planet}
      props={props}
      changed={changed.has(`${seat}:${planet}`)}
      leads={seat === leader}
    />
  );
  const aims = [near, far].filter((seat) => aimOf(view, seat) === planet && view.stack.length > 0);
  return (
    <div className={css.column}>
      {force(far)}
      <Tile planet={planet} props={props} leader={leader} aimed={aims.includes(near)} />
      {force(near)}
      <span className={css.marks}>
        {aims.map((seat) => (
          <span
            key={seat}
            className={`${css.reticle} ${people[view.players[seat].species]}`}
            data-side={seat === near ? 'near' : 'far'}
            data-active={seat === view.active}
          />
        ))}
        {next && <span className={css.next}>{WORDS[lang].next}</span>}
      </span>
    </div>
  );
}
