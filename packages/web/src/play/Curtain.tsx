import { type CSSProperties, useEffect, useId, useRef } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import css from './Curtain.module.css';

/**
 * The privacy screen of a device that is handed around: the next player's picture fills the half that is theirs, in the
 * game's own light. It covers everything, and nothing of the next hand is on the page behind it.
 */
export function Curtain({ face, onOpen }: { readonly face: SeatFace; onOpen(): void }) {
  const { t } = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
    button.current?.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.curtain}
      style={{ '--seat': face.colour } as CSSProperties}
      aria-labelledby={id}
      aria-describedby={`${id}about`}
      // Only the next player opens it, by the button.
      onCancel={(e) => e.preventDefault()}
    >
      <div className={css.picture} data-portrait={face.portrait !== undefined} aria-hidden="true">
        {face.portrait ?? face.emblem}
      </div>
      <div className={css.words}>
        <h2 id={id}>{t.table.curtain(face.name)}</h2>
        <p id={`${id}about`}>{t.table.curtainAbout}</p>
        <button
          ref={button}
          type="button"
          className={`${look.button} ${look.first} ${css.open}`}
          onClick={onOpen}
          data-part="ready"
        >
          {face.emblem}
          {t.table.curtainOpen(face.name)}
        </button>
      </div>
    </dialog>
  );
}
