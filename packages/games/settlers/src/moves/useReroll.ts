import { type MoveOf, rerollAction } from '../actions.ts';
import { contentOf, upgradeOf } from '../content.ts';
import { regainDice, rollPool } from '../dice.ts';
import { UID } from '../fields.ts';
import { rollFirst } from '../turn.ts';
import { discard, distinctUpgrades, upgradesOf } from '../zones.ts';

/** Discard a card with the effect `reroll`: regain lost dice, and roll the whole pool at no cost. */
export const useReroll: MoveOf<'useReroll'> = {
  type: 'useReroll',
  fields: { card: UID },
  candidates(s, seat) {
    const c = contentOf(s.options);
    return distinctUpgrades(s, c, seat, 'reroll').map((u) => rerollAction(c, u));
  },
  check(s, seat, { card }) {
    const c = contentOf(s.options);
    const own = upgradesOf(s, c, seat, 'reroll');
    const upgrade = own.find((u) => c.upgrades[u].uid === card);
    if (upgrade === undefined) return { rule: 'SETTLERS-CUSTOM-7' };
    return distinctUpgrades(s, c, seat, 'reroll').includes(upgrade) ? undefined : { rule: 'SETTLERS-RULING-15' };
  },
  notNow: rollFirst,
  apply(s, seat, { card }, emit) {
    const c = contentOf(s.options);
    const upgrade = upgradeOf(c, card);
    const { effect, name } = c.upgrades[upgrade];
    const regained = regainDice(s.turn, effect.kind === 'reroll' ? effect.regain : 0);
    discard(s, upgrade);
    emit({ type: 'useReroll', seat, card, name, regained });
    rollPool(s, seat, emit);
  },
};
