import { type Emit, topAs } from '@starboard/kernel';
import { type MoveOf, NUMBER } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Reach, State } from '../types.ts';
import { drawCards } from '../zones.ts';

/** One of the two printed numbers of a soldier. */
export const chooseNumber: MoveOf<'chooseNumber'> = {
  type: 'chooseNumber',
  fields: { number: { is: 'integer', min: 1, max: 4 } },
  candidates: () => NUMBER,
  check(s, _seat, { number }) {
    const [low, high] = topAs(s, 'chooseNumber').reach.numbers;
    return number === low || number === high ? undefined : { rule: 'SIEGE-RULING-21', with: { low, high } };
  },
  notNow: () => ({ rule: 'SIEGE-TURN-5' }),
  apply(s, seat, { number }, emit) {
    const { reach } = topAs(s, 'chooseNumber');
    s.stack.pop();
    emit({ type: 'number', seat, number });
    affect(s, reach, number, emit);
  },
};

/** Lets everyone reached draw or discard that many; the deploying player comes first (SIEGE-RULING-26). */
export function affect(s: State, { verb, targets }: Reach, n: number, emit: Emit<Event>): void {
  if (verb === 'draw') for (const seat of targets) drawCards(s, seat, n, emit);
  else for (const seat of targets.toReversed()) s.stack.push({ step: 'discard', seat, n });
}
