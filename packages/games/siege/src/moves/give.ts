import { topAs } from '@starboard/kernel';
import { CARD, GIVE, type MoveOf } from '../actions.ts';
import { cardOf } from '../content/aliens.ts';
import { distinct, giveCard } from '../zones.ts';

/** Clio: one card into the enemy's hand. */
export const give: MoveOf<'give'> = {
  type: 'give',
  fields: { card: CARD },
  candidates: (s, seat) => distinct(s.players[seat].hand).map((card) => GIVE[card]),
  check: (s, seat, a) => (s.players[seat].hand.includes(cardOf(a.card)) ? undefined : { rule: 'SIEGE-P6B-1' }),
  notNow: () => ({ rule: 'SIEGE-P6B-1' }),
  apply(s, seat, a, emit) {
    const { given } = topAs(s, 'give');
    s.stack.pop();
    s.stack.push({ step: 'give', given: given + 1 });
    giveCard(s, seat, cardOf(a.card), emit);
  },
};
