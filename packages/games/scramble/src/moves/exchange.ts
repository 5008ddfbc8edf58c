import { EXCHANGE, type MoveOf } from '../actions.ts';
import { EXCHANGE_PAY } from '../content/boards.ts';
import { contentOf } from '../content.ts';
import { withinLimit } from '../heat.ts';
import { gain, plus } from '../pilot.ts';
import { emitSaved, heatCost, trigger } from '../systems.ts';
import { GEMS, NONE, OVERHEAT } from '../types.ts';

/** Place the drawn gem beside the Credit Meter for credits. */
export const exchange: MoveOf<'exchange'> = {
  type: 'exchange',
  fields: {},
  candidates: () => [EXCHANGE],
  check(s, seat) {
    if (withinLimit(s, seat, 'exchange')) return undefined;
    const { heatLimit } = contentOf(s.options);
    const heat = s.pilots[seat].heat;
    return { rule: 'SCRAMBLE-RULING-13', with: { heat, cost: heatCost(s, seat, 'exchange').heat, limit: heatLimit } };
  },
  notNow: () => ({ rule: 'SCRAMBLE-DRAW-2' }),
  apply(s, seat, _a, emit) {
    const gem = s.turn.drawn;
    const cost = heatCost(s, seat, 'exchange');
    const p = s.pilots[seat];
    p.exchanged = plus(p.exchanged, gem, 1);
    p.heat += cost.heat;
    s.turn.drawn = NONE;
    s.turn.used = gem;
    const credits = gain(p, gem === OVERHEAT ? EXCHANGE_PAY.overheat : EXCHANGE_PAY.energy);
    emit({ type: 'exchange', seat, gem: GEMS[gem], credits, heat: cost.heat });
    emitSaved(s, seat, 'exchange', cost, emit);
    trigger(s, seat, 'exchange', emit);
    s.stack.pop();
    s.stack.push({ step: 'gather' }, { step: 'refill' }, { step: 'upgrade' });
  },
};
