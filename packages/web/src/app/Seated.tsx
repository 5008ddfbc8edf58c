import type { ReactNode } from 'react';
import { Emblem, SEAT_LOOKS } from '../art/emblems.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import { useDrag } from '../ui/drag.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import { LevelPips } from './LevelPips.tsx';
import css from './SeatRound.module.css';
import type { Place } from './setup.ts';

interface SeatedProps {
  readonly seat: number;
  readonly place: Place;
  readonly name: string;
  readonly me: boolean;
  /** Somebody who will come by a link. */
  readonly friend: boolean;
  /** In the game's manner; without it the shell's own. */
  readonly portrait: ReactNode;
  readonly open: boolean;
  onPress(chair: HTMLElement): void;
  onSwap(other: number): void;
}

const thing = (seat: number) => `chair:${seat}`;

/** Somebody at a chair: a portrait that can be pressed or dragged to another chair, and who it is. */
export function Seated({ seat, place: { who }, name, me, friend, portrait, open, onPress, onSwap }: SeatedProps) {
  const { t } = useMessages();
  const drag = useDrag({
    thing: thing(seat),
    touch: 'none',
    onPick: () => {},
    onReturn: () => {},
    onDrop: (on) => onSwap(Number(on.split(':')[1])),
  });
  const person = friend ? t.setup.friendAbout : t.setup.personAbout;
  const about = who === 'person' ? person : `${capital(t.setup[who])}. ${t.setup.levels[who]}`;
  return (
    <>
      <button
        type="button"
        className={css.portrait}
        style={{ ...drag.style, '--seat': SEAT_LOOKS[seat].colour } as React.CSSProperties}
        data-thing={thing(seat)}
        data-open="true"
        aria-expanded={open}
        aria-label={t.setup.sits(seat + 1, name, who === 'person' ? t.setup.person : t.setup.bot(t.setup[who]))}
        onClick={(e) => onPress(e.currentTarget)}
        onPointerDown={drag.onPointerDown}
        onDragStart={drag.onDragStart}
        onClickCapture={drag.onClickCapture}
        draggable={false}
      >
        <span className={css.face}>
          {portrait ?? <Icon path={who === 'person' ? icons.person : icons.bot} className={css.figure} />}
        </span>
        <span className={css.seal}>
          <Emblem seat={seat} />
        </span>
      </button>
      <div className={css.card} aria-hidden="true">
        <span className={css.line}>
          <strong>{name}</strong>
          {who === 'person' ? (
            <span className={css.you}>{me && name !== t.setup.you ? t.setup.you : ''}</span>
          ) : (
            <LevelPips level={who} />
          )}
        </span>
        <span className={css.about}>{about}</span>
      </div>
    </>
  );
}
