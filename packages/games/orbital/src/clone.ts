import type { Player, State } from './types.ts';

/** Lists, frames and modules are replaced, never changed, so a clone shares them. */
export function clone(s: State): State {
  const players: Player[] = [];
  for (const p of s.players) players.push(clonePlayer(p));
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    options: s.options,
    mode: s.mode,
    year: s.year,
    first: s.first,
    active: s.active,
    passesInARow: s.passesInARow,
    turns: s.turns,
    drawPile: s.drawPile,
    discardPile: s.discardPile,
    market: s.market,
    upgradesLeft: s.upgradesLeft,
    rivals: s.rivals,
    players,
  };
}

function clonePlayer(p: Player): Player {
  return {
    kind: p.kind,
    mc: p.mc,
    vp: p.vp,
    crew: p.crew,
    hand: p.hand,
    known: p.known,
    upgrade: p.upgrade,
    convoys: p.convoys,
    built: p.built,
    modules: p.modules,
  };
}
