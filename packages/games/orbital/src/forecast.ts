import type { Seat } from '@starboard/kernel';
import type { Exit } from './actions.ts';
import { type Content, contentOf } from './content.ts';
import { byId, chart, OFFSET } from './geometry.ts';
import { colourCounts } from './orbital.ts';
import { leaders, type Standing } from './scoring.ts';
import { type Card, COLOURS, type Colour, type ModuleId, type Orbital, type Placed, type View } from './types.ts';

/** An orbital as it would lie with one module more on an exit. */
export function withBuilt(p: Orbital, card: Card, { host: hostId, side }: Exit): Orbital {
  const host = byId(p.modules, hostId) ?? p.modules[0];
  const id = 1 + Math.max(...p.modules.map((m) => m.id));
  const [x, y] = [host.x + OFFSET[side].x, host.y + OFFSET[side].y];
  const built: Placed = { id, card, x, y, facing: side, host: host.id, damage: 0, crew: 0, used: false };
  return { upgrade: p.upgrade, modules: [...p.modules, built] };
}

/** An orbital as it would lie with one of its modules on another exit. */
export function withMoved(p: Orbital, moved: ModuleId, { host: hostId, side }: Exit): Orbital {
  const host = byId(p.modules, hostId) ?? p.modules[0];
  const [x, y] = [host.x + OFFSET[side].x, host.y + OFFSET[side].y];
  return {
    upgrade: p.upgrade,
    modules: p.modules.map((m) => (m.id === moved ? { ...m, x, y, facing: side, host: host.id } : m)),
  };
}

/** How many exits of an orbital could be built from now. */
export function usableExits(c: Content, p: Orbital): number {
  return chart(c.exits, p.modules).usable;
}

/** One colour of the race as it stands. */
export interface Race {
  readonly colour: Colour;
  /** Undamaged modules by seat. */
  readonly counts: readonly number[];
  /** The tracks of the rivals of the peaceful mode. */
  readonly rivals: readonly number[];
  /** Who would score it now. */
  readonly leaders: readonly Seat[];
  /** How many modules each seat is short of sharing it, and of having it alone; 0 for who does. */
  readonly toShare: readonly number[];
  readonly toLead: readonly number[];
}

/** The six races in canonical order. */
export function races(s: Standing): readonly Race[] {
  const c = contentOf(s.options);
  const all = s.players.map((p) => colourCounts(c, p));
  return leaders(s).map(({ colour, seats }) => {
    const at = COLOURS.indexOf(colour);
    const counts = all.map((list) => list[at]);
    const rivals = s.rivals.map((track) => track[at]);
    const others = (seat: Seat) => Math.max(0, ...counts.filter((_, other) => other !== seat), ...rivals);
    return {
      colour,
      counts,
      rivals,
      leaders: seats,
      toShare: counts.map((n, seat) => Math.max(0, Math.max(1, others(seat)) - n)),
      toLead: counts.map((n, seat) => Math.max(0, others(seat) + 1 - n)),
    };
  });
}

/** The chance that at least one of the next cards of the pile is an event, as far as a viewer knows. */
export function eventChance({ unseen, options }: Pick<View, 'unseen' | 'options'>, cards: number): number {
  const { length } = contentOf(options).modules;
  const modules = unseen.filter((card) => card < length).length;
  let none = 1;
  for (let i = 0; i < cards; i++) none *= Math.max(0, modules - i) / Math.max(1, unseen.length - i);
  return 1 - none;
}
