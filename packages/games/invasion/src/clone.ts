import type { State } from './types.ts';

/** Frames, the latest Missile and card sets are never changed, only replaced: clones share them. */
export function clone(s: State): State {
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    radar: s.radar,
    fairSkies: s.fairSkies,
    catAndMouse: s.catAndMouse,
    cards: s.cards,
    first: s.first,
    round: s.round,
    active: s.active,
    planets: s.planets.map((planet) => planet.slice()),
    shown: s.shown.slice(),
    left: s.left.slice(),
    sectors: s.sectors.slice(),
    tray: s.tray.slice(),
    missile: s.missile,
    tally: s.tally.slice(),
    places: s.places.slice(),
    cycles: s.cycles,
    decided: s.decided,
  };
}
