import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './At.module.css';
import { keepBeside, type Side } from './place.ts';
import { closeTip, onRead } from './Tip.tsx';

interface AtProps {
  /** What it stands at; in the middle of the window where that is nowhere to be seen. */
  readonly find: () => HTMLElement | null | undefined;
  readonly side?: Side;
  /** What it does not cover if it can stand elsewhere. */
  readonly clear?: () => HTMLElement | null;
  readonly role?: 'status' | 'note';
  readonly children: ReactNode;
  /** A press elsewhere. */
  onLeave?(): void;
  onEscape?(): void;
}

/** Something said at a thing, in the window and never over the thing, that stays until it is closed. */
export function At({ find, side = 'top', clear, role = 'status', children, onLeave, onEscape }: AtProps) {
  const ref = useRef<HTMLDivElement>(null);
  const on = useRef({ onLeave, onEscape });
  on.current = { onLeave, onEscape };
  const thing = useRef({ find, clear });
  thing.current = { find, clear };
  useLayoutEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    closeTip();
    popover.showPopover();
    const at = thing.current.find();
    return at ? keepBeside(popover, at, side, thing.current.clear?.()) : undefined;
  }, [side]);
  useLayoutEffect(() => {
    const pressed = (e: Event) => {
      if (!ref.current?.contains(e.target as Node)) on.current.onLeave?.();
    };
    const typed = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || !on.current.onEscape) return;
      e.stopPropagation();
      on.current.onEscape();
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', typed, true);
    const stop = onRead(() => on.current.onLeave?.());
    return () => {
      stop();
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', typed, true);
    };
  }, []);
  return (
    <div ref={ref} popover="manual" data-said role={role} className={css.at}>
      {children}
    </div>
  );
}
