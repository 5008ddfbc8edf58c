import { buyAction } from '../actions.ts';
import { contentOf } from '../content.ts';
import { receiveKnown } from '../deck.ts';
import { beginAction, NOT_A_TURN, type OrbitalMove } from './move.ts';

/** Cards laid out in the market. */
export const MARKET = 5;

/** Take a market card for its price: its place counted from the far end. */
export const buy: OrbitalMove<'buy'> = {
  type: 'buy',
  candidates: ({ s }) => s.market.map((_, slot) => buyAction(slot)),
  check({ s, me }, { slot }) {
    if (s.mode === 'soloBots') return { rule: 'ORBITAL-SOLO-2' };
    if (s.market[slot] === undefined) return { rule: 'ORBITAL-BUY-4' };
    return me.mc < slot + 1 ? { rule: 'ORBITAL-BUY-2', with: { cost: slot + 1, mc: me.mc } } : undefined;
  },
  legal({ s, me }, into) {
    for (let slot = 0; slot < s.market.length && slot < me.mc; slot++) into.push(buyAction(slot));
  },
  apply(s, seat, { slot }, emit) {
    beginAction(s);
    const card = s.market[slot];
    s.market = s.market.toSpliced(slot, 1);
    s.players[seat].mc -= slot + 1;
    receiveKnown(s.players[seat], card);
    emit({ type: 'bought', seat, card: contentOf(s.options).kinds[card], price: slot + 1 });
  },
  notNow: () => NOT_A_TURN,
};
