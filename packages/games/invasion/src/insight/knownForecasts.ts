import { shapeOf } from '../odds/shapes.ts';
import type { State } from '../types.ts';
import { enemies, ownPoints, winning } from './aims.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Forecasts made last, by all they depend on but the dice of another edition. */
type Cache = Map<string, { readonly cards: State['cards']; readonly forecast: Forecast }>;
const LIMIT = 64;

function cached(cache: Cache, s: State, make: () => Forecast): Forecast {
  const key = keyOf(s);
  const known = cache.get(key);
  if (known && known.cards === s.cards) return known.forecast;
  const made = make();
  if (cache.size >= LIMIT) cache.clear();
  cache.set(key, { cards: s.cards, forecast: made });
  return made;
}

function keyOf({ round, active, first, radar, shown, sectors, planets }: State): string {
  let key = `${round}${active}${first}${radar ? sectors.join('') : ''}`;
  for (const die of shown) key += die;
  for (const planet of planets) key += `,${planet.join('')}`;
  return key;
}

const captains: Cache = new Map();
const admirals: Cache = new Map();

/** The turn of a Captain: the most points of one's own, whatever the others do. */
export function captainForecast(s: State): Forecast {
  return cached(captains, s, () => forecast(s, ownPoints()));
}

/** The turn of an Admiral: the best chance of winning. */
export function admiralForecast(s: State): Forecast {
  return cached(admirals, s, () =>
    forecast(
      s,
      winning(
        s,
        enemies(s).map((seat) => shapeOf(s.planets[seat])),
      ),
    ),
  );
}
