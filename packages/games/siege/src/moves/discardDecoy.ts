import { DISCARD_DECOY } from '../actions.ts';
import { cardOf, has } from '../content/aliens.ts';
import { distinct } from '../planetEffects.ts';
import { discardCard } from '../zones.ts';
import type { SiegeMove } from './move.ts';

/** The free discard of a Decoy. */
export const discardDecoy: SiegeMove<'discardDecoy'> = {
  type: 'discardDecoy',
  candidates: (s, seat) => distinct(s.players[seat].hand).map((card) => DISCARD_DECOY[card]),
  check(s, seat, a) {
    const card = cardOf(a.card);
    if (!s.players[seat].hand.includes(card)) return { rule: 'SIEGE-RULING-11' };
    return has(card, 'discardableAnyTime') ? undefined : { rule: 'SIEGE-OFFICER-1' };
  },
  notNow: () => ({ rule: 'SIEGE-RULING-8' }),
  apply: (s, seat, a, emit) => discardCard(s, seat, cardOf(a.card), 'free', emit),
};
