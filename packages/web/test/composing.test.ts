import type { Violation } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Composed, Mark } from '../src/contract/skin.ts';
import { type Composer, judged, markState, pressMark, stillMarked } from '../src/play/composing.ts';

interface Shots {
  readonly type: 'shoot';
  readonly shots: readonly string[];
}

const MISSING = { en: 'Aim it at a ship.', fr: 'Visez un vaisseau.' };

/** A plan of shots: each gun is laid on a ship, or left; three shots are too many to be named, two at one ship not allowed. */
const PLAN: Composer = {
  compose(marks): Composed<Shots> | undefined {
    if (marks.some(({ thing, on }) => !thing.startsWith('gun') || (on !== undefined && !on.startsWith('ship'))))
      return undefined;
    if (marks.length > 2) return { violation: { rule: 'TWO-GUNS' } };
    if (marks.some(({ on }) => !on)) return { missing: MISSING };
    return { action: { type: 'shoot', shots: marks.map(({ thing, on }) => `${thing} ${on}`).sort() } };
  },
  judge(action): Violation | undefined {
    const targets = (action as Shots).shots.map((shot) => shot.split(' ')[1]);
    return new Set(targets).size < targets.length ? { rule: 'ONE-EACH' } : undefined;
  },
};

function marked(...presses: readonly string[]): readonly Mark[] {
  let marks: readonly Mark[] = [];
  for (const thing of presses) {
    const next = pressMark(PLAN, marks, thing);
    if (next.to !== 'mark') throw new Error(`${thing}: ${next.to}`);
    marks = next.marks;
  }
  return marks;
}

describe('marks', () => {
  test('a piece is marked, then laid on another; what they make is judged at every mark', () => {
    expect(judged(PLAN, marked('gun:1'))).toEqual({ missing: MISSING });
    expect(judged(PLAN, marked('gun:1', 'ship:a'))).toEqual({ action: { type: 'shoot', shots: ['gun:1 ship:a'] } });
  });

  test('a second press takes the mark off, with what it lay on', () => {
    expect(marked('gun:1', 'ship:a', 'gun:1')).toEqual([]);
    expect(marked('gun:1', 'gun:1')).toEqual([]);
  });

  test('the order of the marks does not matter', () => {
    const [one, other] = [marked('gun:1', 'ship:a', 'gun:2', 'ship:b'), marked('gun:2', 'ship:b', 'gun:1', 'ship:a')];
    expect(judged(PLAN, one)).toEqual(judged(PLAN, other));
  });

  test('a mark that the rules refuse is not taken, and says why', () => {
    const marks = marked('gun:1', 'ship:a', 'gun:2');
    expect(pressMark(PLAN, marks, 'ship:a')).toMatchObject({ to: 'why', refused: { violation: { rule: 'ONE-EACH' } } });
    expect(markState(PLAN, marks, 'ship:b')).toEqual({ open: true, selected: false });
  });

  test('a mark that makes nothing possible is refused by the game', () => {
    const marks = marked('gun:1', 'ship:a', 'gun:2', 'ship:b');
    expect(pressMark(PLAN, marks, 'gun:3')).toMatchObject({ to: 'why', refused: { violation: { rule: 'TWO-GUNS' } } });
    expect(markState(PLAN, marks, 'gun:3')).toEqual({
      open: false,
      selected: false,
      violation: { rule: 'TWO-GUNS' },
    });
  });

  test('what has no part in it does nothing', () => {
    expect(pressMark(PLAN, [], 'planet:1')).toEqual({ to: 'nothing' });
    expect(pressMark(PLAN, [], 'ship:a')).toEqual({ to: 'nothing' });
    expect(markState(PLAN, [], 'planet:1')).toBeUndefined();
  });

  test('marked pieces and what they lie on are selected', () => {
    const marks = marked('gun:1', 'ship:a');
    for (const thing of ['gun:1', 'ship:a']) expect(markState(PLAN, marks, thing)?.selected).toBe(true);
  });

  test('what others close is let go', () => {
    expect(stillMarked(PLAN, marked('gun:1', 'ship:a'))).toHaveLength(1);
    expect(stillMarked(undefined, marked('gun:1'))).toEqual([]);
  });
});

test('a piece that is not laid yet goes back where another is taken instead, if both in hand make nothing', () => {
  const one: Composer = {
    ...PLAN,
    compose: (marks) => (marks.filter(({ on }) => !on).length > 1 ? undefined : PLAN.compose(marks)),
  };
  expect(pressMark(one, [{ thing: 'gun:1' }], 'gun:2')).toEqual({ to: 'mark', marks: [{ thing: 'gun:2' }] });
});
