import type { Of } from '../actions.ts';
import { eventsIn } from '../deck.ts';
import { withAnswer } from '../poll.ts';
import { type OrbitalMove, replaceTop, topAs } from './move.ts';

const SHOW: readonly Of<'show'>[] = [{ type: 'show' }];

/** Uneventful Year: show a hand without events. */
export const show: OrbitalMove<'show'> = {
  type: 'show',
  candidates: () => SHOW,
  check: ({ c, me }) => (eventsIn(c, me.hand).length > 0 ? { rule: 'ORBITAL-EV-1' } : undefined),
  apply(s, seat, _a, emit) {
    replaceTop(s, withAnswer(topAs(s, 'uneventfulYear'), seat, 'show'));
    emit({ type: 'answered', seat, secret: { to: [seat] } });
  },
  notNow: () => ({ rule: 'ORBITAL-EV-1' }),
};
