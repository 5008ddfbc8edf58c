import type { Seat } from '@starboard/kernel';
import { aimOf, conqueror, PLANETS, type Planet } from '@starboard/siege';
import { memo, useState } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { nearOf, type Props } from './board.ts';
import ending from './ending.module.css';
import { Force } from './Force.tsx';
import people from './people.module.css';
import { Standing } from './Standing.tsx';
import { planetThing } from './slots.ts';
import css from './system.module.css';
import { Tile } from './Tile.tsx';
import type { Outcome } from './whatIf.ts';
import { WORDS } from './words.ts';

interface SystemProps {
  readonly props: Props;
  /** Planets whose siege forces changed, as `seat:planet`. */
  readonly changed: ReadonlySet<string>;
  /** Planets that the card looked at would aim at next. */
  readonly next: readonly Planet[];
  /** What the thing looked at would bring. */
  readonly outcome: Outcome | undefined;
  onLook(thing: Thing | undefined): void;
}

/** The eight planets in a row, with both siege forces before each. */
export function StarSystem({ next, ...rest }: SystemProps) {
  const { lang, thing } = rest.props;
  const asked = PLANETS.some((planet) => thing(planetThing(planet)).open);
  return (
    <section className={`${css.system} ${ending.counted}`} data-counted aria-label={WORDS[lang].starSystem}>
      {PLANETS.map((planet) => (
        <Column key={planet} planet={planet} next={next.includes(planet)} asked={asked} {...rest} />
      ))}
    </section>
  );
}

interface ColumnProps extends Omit<SystemProps, 'next'> {
  readonly planet: Planet;
  readonly next: boolean;
  /** Whether a planet is asked for: then those that cannot be chosen say why. */
  readonly asked: boolean;
}

/** Drawn again only when something about it changes: the pointer passes over all eight. */
const Column = memo(function Column({ planet, props, changed, next, asked, outcome, onLook }: ColumnProps) {
  const { view } = props;
  const near = nearOf(view);
  const far = 1 - near;
  const holder = conqueror(view, planet);
  const [taken, setTaken] = useState({ holder, now: false });
  // What changes hands is shown changing; what a table shows when it opens is not.
  if (taken.holder !== holder) setTaken({ holder, now: true });
  const would = outcome ? conqueror(outcome, planet) : holder;
  const force = (seat: Seat) => (
    <Force seat={seat} planet={planet} props={props} changed={changed.has(`${seat}:${planet}`)} />
  );
  const aims = [near, far].filter((seat) => aimOf(view, seat) === planet && view.stack.length > 0);
  return (
    <div className={css.column} data-taken={taken.now}>
      {force(far)}
      <Tile
        planet={planet}
        props={props}
        holder={holder}
        would={would}
        outcome={outcome}
        aimed={aims.includes(near)}
        next={next}
        asked={asked}
        onLook={onLook}
      />
      {force(near)}
      <Standing planet={planet} props={props} holder={holder} outcome={outcome} />
      <span className={css.marks}>
        {aims.map((seat) => (
          <span
            key={seat}
            className={`${css.reticle} ${people[view.players[seat].species]}`}
            data-side={seat === near ? 'near' : 'far'}
            data-active={seat === view.active}
          />
        ))}
      </span>
    </div>
  );
});
