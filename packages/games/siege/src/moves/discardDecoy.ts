import { CARD, DISCARD_DECOY, type MoveOf } from '../actions.ts';
import { cardOf, has } from '../content/aliens.ts';
import { discardCard, distinct } from '../zones.ts';

/** The free discard of a Decoy. */
export const discardDecoy: MoveOf<'discardDecoy'> = {
  type: 'discardDecoy',
  fields: { card: CARD },
  candidates: (s, seat) => distinct(s.players[seat].hand).map((card) => DISCARD_DECOY[card]),
  check(s, seat, a) {
    const card = cardOf(a.card);
    if (!s.players[seat].hand.includes(card)) return { rule: 'SIEGE-RULING-11' };
    return has(card, 'discardableAnyTime') ? undefined : { rule: 'SIEGE-OFFICER-1' };
  },
  notNow: () => ({ rule: 'SIEGE-RULING-8' }),
  apply: (s, seat, a, emit) => discardCard(s, seat, cardOf(a.card), 'free', emit),
};
