import { ACTIVATE, ENERGY, type MoveOf } from '../actions.ts';
import { contentOf, gemOf } from '../content.ts';
import { withinLimit } from '../heat.ts';
import { changeWeapon, totals } from '../pilot.ts';
import { emitSaved, heatCost, trigger } from '../systems.ts';
import { GEMS, NONE, OVERHEAT } from '../types.ts';

/** Place the drawn gem above a weapon, which then moves, fires and does its specials. */
export const activate: MoveOf<'activate'> = {
  type: 'activate',
  fields: { weapon: ENERGY },
  candidates: () => ACTIVATE,
  check(s, seat, a) {
    const weapon = gemOf(a.weapon);
    const { drawn } = s.turn;
    if (drawn !== OVERHEAT && drawn !== weapon) return { rule: 'SCRAMBLE-ACT-1' };
    if (s.pilots[seat].weapons[weapon].outOfOrder) return { rule: 'SCRAMBLE-ACT-6' };
    if (withinLimit(s, seat, 'activate')) return undefined;
    const { heatLimit } = contentOf(s.options);
    const heat = s.pilots[seat].heat;
    return { rule: 'SCRAMBLE-RULING-13', with: { heat, cost: heatCost(s, seat, 'activate').heat, limit: heatLimit } };
  },
  notNow: () => ({ rule: 'SCRAMBLE-DRAW-2' }),
  apply(s, seat, a, emit) {
    const gem = s.turn.drawn;
    const cost = heatCost(s, seat, 'activate');
    const w = gemOf(a.weapon);
    const p = s.pilots[seat];
    const { boost, energy, overheat } = p.weapons[w];
    const { move, power } = totals(s, seat, w);
    p.heat += cost.heat;
    s.turn.drawn = NONE;
    s.turn.used = gem;
    s.turn.weapon = w;
    s.turn.move = move;
    s.turn.power = power + boost;
    const above = gem === OVERHEAT ? { overheat: overheat + 1 } : { energy: energy + 1 };
    // Boost tokens are used up, fired or not (SCRAMBLE-RULING-43).
    changeWeapon(p, w, { ...above, boost: 0 });
    emit({ type: 'activate', seat, weapon: a.weapon, gem: GEMS[gem], heat: cost.heat });
    emitSaved(s, seat, 'activate', cost, emit);
    trigger(s, seat, 'activate', emit);
    s.stack.pop();
    s.stack.push({ step: 'gather' }, { step: 'refill' }, { step: 'upgrade' }, { step: 'specials' });
    s.stack.push({ step: 'fire' }, { step: 'move' });
  },
};
