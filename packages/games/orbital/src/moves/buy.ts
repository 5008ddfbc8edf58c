import { type Action, buyAction, type MoveOf, SLOT } from '../actions.ts';
import { contentOf } from '../content.ts';
import { receiveKnown } from '../deck.ts';
import type { Look } from '../look.ts';
import { beginAction, NOT_A_TURN } from '../turn.ts';

/** Take a market card for its price: its place counted from the far end. */
export const buy: MoveOf<'buy'> = {
  type: 'buy',
  fields: { slot: SLOT },
  candidates: (s) => s.market.map((_, slot) => buyAction(slot)),
  check(s, seat, { slot }) {
    if (s.mode === 'soloBots') return { rule: 'ORBITAL-SOLO-2' };
    if (slot >= s.market.length) return { rule: 'ORBITAL-BUY-4' };
    const { mc } = s.players[seat];
    return mc < slot + 1 ? { rule: 'ORBITAL-BUY-2', with: { cost: slot + 1, mc } } : undefined;
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

export function legalPurchases({ s, me }: Look, into: Action[]): void {
  for (let slot = 0; slot < s.market.length && slot < me.mc; slot++) into.push(buyAction(slot));
}
