import type { Action, Violation } from '@starboard/kernel';
import type { Composed, Mark, Thing, ThingState } from '../contract/skin.ts';

/** How marks become an action, and what the rules say of it. */
export interface Composer {
  compose(marks: readonly Mark[]): Composed | undefined;
  judge(action: Action): Violation | undefined;
}

/** What marks come to: something that can be played, something unfinished, or something that is not allowed. */
export type Judged = Composed | { readonly action: Action; readonly violation: Violation };

export function judged({ compose, judge }: Composer, marks: readonly Mark[]): Judged | undefined {
  const made = compose(marks);
  if (!made || !('action' in made)) return made;
  const violation = judge(made.action);
  return violation ? { ...made, violation } : made;
}

/** What a press on a thing does to the marks. */
export type MarkPress =
  | { readonly to: 'mark'; readonly marks: readonly Mark[] }
  | { readonly to: 'why'; readonly refused: Judged & { readonly violation: Violation } }
  | { readonly to: 'nothing' };

/**
 * Marks a thing, takes its mark off, or lays the piece that was marked last on it. A piece that was not laid yet goes back
 * where another one is taken instead.
 */
export function pressMark(composer: Composer, marks: readonly Mark[], thing: Thing): MarkPress {
  if (marks.some((mark) => mark.thing === thing))
    return { to: 'mark', marks: marks.filter((mark) => mark.thing !== thing) };
  const last = marks.at(-1);
  const laid = last && !last.on ? [...marks.slice(0, -1), { thing: last.thing, on: thing }] : undefined;
  const pressed = (laid ? [laid] : []).concat([[...marks, { thing }]]).map((next) => tried(composer, next));
  const found = pressed.find(({ to }) => to === 'mark') ?? pressed.find(({ to }) => to === 'why');
  return found ?? (laid ? tried(composer, [...marks.slice(0, -1), { thing }]) : { to: 'nothing' });
}

function tried(composer: Composer, marks: readonly Mark[]): MarkPress {
  const result = judged(composer, marks);
  if (!result) return { to: 'nothing' };
  return 'violation' in result ? { to: 'why', refused: result } : { to: 'mark', marks };
}

/** As many marks, the first first, as still make something: what others do may close the rest. */
export function stillMarked(composer: Composer | undefined, marks: readonly Mark[]): readonly Mark[] {
  let count = marks.length;
  while (count > 0 && !composer?.compose(marks.slice(0, count))) count--;
  return count === marks.length ? marks : marks.slice(0, count);
}

export function markState(composer: Composer, marks: readonly Mark[], thing: Thing): ThingState | undefined {
  if (marks.some((mark) => mark.thing === thing || mark.on === thing)) return { open: true, selected: true };
  const next = pressMark(composer, marks, thing);
  if (next.to === 'nothing') return undefined;
  if (next.to === 'mark') return { open: true, selected: false };
  return { open: false, selected: false, violation: next.refused.violation };
}
