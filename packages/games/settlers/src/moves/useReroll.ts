import { rerollAction } from '../actions.ts';
import { catalogueOf } from '../catalogue.ts';
import { regainDice, rollPool } from '../dice.ts';
import { discard, distinct, upgradesOf } from '../zones.ts';
import { beforeThat, type SettlersMove } from './move.ts';

/** Discard a card with the effect `reroll`: regain lost dice, and roll the whole pool at no cost. */
export const useReroll: SettlersMove<'useReroll'> = {
  type: 'useReroll',
  candidates(s, seat) {
    const c = catalogueOf(s);
    return distinct(c, upgradesOf(s, c, seat, 'reroll')).map((u) => rerollAction(c, u));
  },
  check(s, seat, { card }) {
    const c = catalogueOf(s);
    const own = upgradesOf(s, c, seat, 'reroll');
    const upgrade = own.find((u) => c.upgrades[u].uid === card);
    if (upgrade === undefined) return { rule: 'SETTLERS-CUSTOM-7' };
    return distinct(c, own).includes(upgrade) ? undefined : { rule: 'SETTLERS-RULING-15' };
  },
  notNow: beforeThat,
  apply(s, seat, { card }, emit) {
    const c = catalogueOf(s);
    const upgrade = c.upgrades.findIndex(({ uid }) => uid === card);
    const { effect, name } = c.upgrades[upgrade];
    const regained = regainDice(s.turn, effect.kind === 'reroll' ? effect.regain : 0);
    discard(s, upgrade);
    emit({ type: 'useReroll', seat, card, name, regained });
    rollPool(s, seat, emit);
  },
};
