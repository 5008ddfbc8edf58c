import { countIn, DIGIT } from '../actions.ts';
import { results } from '../assignment.ts';
import { DICE_PER_COLOUR, STAGING } from '../content/staging.ts';
import { faceChances, followed, type Rerolling, rerolling } from '../odds/bestPlay.ts';
import { POINTS } from '../odds/cells.ts';
import { type Trays, traysOf } from '../odds/trays.ts';
import { iconValue, MISSILE, REBUILDS } from '../turn.ts';
import { FACES, type State } from '../types.ts';
import { type Aim, mean } from './aims.ts';
import { type Damage, damageOf, type PlanetOdds, planetOddsAfter } from './damage.ts';

/** Exact best play of a turn towards an aim, from the moment when the invasion is known. */
export interface Forecast extends Rerolling {
  readonly trays: Trays;
  /** What saucers left on each die lead to, with so many Missiles and Rebuilds. */
  after(left: readonly number[], missiles: number, rebuilds: number): number;
  /** What is to be expected on the way, with so many re-rolls left, by tray: own points, those of the Core, Missiles. */
  readonly expected: Readonly<Record<'points' | 'core' | 'missiles', readonly Float64Array[]>>;
}

/** Works out the whole turn of the active player. */
export function forecast(s: State, aim: Aim): Forecast {
  const trays = traysOf(STAGING[s.round].defense);
  const chances = faceChances(s);
  const oddsAfter = rememberedOdds(s);
  const bests = new Map<number, Best[]>();
  const stops = new Float64Array(trays.codes.length);
  const [points, core, missiles] = [stops.slice(), stops.slice(), stops.slice()];
  for (let index = trays.full; index < trays.codes.length; index++) {
    const code = trays.codes[index];
    const rebuilds = countIn(code, REBUILDS);
    missiles[index] = countIn(code, MISSILE);
    const weapons = code - missiles[index] * DIGIT[MISSILE] - rebuilds * DIGIT[REBUILDS];
    const best = bests.get(weapons) ?? bestWith(s, weapons, { free: missiles[index] + rebuilds, aim, oddsAfter });
    bests.set(weapons, best);
    const { worth, planet } = best[missiles[index]];
    stops[index] = worth;
    points[index] = mean(planet.points);
    core[index] = planet.core;
  }
  const best = rerolling(trays, chances, stops);
  const on = (of: Float64Array) => followed(trays, chances, best.kept, of);
  return {
    ...best,
    trays,
    after: (left, missiles, rebuilds) => worthOf(oddsAfter(damageOf(s, left), rebuilds), aim[missiles]),
    expected: { points: on(points), core: on(core), missiles: on(missiles) },
  };
}

interface Best {
  readonly worth: number;
  readonly planet: PlanetOdds;
}

type PlanetOddsAfter = (damage: Damage, rebuilds: number) => PlanetOdds;

interface Means {
  /** Dice that are neither Blasters nor Interceptors. */
  readonly free: number;
  readonly aim: Aim;
  readonly oddsAfter: PlanetOddsAfter;
}

/** The most that some Blasters and Interceptors lead to, by how many of the other dice are Missiles. */
function bestWith(s: State, weapons: number, { free, aim, oddsAfter }: Means): Best[] {
  const best: Best[] = [];
  const tried = new Set<Damage>();
  const faces = FACES.map((_, face) => countIn(weapons, face));
  results({ shown: s.shown, sectors: s.sectors, faces, value: iconValue(s) }, ([y, b, m]) => {
    const damage =
      damageOf(s, y.left) + damageOf(s, b.left, DICE_PER_COLOUR) + damageOf(s, m.left, 2 * DICE_PER_COLOUR);
    if (tried.has(damage)) return;
    tried.add(damage);
    for (let missiles = 0; missiles <= free; missiles++) {
      const planet = oddsAfter(damage, free - missiles);
      const worth = worthOf(planet, aim[missiles]);
      if (missiles >= best.length || worth > best[missiles].worth) best[missiles] = { worth, planet };
    }
  });
  return best;
}

function worthOf({ points }: PlanetOdds, aim: Float64Array): number {
  let worth = 0;
  for (let n = 0; n < POINTS; n++) worth += points[n] * aim[n];
  return worth;
}

/** Remembers what it has worked out for this turn. */
function rememberedOdds(s: State): PlanetOddsAfter {
  const known = new Map<number, PlanetOdds>();
  return (damage, rebuilds) => {
    const key = damage * 8 + rebuilds;
    const before = known.get(key);
    if (before) return before;
    const made = planetOddsAfter(s, damage, rebuilds * iconValue(s));
    known.set(key, made);
    return made;
  };
}
