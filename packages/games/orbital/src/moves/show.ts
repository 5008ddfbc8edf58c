import { replaceTop, topAs } from '@starboard/kernel';
import type { ActionOf, MoveOf } from '../actions.ts';
import { contentOf } from '../content.ts';
import { eventsIn } from '../deck.ts';
import { withAnswer } from '../poll.ts';

const SHOW: readonly ActionOf<'show'>[] = [{ type: 'show' }];

/** Uneventful Year: show a hand without events. */
export const show: MoveOf<'show'> = {
  type: 'show',
  fields: {},
  candidates: () => SHOW,
  check: (s, seat) =>
    eventsIn(contentOf(s.options), s.players[seat].hand).length > 0 ? { rule: 'ORBITAL-EV-1' } : undefined,
  apply(s, seat, _a, emit) {
    replaceTop(s, withAnswer(topAs(s, 'uneventfulYear'), seat, 'show'));
    emit({ type: 'answered', seat, secret: { to: [seat] } });
  },
  notNow: () => ({ rule: 'ORBITAL-EV-1' }),
};
