import type { CardKey } from '@starboard/siege';
import type { CSSProperties } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import type { Props } from './board.ts';
import { Back, Chip } from './Card.tsx';
import { zone } from './flights.ts';
import css from './hand.module.css';
import { lean } from './lean.ts';
import { WORDS } from './words.ts';

interface HiddenHandProps {
  readonly props: Props;
  readonly seat: number;
  readonly held: CardKey | undefined;
}

/** A hand whose cards are hidden: backs, with those that are known lying face up among them. */
export function HiddenHand({ props, seat, held }: HiddenHandProps) {
  const { species, handSize, hand, known } = props.view.players[seat];
  const seen = hand ?? known;
  const backs = handSize - seen.length;
  const size = { '--count': handSize } as CSSProperties;
  return (
    <div className={css.hidden} style={size} data-anchor={zone.hand(seat)} data-shown={hand !== null}>
      <Zone as="ol" id={zone.hand(seat)} className={css.fan} aria-label={WORDS[props.lang].hand(handSize)}>
        {Array.from({ length: backs }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell backs apart.
          <Piece as="li" key={`back ${i}`} id="back" className={css.slot} style={lean(i, handSize)}>
            <Back species={species} />
          </Piece>
        ))}
        {seen.map((card, i) => (
          <Piece
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are interchangeable.
            key={`${card} ${i}`}
            id={card}
            className={css.slot}
            style={lean(backs + i, handSize)}
            data-known
          >
            <Chip card={card} />
          </Piece>
        ))}
      </Zone>
      <Zone as="span" id={zone.held(seat)} className={css.held} data-empty={!held}>
        {held && (
          <Piece as="span" id={held} className={css.heldCard}>
            <Chip card={held} />
          </Piece>
        )}
      </Zone>
    </div>
  );
}
