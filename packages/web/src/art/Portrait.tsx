import type { CSSProperties, ReactNode } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { Emblem, SEAT_LOOKS } from './emblems.tsx';
import css from './Portrait.module.css';

interface PortraitProps {
  readonly seat: number;
  /** In the game's manner. */
  readonly picture: ReactNode;
  /** What stands for somebody whom the game does not draw. */
  readonly figure: ReactNode;
  readonly look: Pick<SeatFace, 'colour' | 'emblem'> | undefined;
}

/** The colour of a seat, for its chair. */
export function seatColour(seat: number, look: PortraitProps['look']): CSSProperties {
  return { '--seat': look?.colour ?? SEAT_LOOKS[seat].colour } as CSSProperties;
}

/** Who sits at a chair: the face in the colour of the seat, and its emblem. */
export function Portrait({ seat, picture, figure, look }: PortraitProps) {
  return (
    <>
      <span className={css.face} data-face>
        {picture ?? <span className={css.figure}>{figure}</span>}
      </span>
      <span className={css.seal} data-seal>
        {look?.emblem ?? <Emblem seat={seat} />}
      </span>
    </>
  );
}
