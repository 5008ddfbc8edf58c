import { type ActionOf, corruptionAction, type MoveOf } from '../actions.ts';
import { contentOf } from '../content.ts';
import { changes, checkConversion, convertDie, resources } from '../conversion.ts';
import { poolCounts } from '../dice.ts';
import { FACE, UID } from '../fields.ts';
import { rollFirst } from '../turn.ts';
import { MOST_SEATS } from '../types.ts';
import { attacking, upgradesOf } from '../zones.ts';

/** Take an opponent's Resource Upgrade and use it at once; the opponent gets Corruption for it. */
export const useCorruption: MoveOf<'useCorruption'> = {
  type: 'useCorruption',
  fields: { victim: { is: 'integer', min: 0, max: MOST_SEATS - 1 }, take: UID, from: FACE, to: FACE },
  candidates(s, seat) {
    const c = contentOf(s.options);
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
    const c = contentOf(s.options);
    if (upgradesOf(s, c, seat, 'corruption').length === 0) return { rule: 'SETTLERS-SPEC-3' };
    if (attacking(s)) return { rule: 'SETTLERS-RULING-53' };
    if (victim === seat) return { rule: 'SETTLERS-RULING-55' };
    return checkConversion(s, c, { owner: victim, card: take, from, to }, { rule: 'SETTLERS-RULING-55' });
  },
  notNow: rollFirst,
  apply(s, seat, { victim, take, from, to }, emit) {
    const c = contentOf(s.options);
    const [corruption] = upgradesOf(s, c, seat, 'corruption');
    s.upgrades[corruption] = victim;
    const { uid, name } = c.upgrades[corruption];
    emit({ type: 'corrupt', seat, victim, card: uid, name });
    convertDie(s, c, { card: take, from, to }, emit);
  },
};
