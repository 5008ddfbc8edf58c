import type { Thing } from './skin.ts';

/** What a piece that can be dragged does. Drag and drop is never the only way: a press does the same in two steps. */
export interface Drag {
  /** The thing that is picked up. */
  readonly thing: Thing;
  /** It is picked up: mark it, so that what can take it lights up. */
  onPick(): void;
  /** It is dropped on a thing that is open (see `thingProps`): press that one. */
  onDrop(on: Thing): void;
  /** It was dropped elsewhere, on a thing that does not take it or on none, or Escape was pressed: take the mark back. */
  onReturn(on?: Thing): void;
  readonly disabled?: boolean;
  /** What a finger does on it besides: `pan-x` in a hand that is swiped, where only a pull upwards picks up. */
  readonly touch?: 'none' | 'pan-x' | 'pan-y';
}
