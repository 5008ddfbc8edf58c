import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called when it is closed by button, Escape or a press beside it. */
  onClose(): void;
  /** Stays until one of its own buttons is pressed. */
  readonly firm?: boolean;
  readonly wide?: boolean;
  /** Slides in from the side, as for the log. */
  readonly sheet?: boolean;
}

/** A modal dialog of the platform. Open as long as it is rendered. */
export function Dialog({ title, children, onClose, firm = false, wide = false, sheet = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { t } = useMessages();
  // Before the effects of what is in it: they may measure and scroll.
  useLayoutEffect(() => {
    ref.current?.showModal();
  }, []);
  const look = sheet ? css.sheet : wide ? css.wide : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it; keys have Escape and the button.
    <dialog
      ref={ref}
      className={`${css.dialog} ${look}`}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        if (!firm) onClose();
      }}
      onClick={(e) => {
        if (!firm && e.target === ref.current) onClose();
      }}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          {!firm && (
            <button type="button" className={css.close} onClick={onClose} aria-label={t.app.close}>
              <span aria-hidden="true">✕</span>
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
