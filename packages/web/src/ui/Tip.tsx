import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { place, type Side } from './place.ts';
import css from './Tip.module.css';
import { HOLD, STRAY } from './useHold.ts';

/** A pointer rests so many milliseconds on a thing before it is explained, and leaves so many before that ends. */
const REST = 300;
const LEAVE = 140;
/** While something is said at a thing, whoever rests so long on another one has read it. */
const READ = 900;

/** What the explained thing needs; to be spread on one element that can have the focus. */
export interface TipTrigger {
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties;
  readonly 'aria-describedby'?: string;
  onPointerEnter(e: PointerEvent): void;
  onPointerLeave(e: PointerEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerMove(e: PointerEvent): void;
  onPointerUp(e: PointerEvent): void;
  onPointerCancel(): void;
  onFocus(e: FocusEvent): void;
  onBlur(): void;
  onClick(): void;
  onClickCapture(e: MouseEvent): void;
  onContextMenu(e: MouseEvent): void;
}

interface TipProps {
  /** What is said about it; nothing to press in it. Without content there is no tip. */
  readonly content: ReactNode;
  /** Where it stands if there is room. */
  readonly side?: Side;
  /** What shows it: a tap, click or long press; only the latter, where a tap does something of its own; none of them. */
  readonly press?: 'tap' | 'hold' | 'none';
  /** Renders the thing. */
  children(trigger: TipTrigger): ReactNode;
}

/** Closes the tip that is open: there is one at a time. */
let closeOpen = () => {};

/** Whether something is being said at a thing: tips keep quiet then. */
const saying = () => document.querySelector('[data-said]') !== null;

/** Takes back what is said at a thing. */
let unsay = () => {};

/** Who says something at a thing is told when it has been read; returns how that ends. */
export function onRead(read: () => void): () => void {
  unsay = read;
  return () => {
    if (unsay === read) unsay = () => {};
  };
}

/** Closes the tip that is open, if any. */
export function closeTip(): void {
  closeOpen();
}

/**
 * Explains a thing at the thing: to a pointer that rests on it, to the focus, to a tap or a long press. Escape, a press
 * elsewhere and leaving end it; it never covers its thing, and the pointer may move onto it.
 */
export function Tip({ content, side = 'top', press = 'tap', children }: TipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = `--tip-${id.replace(/\W/g, '')}`;
  const tip = useRef<HTMLSpanElement>(null);
  const thing = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const pointer = useRef('');
  const held = useRef(false);
  const from = useRef<readonly [number, number]>([0, 0]);
  const rested = useRef(false);
  const shown = open && content !== undefined && content !== null && content !== false;

  const after = (ms: number, then: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(then), ms);
  };
  const now = (then: boolean) => {
    clearTimeout(timer.current);
    setOpen(then);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const [popover, target] = [tip.current, thing.current];
    if (!shown || !popover || !target) return;
    const close = () => setOpen(false);
    if (saying()) {
      if (!rested.current) return close();
      unsay();
    }
    closeOpen();
    closeOpen = close;
    popover.showPopover();
    const unplace = place(popover, target, side);
    const pressed = (e: Event) => {
      const on = e.target as Node;
      if (!popover.contains(on) && !target.contains(on)) close();
    };
    const typed = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', typed, true);
    return () => {
      unplace();
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', typed, true);
      if (closeOpen === close) closeOpen = () => {};
    };
  }, [shown, side]);

  const trigger: TipTrigger = {
    ref: (element) => {
      thing.current = element;
    },
    style: { anchorName: anchor } as CSSProperties,
    ...(shown ? { 'aria-describedby': id } : {}),
    onPointerEnter(e) {
      // Who passes over it with a piece in hand asks for no words.
      if (e.pointerType === 'touch' || e.buttons !== 0) return;
      rested.current = saying();
      after(rested.current ? READ : REST, true);
    },
    onPointerLeave(e) {
      if (e.pointerType !== 'touch') after(LEAVE, false);
    },
    onPointerDown(e) {
      pointer.current = e.pointerType;
      rested.current = false;
      held.current = false;
      from.current = [e.clientX, e.clientY];
      // Whoever presses a thing that acts has read enough.
      if (e.pointerType !== 'touch' && press !== 'tap') now(false);
      if (e.pointerType !== 'touch' || press === 'none') return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        held.current = true;
        setOpen(true);
      }, HOLD);
    },
    onPointerMove(e) {
      const [x, y] = from.current;
      if (e.pointerType === 'touch' && Math.hypot(e.clientX - x, e.clientY - y) > STRAY) clearTimeout(timer.current);
    },
    onPointerUp(e) {
      if (e.pointerType === 'touch') clearTimeout(timer.current);
    },
    onPointerCancel: () => clearTimeout(timer.current),
    onFocus(e) {
      if (!e.target.matches(':focus-visible')) return;
      rested.current = false;
      now(true);
    },
    onBlur: () => now(false),
    onClick() {
      if (press === 'tap' && pointer.current) now(pointer.current !== 'touch' || !open);
      pointer.current = '';
    },
    onClickCapture(e) {
      // The click that ends a long press does nothing else.
      if (!held.current) return;
      held.current = false;
      e.preventDefault();
      e.stopPropagation();
    },
    onContextMenu(e) {
      if (pointer.current === 'touch') e.preventDefault();
    },
  };

  return (
    <>
      {children(trigger)}
      {shown && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className={css.tip}
          data-side={side}
          style={{ positionAnchor: anchor } as CSSProperties}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => after(LEAVE, false)}
        >
          {content}
        </span>
      )}
    </>
  );
}
