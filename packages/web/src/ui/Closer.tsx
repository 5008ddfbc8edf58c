import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Dialog.module.css';

interface CloserProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Called when it is closed by button, Escape or a press elsewhere. */
  onClose(): void;
}

/**
 * A closer look at something on the table. Not modal: a press elsewhere closes it and does there what it always does,
 * and the browser need not put the whole table out of reach first, which takes longer than the look itself.
 */
export function Closer({ label, children, onClose }: CloserProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { t } = useMessages();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showPopover();
    ref.current?.querySelector('button')?.focus({ preventScroll: true });
    const pressed = (e: Event) => {
      if (!ref.current?.contains(e.target as Node)) close();
    };
    const typed = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      // It closes the look and takes nothing back.
      e.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', typed, true);
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div ref={ref} popover="manual" role="dialog" aria-label={label} className={`${css.dialog} ${css.closer}`}>
      <div className={css.inside}>
        <button type="button" className={`${css.close} ${css.corner}`} onClick={onClose} aria-label={t.app.close}>
          <span aria-hidden="true">✕</span>
        </button>
        {children}
      </div>
    </div>
  );
}
