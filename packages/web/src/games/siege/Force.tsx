import type { Seat } from '@starboard/kernel';
import type { Planet } from '@starboard/siege';
import type { CSSProperties } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { nearOf, type Props } from './board.ts';
import { Chip } from './Card.tsx';
import { zone } from './flights.ts';
import css from './force.module.css';
import people from './people.module.css';
import { WORDS } from './words.ts';

interface ForceProps {
  readonly seat: Seat;
  readonly planet: Planet;
  readonly props: Props;
  readonly changed: boolean;
  readonly leads: boolean;
}

/** A siege force: its cards overlap, its value rides on the edge of the planet. */
export function Force({ seat, planet, props, changed, leads }: ForceProps) {
  const { view, lang } = props;
  const { species, forces } = view.players[seat];
  const force = forces[planet - 1];
  const size = { '--count': force.length, '--gaps': Math.max(1, force.length - 1) } as CSSProperties;
  return (
    <Zone
      id={zone.force(seat, planet)}
      className={`${css.force} ${people[species]}`}
      data-side={seat === nearOf(view) ? 'near' : 'far'}
      data-changed={changed}
      style={size}
    >
      <span className={css.cards}>
        {force.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are interchangeable, and arrive only at the end.
          <Piece as="span" key={`${card} ${i}`} id={card} className={css.card}>
            <Chip card={card} lang={lang} />
          </Piece>
        ))}
      </span>
      <span className={css.value} data-leads={leads} data-none={force.length === 0} aria-hidden="true">
        {force.length}
      </span>
      {changed && <span className={css.changed} title={WORDS[lang].fresh} />}
    </Zone>
  );
}
