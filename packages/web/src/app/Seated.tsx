import type { ReactNode } from 'react';
import { Portrait, seatColour } from '../art/Portrait.tsx';
import type { SeatFace } from '../contract/skin.ts';
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
  readonly look: Pick<SeatFace, 'colour' | 'emblem'> | undefined;
  readonly open: boolean;
  onPress(chair: HTMLElement): void;
  onSwap(other: number): void;
}

const thing = (seat: number) => `chair:${seat}`;

/** Somebody at a chair: a portrait that can be pressed or dragged to another chair, and who it is. */
export function Seated({ seat, place: { who }, name, me, friend, portrait, look, open, onPress, onSwap }: SeatedProps) {
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
        style={{ ...drag.style, ...seatColour(seat, look) }}
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
        <Portrait
          seat={seat}
          picture={portrait}
          figure={<Icon path={who === 'person' ? icons.person : icons.bot} />}
          look={look}
        />
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
