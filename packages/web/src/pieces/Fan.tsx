import type { CSSProperties, ReactNode } from 'react';
import { Piece } from '../motion/Piece.tsx';
import { Zone } from '../motion/Zone.tsx';
import css from './fan.module.css';
import { lean } from './fan.ts';

interface FanProps {
  /** The zone that the hand is. */
  readonly zone: string;
  readonly label: string;
  /** From left to right, as keys reach them: what each is as a piece (see `Piece`), and how it looks. */
  readonly cards: readonly { readonly id: string; readonly card: ReactNode }[];
  /** The other player's hand: it hangs from above and opens downwards. */
  readonly far?: boolean;
  /** How wide a card is, as a CSS length. */
  readonly width?: string;
}

/**
 * A hand of cards. They lie side by side while there is room, then overlap; they never wrap. Where fingers play, 44 px of
 * each stay free, and a hand too large for that is swiped. The card under the pointer, in focus or selected lifts.
 */
export function Fan({ zone, label, cards, far = false, width }: FanProps) {
  const count = cards.length;
  const seen = new Map<string, number>();
  const style = {
    '--count': count,
    '--gaps': Math.max(1, count - 1),
    ...(width ? { '--card': width } : {}),
  } as CSSProperties;
  return (
    <div className={css.hand} style={style} data-far={far}>
      <Zone as="ol" id={zone} className={css.fan} aria-label={label}>
        {cards.map(({ id, card }, i) => {
          const nth = seen.get(id) ?? 0;
          seen.set(id, nth + 1);
          return (
            <Piece as="li" key={`${id} ${nth}`} id={id} className={css.slot} style={lean(i, count)}>
              {card}
            </Piece>
          );
        })}
      </Zone>
    </div>
  );
}
