import type { Pilot, State, Turn } from './types.ts';

export function clone(s: State): State {
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    options: s.options,
    columns: s.columns,
    aggression: s.aggression,
    first: s.first,
    round: s.round,
    active: s.active,
    turn: cloneTurn(s.turn),
    pilots: s.pilots.map(clonePilot),
    grid: s.grid,
    remaining: s.remaining,
    assisted: s.assisted,
    piles: s.piles,
    gone: s.gone,
    track: s.track,
    events: s.events,
    main: s.main,
    innovation: s.innovation,
    discards: s.discards,
    aliensMoved: s.aliensMoved,
    supply: s.supply,
  };
}

function clonePilot(p: Pilot): Pilot {
  return {
    colour: p.colour,
    space: p.space,
    heat: p.heat,
    credits: p.credits,
    assists: p.assists,
    bag: p.bag,
    exchanged: p.exchanged,
    weapons: p.weapons,
    systems: p.systems,
    victory: p.victory,
  };
}

function cloneTurn(t: Turn): Turn {
  return {
    drawn: t.drawn,
    used: t.used,
    weapon: t.weapon,
    move: t.move,
    power: t.power,
    moved: t.moved,
    jumped: t.jumped,
    destroyed: t.destroyed,
    ownDestroyed: t.ownDestroyed,
    damaged: t.damaged,
  };
}
