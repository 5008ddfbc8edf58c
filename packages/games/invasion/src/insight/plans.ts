import { shapeOf } from '../odds/shapes.ts';
import type { State } from '../types.ts';
import { enemies, ownPoints, winning } from './aims.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Plans made last, by all they depend on but the dice of another edition. */
type Memory = Map<string, { readonly cards: State['cards']; readonly plan: Forecast }>;
const LIMIT = 64;

function recalled(memory: Memory, s: State, make: () => Forecast): Forecast {
  const key = keyOf(s);
  const known = memory.get(key);
  if (known && known.cards === s.cards) return known.plan;
  const plan = make();
  if (memory.size >= LIMIT) memory.clear();
  memory.set(key, { cards: s.cards, plan });
  return plan;
}

function keyOf({ round, active, first, radar, shown, sectors, planets }: State): string {
  let key = `${round}${active}${first}${radar ? sectors.join('') : ''}`;
  for (const die of shown) key += die;
  for (const planet of planets) key += `,${planet.join('')}`;
  return key;
}

const captains: Memory = new Map();
const admirals: Memory = new Map();

/** The turn of a Captain: the most points of one's own, whatever the others do. */
export function captainPlan(s: State): Forecast {
  return recalled(captains, s, () => forecast(s, ownPoints()));
}

/** The turn of an Admiral: the best chance of winning. */
export function admiralPlan(s: State): Forecast {
  return recalled(admirals, s, () =>
    forecast(
      s,
      winning(
        s,
        enemies(s).map((seat) => shapeOf(s.planets[seat])),
      ),
    ),
  );
}
