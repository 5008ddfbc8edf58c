import type { State } from './types.ts';

export function clone(s: State): State {
  const { turn } = s;
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    options: s.options,
    first: s.first,
    active: s.active,
    turns: s.turns,
    stall: s.stall,
    worlds: s.worlds.slice(),
    upgrades: s.upgrades.slice(),
    display: s.display.slice(),
    pile: s.pile.slice(),
    turn: {
      faces: turn.faces.slice(),
      places: turn.places.slice(),
      target: turn.target,
      required: turn.required.slice(),
      filled: turn.filled.slice(),
      worldClaimed: turn.worldClaimed,
      upgradeClaimed: turn.upgradeClaimed,
      claimedFromTable: turn.claimedFromTable,
      boosted: turn.boosted,
      rolls: turn.rolls,
    },
  };
}
