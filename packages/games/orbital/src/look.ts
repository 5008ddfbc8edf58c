import type { Seat } from '@starboard/kernel';
import { type Content, contentOf } from './content.ts';
import { type Chart, chart, outerModules } from './geometry.ts';
import { immunities } from './orbital.ts';
import type { ModuleId, Player, State } from './types.ts';

/** A position as one seat looks at it: what is worked out for one question stays for the next ones. */
export interface Look {
  readonly s: State;
  readonly seat: Seat;
  readonly c: Content;
  readonly me: Player;
  /** By seat. */
  readonly orbitals: (Orbital | undefined)[];
  /** The own orbital with one module lifted, by the index of that module. */
  lifted: (Chart | undefined)[] | undefined;
}

/** What is known about one orbital so far. */
interface Orbital {
  chart: Chart | undefined;
  outer: readonly boolean[] | undefined;
  immune: readonly boolean[] | undefined;
  exposed: readonly ModuleId[] | undefined;
}

export function look(s: State, seat: Seat): Look {
  return { s, seat, c: contentOf(s.options), me: s.players[seat], orbitals: [], lifted: undefined };
}

function orbitalOf(l: Look, seat: Seat): Orbital {
  const known = l.orbitals[seat];
  if (known) return known;
  const made = { chart: undefined, outer: undefined, immune: undefined, exposed: undefined };
  l.orbitals[seat] = made;
  return made;
}

/** The charts made last, by seat. A list of modules is replaced whenever one changes, so it tells a stale chart. */
const latest: (Chart | undefined)[] = [];

/** The lie of a seat's orbital. */
export function chartOf(l: Look, seat: Seat): Chart {
  const orbital = orbitalOf(l, seat);
  orbital.chart ??= chartFor(l.c, l.s.players[seat], seat);
  return orbital.chart;
}

/** The same for a player at a seat. */
export function chartFor(c: Content, { modules }: Player, seat: Seat): Chart {
  const known = latest[seat];
  if (known && known.modules === modules && known.table === c.exits) return known;
  const made = chart(c.exits, modules);
  latest[seat] = made;
  return made;
}

/** The lie of the own orbital with one module lifted, by its index. */
export function liftedChart(l: Look, index: number): Chart {
  l.lifted ??= [];
  l.lifted[index] ??= chart(l.c.exits, l.me.modules, l.me.modules[index]);
  return l.lifted[index];
}

/** Which modules of a seat are outer, by index. */
export function outerOf(l: Look, seat: Seat): readonly boolean[] {
  const orbital = orbitalOf(l, seat);
  orbital.outer ??= outerModules(l.s.players[seat].modules);
  return orbital.outer;
}

/** Which modules of a seat are immune, by index. */
export function immuneOf(l: Look, seat: Seat): readonly boolean[] {
  const orbital = orbitalOf(l, seat);
  orbital.immune ??= immunities(l.c, l.s.players[seat]);
  return orbital.immune;
}

/** The outer, non-immune modules of a seat. */
export function exposedOf(l: Look, seat: Seat): readonly ModuleId[] {
  const orbital = orbitalOf(l, seat);
  if (orbital.exposed) return orbital.exposed;
  const immune = immuneOf(l, seat);
  const outer = outerOf(l, seat);
  const exposed: ModuleId[] = [];
  const { modules } = l.s.players[seat];
  for (let i = 1; i < modules.length; i++) if (outer[i] && !immune[i]) exposed.push(modules[i].id);
  orbital.exposed = exposed;
  return exposed;
}

const MOST_SEATS = 5;
/** By number of seats and by seat, made once. */
const OPPONENTS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, seat) => Array.from({ length: seats - 1 }, (___, i) => (seat + i + 1) % seats)),
);

/** The other seats, clockwise from the one that looks. Rivals of the peaceful mode are none. */
export function opponents({ s, seat }: Look): readonly Seat[] {
  return OPPONENTS[s.seats][seat];
}
