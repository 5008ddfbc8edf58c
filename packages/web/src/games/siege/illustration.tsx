import { type Event, PLANET_FACES } from '@starboard/siege';
import { Planet } from '../../pieces/Planet.tsx';
import { Chip } from './Card.tsx';
import { PLANET_LOOKS } from './planetLooks.ts';
import css from './zoom.module.css';

/** The card or planet that a line of the log speaks of. */
export function illustration(event: Event) {
  if ('face' in event) {
    return (
      <span className={css.small}>
        <Planet name={event.face} look={PLANET_LOOKS[event.face]} className={css.globe} />
        <b>{PLANET_FACES[event.face].name}</b>
      </span>
    );
  }
  if (!('card' in event)) return undefined;
  return (
    <span className={css.chip}>
      <Chip card={event.card} />
    </span>
  );
}
