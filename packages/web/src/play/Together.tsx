import type { Seat } from '@starboard/kernel';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Together.module.css';

interface TogetherProps {
  readonly faces: readonly SeatFace[];
  /** Who has not decided yet. */
  readonly waiting: readonly Seat[];
  /** Who sits at this device. */
  readonly here: readonly Seat[];
  onTake(seat: Seat): void;
}

/** Several decide in secret at one device: whoever presses their own sign decides, and the device lies here again. */
export function Together({ faces, waiting, here, onTake }: TogetherProps) {
  const { t } = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.together}
      aria-labelledby={id}
      aria-describedby={`${id}about`}
      data-part="together"
      // Only a sign opens it.
      onCancel={(e) => e.preventDefault()}
    >
      <h2 id={id}>{t.table.together}</h2>
      <p id={`${id}about`}>{t.table.togetherAbout}</p>
      <ul className={css.signs}>
        {here.map((seat) => {
          const { name, colour, emblem, portrait } = faces[seat];
          const open = waiting.includes(seat);
          return (
            <li key={seat}>
              <button
                type="button"
                className={css.sign}
                style={{ '--seat': colour } as CSSProperties}
                disabled={!open}
                onClick={() => onTake(seat)}
                data-take={seat}
              >
                <span className={css.face} aria-hidden="true">
                  {open ? (portrait ?? emblem) : emblem}
                </span>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </dialog>
  );
}
