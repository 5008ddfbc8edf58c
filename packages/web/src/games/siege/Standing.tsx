import type { Seat } from '@starboard/kernel';
import type { Planet } from '@starboard/siege';
import { nearOf, type Props } from './board.ts';
import { zone } from './flights.ts';
import people from './people.module.css';
import { planetThing } from './slots.ts';
import css from './standing.module.css';
import type { Outcome } from './whatIf.ts';

interface StandingProps {
  readonly planet: Planet;
  readonly props: Props;
  readonly holder: Seat | undefined;
  readonly outcome: Outcome | undefined;
}

/** How a planet stands: the ribbon of whoever holds it, and both counts in the shape of their people. */
export function Standing({ planet, props: { view }, holder, outcome }: StandingProps) {
  const near = nearOf(view);
  return (
    <span className={css.standing} aria-hidden="true">
      {holder !== undefined && (
        <span
          key={holder}
          className={`${css.ribbon} ${people[view.players[holder].species]}`}
          data-side={holder === near ? 'near' : 'far'}
        />
      )}
      {[1 - near, near].map((seat) => {
        const { species, forces } = view.players[seat];
        const count = forces[planet - 1].length;
        const then = outcome ? outcome.players[seat].forces[planet - 1].length : count;
        if (count === 0 && then === 0 && holder === undefined) return null;
        return (
          <span
            key={seat}
            className={`${css.count} ${people[species]}`}
            data-side={seat === near ? 'near' : 'far'}
            data-holds={seat === holder}
            data-turns={then !== count}
            data-of={`${planetThing(planet)} ${zone.force(seat, planet)}`}
          >
            <span key={count} className={css.figure}>
              {count}
              {then !== count && (
                <>
                  <span className={css.arrow}>→</span>
                  {then}
                </>
              )}
            </span>
          </span>
        );
      })}
    </span>
  );
}
