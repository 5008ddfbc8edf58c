import { GIVE } from '../actions.ts';
import { cardOf } from '../content/aliens.ts';
import { distinct } from '../planetEffects.ts';
import { giveCard } from '../zones.ts';
import { type SiegeMove, topAs } from './move.ts';

/** The most cards Clio passes on. */
export const GIFTS = 3;

/** Clio: one card into the enemy's hand. */
export const give: SiegeMove<'give'> = {
  type: 'give',
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
