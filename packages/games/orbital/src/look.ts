import type { Seat } from '@starboard/kernel';
import { type Content, contentOf } from './content.ts';
import { type Chart, chart, outerModules } from './geometry.ts';
import { MOST_SEATS } from './numbers.ts';
import { immunities } from './orbital.ts';
import { clockwise } from './poll.ts';
import type { ModuleId, Orbital, Player, State } from './types.ts';

/** A position as one seat looks at it. */
export interface Look {
  readonly s: State;
  readonly seat: Seat;
  readonly c: Content;
  readonly me: Player;
  /** The own orbital with one module lifted, by the index of that module; filled as it is asked for. */
  lifted: (Chart | undefined)[] | undefined;
}

export function look(s: State, seat: Seat): Look {
  return { s, seat, c: contentOf(s.options), me: s.players[seat], lifted: undefined };
}

/** What was worked out about an orbital. Its modules are replaced whenever one changes, which tells stale facts. */
interface Facts extends Orbital {
  readonly c: Content;
  chart: Chart | undefined;
  outer: readonly boolean[] | undefined;
  immune: readonly boolean[] | undefined;
  exposed: readonly ModuleId[] | undefined;
}

/** The facts of the orbitals seen last, by seat. */
const latest: (Facts | undefined)[] = [];

function factsOf(c: Content, { modules, upgrade }: Orbital, seat: Seat): Facts {
  const known = latest[seat];
  if (known && known.modules === modules && known.upgrade === upgrade && known.c === c) return known;
  const made = { modules, upgrade, c, chart: undefined, outer: undefined, immune: undefined, exposed: undefined };
  latest[seat] = made;
  return made;
}

/** The lie of a seat's orbital. */
export function chartOf(l: Look, seat: Seat): Chart {
  return chartFor(l.c, l.s.players[seat], seat);
}

/** The same for a player at a seat. */
export function chartFor(c: Content, p: Orbital, seat: Seat): Chart {
  const facts = factsOf(c, p, seat);
  facts.chart ??= chart(c.exits, p.modules);
  return facts.chart;
}

/** The lie of the own orbital with one module lifted, by its index. */
export function liftedChart(l: Look, index: number): Chart {
  l.lifted ??= [];
  l.lifted[index] ??= chart(l.c.exits, l.me.modules, l.me.modules[index]);
  return l.lifted[index];
}

/** Which modules of a seat are outer, by index. */
export function outerOf(l: Look, seat: Seat): readonly boolean[] {
  const facts = factsOf(l.c, l.s.players[seat], seat);
  facts.outer ??= outerModules(facts.modules);
  return facts.outer;
}

/** Which modules of a seat are immune, by index. */
export function immuneOf(l: Look, seat: Seat): readonly boolean[] {
  const facts = factsOf(l.c, l.s.players[seat], seat);
  facts.immune ??= immunities(l.c, facts);
  return facts.immune;
}

/** The outer, non-immune modules of a seat. */
export function exposedOf(l: Look, seat: Seat): readonly ModuleId[] {
  const facts = factsOf(l.c, l.s.players[seat], seat);
  if (facts.exposed) return facts.exposed;
  const immune = immuneOf(l, seat);
  const outer = outerOf(l, seat);
  const exposed: ModuleId[] = [];
  const { modules } = facts;
  for (let i = 1; i < modules.length; i++) if (outer[i] && !immune[i]) exposed.push(modules[i].id);
  facts.exposed = exposed;
  return exposed;
}

/** By number of seats and by seat, made once. */
const OPPONENTS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, seat) => clockwise(seats, seat).slice(1)),
);

/** The other seats, clockwise from the one that looks. Rivals of the peaceful mode are none (ORBITAL-PEACE-7). */
export function opponents({ s, seat }: Look): readonly Seat[] {
  return OPPONENTS[s.seats][seat];
}
