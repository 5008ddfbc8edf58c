import { type CSSProperties, type MouseEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { Drag } from '../contract/drag.ts';
import type { Thing } from '../contract/skin.ts';
import css from './drag.module.css';
import { pace, still } from './speed.ts';
import { isOpen, thingAt } from './thing.ts';

/** How many pixels a pointer moves before a press becomes a drag. */
export const THRESHOLD = 8;
const RETURN = 220;

/** Where a drag stands; `x` and `y` are where it began, on the screen. */
export type DragState =
  | { readonly at: 'rest' }
  | { readonly at: 'pressed' | 'dragging'; readonly pointer: number; readonly x: number; readonly y: number };

/** What pointers and keys report. */
export type DragSignal =
  | { readonly type: 'down' | 'move' | 'up'; readonly pointer: number; readonly x: number; readonly y: number }
  | { readonly type: 'cancel' };

/** What follows: the piece is picked up, follows the pointer, is dropped where the pointer is, or returns. */
export type DragEffect = 'none' | 'pick' | 'follow' | 'drop' | 'return';

const REST: DragState = { at: 'rest' };

/** One step of a drag. A press that stays within the threshold has no effect, so that taps stay taps. */
export function dragged(state: DragState, signal: DragSignal): readonly [DragState, DragEffect] {
  if (signal.type === 'cancel') return [REST, state.at === 'dragging' ? 'return' : 'none'];
  const { type, pointer, x, y } = signal;
  if (state.at === 'rest') return type === 'down' ? [{ at: 'pressed', pointer, x, y }, 'none'] : [state, 'none'];
  // A second finger means something else.
  if (type === 'down') return [REST, state.at === 'dragging' ? 'return' : 'none'];
  if (pointer !== state.pointer) return [state, 'none'];
  if (type === 'up') return [REST, state.at === 'dragging' ? 'drop' : 'none'];
  if (state.at === 'dragging') return [state, 'follow'];
  return Math.hypot(x - state.x, y - state.y) < THRESHOLD ? [state, 'none'] : [{ ...state, at: 'dragging' }, 'pick'];
}

type Point = { readonly x: number; readonly y: number };
const watchers = new Set<(at: Point | undefined) => void>();

/** Tells where the pointer is whenever it moves with a piece, and `undefined` when the piece is let go. */
export function watchDrags(watcher: (at: Point | undefined) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Props for the button that shows a piece, by which it follows the pointer, mouse and finger alike. While it is over a
 * thing that is open, that thing has the attribute `data-over`; the piece's own place has `data-dragging`.
 */
export function useDrag(drag: Drag) {
  const latest = useRef(drag);
  latest.current = drag;
  const stop = useRef(() => {});
  const moved = useRef(false);
  useEffect(() => () => stop.current(), []);
  return {
    draggable: false,
    'data-drag': drag.disabled ? undefined : true,
    style: (drag.disabled ? {} : { touchAction: drag.touch ?? 'none' }) as CSSProperties,
    onPointerDown(e: ReactPointerEvent<HTMLElement>) {
      moved.current = false;
      if (latest.current.disabled || e.button !== 0 || !e.isPrimary) return;
      stop.current();
      stop.current = follow(e.currentTarget, e.nativeEvent, latest, moved);
    },
    onDragStart: (e: { preventDefault(): void }) => e.preventDefault(),
    onClickCapture(e: MouseEvent) {
      // The click that ends a drag is no press.
      if (!moved.current) return;
      moved.current = false;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}

type Ref<T> = { current: T };

/** Follows one pointer from its press to its end; returns how to break off. */
function follow(element: HTMLElement, down: PointerEvent, drag: Ref<Drag>, moved: Ref<boolean>): () => void {
  let [state] = dragged(REST, { type: 'down', pointer: down.pointerId, x: down.clientX, y: down.clientY });
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;

  const light = (found: HTMLElement | undefined) => {
    if (found === over) return;
    over?.removeAttribute('data-over');
    found?.setAttribute('data-over', '');
    over = found;
  };
  const send = (signal: DragSignal) => {
    const [next, effect] = dragged(state, signal);
    state = next;
    const at = signal.type === 'cancel' ? down : signal;
    if (effect === 'pick') {
      moved.current = true;
      ghost = lift(element);
      drag.current.onPick();
    }
    if (effect === 'pick' || effect === 'follow') {
      if (ghost) ghost.style.transform = `translate(${at.x - down.clientX}px, ${at.y - down.clientY}px)`;
      const under = thingUnder(at, drag.current.thing);
      light(under && isOpen(under.element) ? under.element : undefined);
      for (const watcher of watchers) watcher(at);
    }
    if (effect === 'drop' || effect === 'return') {
      const on = effect === 'drop' ? thingUnder(at, drag.current.thing) : undefined;
      if (on && isOpen(on.element)) {
        putDown(element, ghost);
        drag.current.onDrop(on.name);
      } else {
        back(element, ghost);
        drag.current.onReturn(on?.name);
      }
    }
    if (state.at === 'rest') end();
  };
  const move = (e: PointerEvent) => send({ type: 'move', pointer: e.pointerId, x: e.clientX, y: e.clientY });
  const up = (e: PointerEvent) => send({ type: 'up', pointer: e.pointerId, x: e.clientX, y: e.clientY });
  const another = (e: PointerEvent) => send({ type: 'down', pointer: e.pointerId, x: e.clientX, y: e.clientY });
  const cancel = () => send({ type: 'cancel' });
  const key = (e: KeyboardEvent) => {
    if (e.key !== 'Escape' || state.at !== 'dragging') return;
    e.stopPropagation();
    cancel();
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pointerdown', another, { signal, capture: true });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('blur', cancel, { signal });
  addEventListener('keydown', key, { signal, capture: true });

  function end(): void {
    listening.abort();
    light(undefined);
    for (const watcher of watchers) watcher(undefined);
  }
  return () => {
    if (signal.aborted) return;
    end();
    putDown(element, ghost);
  };
}

/** The thing at a point, unless it is the piece itself. */
function thingUnder({ x, y }: Point, own: Thing): ReturnType<typeof thingAt> {
  const found = thingAt(document.elementFromPoint(x, y));
  return found?.name === own ? undefined : found;
}

/** Puts a copy of a piece into the player's hand, beside the piece, so that it takes its colours from the same place. */
function lift(element: HTMLElement): HTMLElement {
  const rect = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('[data-thing], [id]')]) {
    part.removeAttribute('data-thing');
    part.removeAttribute('id');
  }
  const ghost = document.createElement('div');
  ghost.className = css.hand;
  ghost.popover = 'manual';
  ghost.inert = true;
  Object.assign(ghost.style, {
    // Without the turn that the piece may have in its place.
    left: `${rect.left + (rect.width - element.offsetWidth) / 2}px`,
    top: `${rect.top + (rect.height - element.offsetHeight) / 2}px`,
    width: `${element.offsetWidth}px`,
    height: `${element.offsetHeight}px`,
  });
  ghost.append(copy);
  element.after(ghost);
  ghost.showPopover();
  element.dataset.dragging = '';
  return ghost;
}

function putDown(element: HTMLElement, ghost: HTMLElement | undefined): void {
  ghost?.remove();
  delete element.dataset.dragging;
}

/** The piece goes back to its place. */
function back(element: HTMLElement, ghost: HTMLElement | undefined): void {
  if (!ghost || still() || pace() === 0) {
    putDown(element, ghost);
    return;
  }
  const way = [{ transform: ghost.style.transform }, { transform: 'none' }];
  const timing = { duration: RETURN * pace(), easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)', fill: 'forwards' } as const;
  const done = () => putDown(element, ghost);
  ghost.animate(way, timing).finished.then(done, done);
}
