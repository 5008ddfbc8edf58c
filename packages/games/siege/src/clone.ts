import type { Player, State, Turn } from './types.ts';

/** An equal, independent state. Lists of cards and frames are never changed, so both states share them. */
export function clone(s: State): State {
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    species: s.species,
    sides: s.sides,
    first: s.first,
    active: s.active,
    turns: s.turns,
    turn: cloneTurn(s.turn),
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    endTriggered: s.endTriggered,
  };
}

function cloneTurn(t: Turn): Turn {
  return {
    inForce: t.inForce,
    shift: t.shift,
    aimed: t.aimed,
    planet: t.planet,
    card: t.card,
    forbidden: t.forbidden,
    used: t.used,
    oracle: t.oracle,
  };
}

function clonePlayer(p: Player): Player {
  return {
    hand: p.hand,
    known: p.known,
    pile: p.pile,
    discards: p.discards,
    forces: p.forces,
    pending: p.pending,
  };
}
