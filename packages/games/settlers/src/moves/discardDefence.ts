import { discardAction } from '../actions.ts';
import { catalogueOf } from '../catalogue.ts';
import { discard, upgradesOf } from '../zones.ts';
import type { SettlersMove } from './move.ts';

/** Discard one of two Defence Upgrades, right after the second was claimed. */
export const discardDefence: SettlersMove<'discardDefence'> = {
  type: 'discardDefence',
  candidates(s, seat) {
    const c = catalogueOf(s);
    return upgradesOf(s, c, seat, 'defend').map((u) => discardAction(c, u));
  },
  check(s, seat, { card }) {
    const c = catalogueOf(s);
    const own = upgradesOf(s, c, seat, 'defend').some((u) => c.upgrades[u].uid === card);
    return own ? undefined : { rule: 'SETTLERS-RULING-49' };
  },
  notNow: () => ({ rule: 'SETTLERS-RULING-49' }),
  apply(s, seat, { card }, emit) {
    const c = catalogueOf(s);
    const upgrade = c.upgrades.findIndex(({ uid }) => uid === card);
    s.stack.pop();
    discard(s, upgrade);
    emit({ type: 'discard', seat, card, name: c.upgrades[upgrade].name });
  },
};
