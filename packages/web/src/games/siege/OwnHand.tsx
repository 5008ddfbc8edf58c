import { type CardKey, type Preview, partsOf } from '@starboard/siege';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { declarable, type Props } from './board.ts';
import { HandFace } from './Card.tsx';
import { zone } from './flights.ts';
import { HandCard } from './HandCard.tsx';
import css from './hand.module.css';
import * as icons from './icons.ts';
import { lean } from './lean.ts';
import { cardLine } from './lines.ts';
import tags from './tags.module.css';
import { numberOf, WORDS } from './words.ts';

interface OwnHandProps {
  readonly props: Props;
  readonly seat: number;
  readonly hand: readonly CardKey[];
  readonly held: CardKey | undefined;
  readonly previews: ReadonlyMap<CardKey, Preview>;
  onLook(thing: Thing | undefined): void;
}

/** From so many cards on a fan leaves each only a strip, and a phone lays them in two rows. */
const MANY = 9;
const TWO_ROWS = 4;

/** The reader's hand as a fan, or on a phone as a strip; a card that has been named but has not landed lies beside it. */
export function OwnHand({ props, seat, hand, held, previews, onLook }: OwnHandProps) {
  const count = hand.length + (held ? 1 : 0);
  const size = { '--count': Math.max(1, count) } as CSSProperties;
  const lands = declarable(props.view);
  const strip = useRef<HTMLDivElement>(null);
  // What is held lies at the end of a strip that is swiped.
  useEffect(() => {
    if (held && strip.current) strip.current.scrollLeft = strip.current.scrollWidth;
  }, [held]);
  return (
    <div
      ref={strip}
      className={css.own}
      style={size}
      data-many={count >= MANY}
      data-lies={count >= TWO_ROWS}
      data-strip
      data-anchor={zone.hand(seat)}
    >
      <Zone as="ol" id={zone.hand(seat)} className={css.fan}>
        {hand.map((card, i) => (
          <HandCard
            key={`${card} ${hand.slice(0, i).filter((other) => other === card).length}`}
            card={card}
            at={i}
            seat={seat}
            style={lean(i, count)}
            props={props}
            preview={previews.get(card)}
            onLook={onLook}
          />
        ))}
      </Zone>
      {held && (
        <Zone as="span" id={zone.held(seat)} className={css.held}>
          <Piece as="span" id={held} className={css.heldCard}>
            <HandFace card={held} lang={props.lang} line={cardLine(partsOf(held).kind, seat, props)}>
              {lands && (
                <span className={tags.tags}>
                  <span className={tags.tag}>
                    <Icon path={icons.place} />
                    <span className={tags.wordy}>{WORDS[props.lang].lands(lands)}</span>
                    <span className={tags.terse}>{numberOf(lands)}</span>
                  </span>
                </span>
              )}
            </HandFace>
          </Piece>
        </Zone>
      )}
    </div>
  );
}
