import { discardAction, type MoveOf } from '../actions.ts';
import { contentOf, upgradeOf } from '../content.ts';
import { UID } from '../fields.ts';
import { discard, upgradesOf } from '../zones.ts';

/** Discard one of two Defence Upgrades, right after the second was claimed. */
export const discardDefence: MoveOf<'discardDefence'> = {
  type: 'discardDefence',
  fields: { card: UID },
  candidates(s, seat) {
    const c = contentOf(s.options);
    return upgradesOf(s, c, seat, 'defend').map((u) => discardAction(c, u));
  },
  check(s, seat, { card }) {
    const c = contentOf(s.options);
    const own = upgradesOf(s, c, seat, 'defend').some((u) => c.upgrades[u].uid === card);
    return own ? undefined : { rule: 'SETTLERS-RULING-49' };
  },
  notNow: () => ({ rule: 'SETTLERS-RULING-49' }),
  apply(s, seat, { card }, emit) {
    const c = contentOf(s.options);
    const upgrade = upgradeOf(c, card);
    s.stack.pop();
    discard(s, upgrade);
    emit({ type: 'discard', seat, card, name: c.upgrades[upgrade].name });
  },
};
