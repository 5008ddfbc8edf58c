import { corruptionAction } from '../actions.ts';
import { catalogueOf } from '../catalogue.ts';
import { changes, checkConversion, convertDie, resources } from '../conversion.ts';
import { poolCounts } from '../dice.ts';
import type { ActionOf } from '../types.ts';
import { attacking, upgradesOf } from '../zones.ts';
import { beforeThat, type SettlersMove } from './move.ts';

/** Take an opponent's Resource Upgrade and use it at once; the opponent gets Corruption for it. */
export const useCorruption: SettlersMove<'useCorruption'> = {
  type: 'useCorruption',
  candidates(s, seat) {
    const c = catalogueOf(s);
    const list: ActionOf<'useCorruption'>[] = [];
    if (upgradesOf(s, c, seat, 'corruption').length === 0) return list;
    const counts = poolCounts(s.turn);
    for (let victim = 0; victim < s.seats; victim++) {
      if (victim === seat) continue;
      for (const u of resources(s, c, victim))
        for (const change of changes(c, u, counts)) list.push(corruptionAction(c, victim, u, change));
    }
    return list;
  },
  check(s, seat, { victim, take, from, to }) {
    const c = catalogueOf(s);
    if (upgradesOf(s, c, seat, 'corruption').length === 0) return { rule: 'SETTLERS-SPEC-3' };
    if (attacking(s)) return { rule: 'SETTLERS-RULING-53' };
    if (victim === seat) return { rule: 'SETTLERS-RULING-55' };
    return checkConversion(s, c, { owner: victim, card: take, from, to }, { rule: 'SETTLERS-RULING-55' });
  },
  notNow: beforeThat,
  apply(s, seat, { victim, take, from, to }, emit) {
    const c = catalogueOf(s);
    const [corruption] = upgradesOf(s, c, seat, 'corruption');
    s.upgrades[corruption] = victim;
    const { uid, name } = c.upgrades[corruption];
    emit({ type: 'corrupt', seat, victim, card: uid, name });
    convertDie(s, c, { card: take, from, to }, emit);
  },
};
