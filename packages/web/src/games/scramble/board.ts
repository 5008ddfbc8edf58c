import type { Seat } from '@starboard/kernel';
import type { Action, Event, View } from '@starboard/scramble';
import type { BoardProps, Thing, ThingState } from '../../contract/skin.ts';
import type { News } from './news.ts';
import type { Plan } from './plan.ts';

export type Props = BoardProps<View, Action, Event>;

/** What the parts of the table share beside what the frame gives them. */
export interface Desk {
  readonly props: Props;
  /** Whose cockpit lies below: the reader's, or the first seat's for a spectator. */
  readonly near: Seat;
  /** What would happen by what the reader looks at. */
  readonly plan: Plan;
  /** The shot that is aimed: by what the reader looks at, or by somebody else. */
  readonly aim: Pick<Plan, 'weapon' | 'chosen' | 'hits'>;
  /** What befell the reader since the own last decision. */
  readonly news?: News | undefined;
}

interface Part {
  readonly desk: Desk;
}

/** Whether two desks differ by no more than what is looked at and how things answer a press. */
export function sameTable({ desk: a }: Part, { desk: b }: Part): boolean {
  return a.near === b.near && a.news === b.news && (a.props === b.props || alike(a.props, b.props));
}

/**
 * When a part need not be drawn again: nothing has happened, its own things answer as they did, and what it reads of what
 * is looked at is the same. A press is answered within a frame only where few parts are drawn for it.
 */
export function unchanged<P extends Part>(
  things: (part: P) => readonly Thing[],
  reads: (part: P) => readonly unknown[] = () => [],
): (a: P, b: P) => boolean {
  return (a, b) => {
    if (!sameTable(a, b) || Object.keys({ ...a, ...b }).some((key) => key !== 'desk' && differs(a, b, key as keyof P)))
      return false;
    const after = reads(b);
    if (reads(a).some((was, i) => was !== after[i])) return false;
    const [before, now] = [a.desk.props, b.desk.props];
    return before.thing === now.thing || things(b).every((name) => answersAlike(before.thing(name), now.thing(name)));
  };
}

/** For a part on which nothing is pressed. */
export const NO_THINGS = (): readonly Thing[] => [];

const differs = <P>(a: P, b: P, key: keyof P) => a[key] !== b[key];

/** Whether nothing has happened between two drawings of the table; a press goes the same way at both. */
function alike(a: Props, b: Props): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof Props)[];
  return !keys.some((key) => key !== 'thing' && key !== 'drag' && a[key] !== b[key]);
}

function answersAlike(a: ThingState, b: ThingState): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof ThingState)[];
  return !keys.some((key) => a[key] !== b[key]);
}

/** A thing with how it answers now, for what can be pressed; a press may stand for one on another thing. */
export function pressable({ thing, press }: Props, name: Thing, as: Thing = name) {
  return { thing: { ...thing(name), name }, onPress: () => press(as) };
}

/** Who sits below: the reader, or the first seat for a spectator. */
export function nearOf(seat: Seat | null): Seat {
  return seat ?? 0;
}

/** Everybody else, who plays next first. */
export function rivalsOf(view: View, near: Seat): readonly Seat[] {
  const n = view.pilots.length;
  return Array.from({ length: n - 1 }, (_, i) => (near + 1 + i) % n);
}

/** A chance as people read it; never 0 or 100 where it is only nearly so. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const shown = chance > 0 && whole === 0 ? '<1' : chance < 1 && whole === 100 ? '>99' : `${whole}`;
  return `${shown}\u00a0%`;
}
