import type { Seat } from '@starboard/kernel';
import { cardName, type Planet, SPECIES_NAMES } from '@starboard/siege';
import type { CSSProperties } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { nearOf, type Props } from './board.ts';
import { Bust } from './Card.tsx';
import { zone } from './flights.ts';
import css from './force.module.css';
import people from './people.module.css';
import { WORDS } from './words.ts';

interface ForceProps {
  readonly seat: Seat;
  readonly planet: Planet;
  readonly props: Props;
  /** Whether the other player changed it since the reader's last decision. */
  readonly changed: boolean;
}

/** A siege force: busts that overlap. */
export function Force({ seat, planet, props, changed }: ForceProps) {
  const { view, lang } = props;
  const { species, forces } = view.players[seat];
  const force = forces[planet - 1];
  const size = { '--gaps': Math.max(1, force.length - 1) } as CSSProperties;
  const words = WORDS[lang];
  // Where only the other has aliens, a nought stands here.
  const told = view.players.some((player) => player.forces[planet - 1].length > 0) && (
    <>
      {words.force(SPECIES_NAMES[species][lang], force.length)}
      <span className={css.note}>{force.map((card) => cardName(card)[lang]).join(', ') || words.empty}</span>
      {changed && <span className={css.note}>{words.fresh}</span>}
    </>
  );
  return (
    <Tip content={told} side={seat === nearOf(view) ? 'bottom' : 'top'}>
      {({ style, ...trigger }) => (
        <Zone
          id={zone.force(seat, planet)}
          className={`${css.force} ${people[species]}`}
          data-side={seat === nearOf(view) ? 'near' : 'far'}
          data-changed={changed}
          {...trigger}
          style={{ ...style, ...size }}
        >
          {force.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are interchangeable, and arrive only at the end.
            <Piece as="span" key={`${card} ${i}`} id={card} className={css.card}>
              <Bust card={card} />
            </Piece>
          ))}
        </Zone>
      )}
    </Tip>
  );
}
