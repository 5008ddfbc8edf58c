import type { Seat } from '@starboard/kernel';
import type { Action, Event, View } from '@starboard/scramble';
import type { BoardProps, Thing } from '../../contract/skin.ts';
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

/** Whether two desks differ by no more than what is looked at: parts that show nothing of that are not drawn again for it. */
export function sameTable({ desk: a }: { readonly desk: Desk }, { desk: b }: { readonly desk: Desk }): boolean {
  return a.props === b.props && a.near === b.near && a.news === b.news;
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
