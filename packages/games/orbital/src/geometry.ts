import type { Exits } from './content/rows.ts';
import { DIRS, type Dir, type ModuleId, type Placed } from './types.ts';

/** The next cell in a direction: x grows to the east, y to the south. */
export const OFFSET: Readonly<Record<Dir, { readonly x: number; readonly y: number }>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
export const LEFT: Readonly<Record<Dir, Dir>> = { N: 'W', W: 'S', S: 'E', E: 'N' };
export const RIGHT: Readonly<Record<Dir, Dir>> = { N: 'E', E: 'S', S: 'W', W: 'N' };

/** The core has an exit on each side. */
export const CORE_EXITS: readonly Dir[] = ['W', 'N', 'E', 'S'];

/** A side, its number, and the offset of the next cell. */
interface Way {
  readonly side: Dir;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}
const WAYS: Readonly<Record<Dir, Way>> = {
  N: { side: 'N', index: 0, ...OFFSET.N },
  E: { side: 'E', index: 1, ...OFFSET.E },
  S: { side: 'S', index: 2, ...OFFSET.S },
  W: { side: 'W', index: 3, ...OFFSET.W },
};
const CORE_WAYS = CORE_EXITS.map((side) => WAYS[side]);

type ByFacing = Readonly<Record<Dir, readonly Way[]>>;
/** Where the exits of each module card point, by card and facing. */
export type ExitTable = readonly ByFacing[];

/** Printed exits turned into a facing (ORBITAL-GEO-5). */
export function printedExits(printed: Exits, facing: Dir): Dir[] {
  return [...printed].map((e) => (e === 'U' ? facing : e === 'L' ? LEFT[facing] : RIGHT[facing]));
}

export function exitTable(cards: readonly Exits[]): ExitTable {
  return cards.map((printed) => {
    const turned = (facing: Dir) => printedExits(printed, facing).map((side) => WAYS[side]);
    return { N: turned('N'), E: turned('E'), S: turned('S'), W: turned('W') };
  });
}

function waysOf(table: ExitTable, { card, facing }: Pick<Placed, 'card' | 'facing'>): readonly Way[] {
  return facing === null ? CORE_WAYS : table[card][facing];
}

/** The sides on which a module has exits, as it lies. */
export function exitsOf(table: ExitTable, m: Pick<Placed, 'card' | 'facing'>): Dir[] {
  return waysOf(table, m).map((way) => way.side);
}

/** A free exit: nothing is connected to it. */
export interface FreeExit {
  readonly host: Placed;
  readonly side: Dir;
  /** A number of its own within the orbital. */
  readonly index: number;
  /** The cell in front of it. */
  readonly x: number;
  readonly y: number;
  /** That cell is empty; otherwise the exit is blocked. */
  readonly open: boolean;
  /** Open, and its module is undamaged. */
  readonly usable: boolean;
}

/** The lie of an orbital, read once for many questions. */
export interface Chart {
  readonly table: ExitTable;
  readonly modules: readonly Placed[];
  /** The free exits, by module and then in printed order. */
  readonly free: readonly FreeExit[];
  /** How many exits are usable. */
  readonly usable: number;
}

/** So many exits a module has at most, and so many lead into one cell. */
const SIDES = DIRS.length;

/** Wide enough for every module of a card set in one line, both ways. */
const SIDE = 256;
/** Scratch paper: a mark counts only if it is of the present chart, so that nothing needs to be wiped in between. */
const occupied = new Int32Array(SIDE * SIDE);
const LAST = 2 ** 30;
let present = 0;

function cellOf(x: number, y: number): number {
  return (y + SIDE / 2) * SIDE + x + SIDE / 2;
}

/** Reads an orbital; `without` leaves one module out, as if it were lifted. One pass over modules and exits. */
export function chart(table: ExitTable, modules: readonly Placed[], without?: Placed): Chart {
  present += SIDE;
  if (present > LAST) {
    occupied.fill(0);
    present = SIDE;
  }
  for (let i = 0; i < modules.length; i++) {
    const m = modules[i];
    if (m !== without) occupied[cellOf(m.x, m.y)] = present + i;
  }
  const free: FreeExit[] = [];
  let usable = 0;
  for (let j = 0; j < modules.length; j++) {
    const m = modules[j];
    if (m === without) continue;
    const ways = waysOf(table, m);
    for (let i = 0; i < ways.length; i++) {
      const { side, index, x: dx, y: dy } = ways[i];
      const x = m.x + dx;
      const y = m.y + dy;
      const there = occupied[cellOf(x, y)] - present;
      if (there >= 0 && isChild(modules[there], m, side)) continue;
      const fits = there < 0 && m.damage === 0;
      if (fits) usable++;
      free.push({ host: m, side, index: m.id * SIDES + index, x, y, open: there < 0, usable: fits });
    }
  }
  return { table, modules, free, usable };
}

/** A side of a module with an exit, and what can be done with it. */
export interface ExitState {
  readonly side: Dir;
  readonly is: 'connected' | 'usable' | 'blocked' | 'damaged';
}

/** The exits of a module as they are now, in printed order. */
export function exitStates({ table, free }: Chart, m: Placed): ExitState[] {
  return exitsOf(table, m).map((side) => {
    const exit = free.find((e) => e.host.id === m.id && e.side === side);
    if (!exit) return { side, is: 'connected' };
    return { side, is: exit.usable ? 'usable' : exit.open ? 'damaged' : 'blocked' };
  });
}

function isChild(m: Placed, host: Placed, side: Dir): boolean {
  return m.host === host.id && m.facing === side;
}

/** Which modules, by index, are outer: others than the core, without children (ORBITAL-GEO-13). */
export function outerModules(modules: readonly Placed[]): boolean[] {
  const outer = new Array<boolean>(modules.length).fill(true);
  outer[0] = false;
  for (let i = 1; i < modules.length; i++) outer[indexOf(modules, modules[i].host ?? 0)] = false;
  return outer;
}

/** What is to be connected: where its exits point by facing, and whether they could be used. */
export interface Newcomer {
  readonly exits: ByFacing;
  readonly undamaged: boolean;
}

/** Whether the orbital keeps a usable exit when something is connected here; its own exits count (ORBITAL-GEO-12). */
export function keepsExit(at: Chart, exit: FreeExit, newcomer: Newcomer, lifted?: Placed): boolean {
  if (at.usable > SIDES) return true;
  const { side, x, y } = exit;
  if (at.free.some((other) => other.usable && (other.x !== x || other.y !== y))) return true;
  return newcomer.undamaged && newcomer.exits[side].some((way) => isEmpty(at, x + way.x, y + way.y, lifted));
}

function isEmpty({ modules }: Chart, x: number, y: number, lifted?: Placed): boolean {
  return !modules.some((m) => m.x === x && m.y === y && m !== lifted);
}

/** The number of connections between a module and the core. */
export function depth(modules: readonly Placed[], m: Placed): number {
  let n = 0;
  for (let host = m.host; host !== null; n++) host = byId(modules, host)?.host ?? null;
  return n;
}

/** The index of a module by its id; −1 for none. Ids ascend, so it stands at that place or before it. */
export function indexOf(modules: readonly Placed[], id: ModuleId | undefined): number {
  if (id === undefined) return -1;
  let index = id < modules.length ? id : modules.length - 1;
  while (index >= 0 && modules[index].id !== id) index--;
  return index;
}

export function byId(modules: readonly Placed[], id: ModuleId | undefined): Placed | undefined {
  const index = indexOf(modules, id);
  return index < 0 ? undefined : modules[index];
}

interface Spot {
  readonly depth: number;
  readonly x: number;
  readonly y: number;
}

function sector(x: number, y: number): number {
  if (x < 0 && y <= 0) return 0;
  if (x >= 0 && y < 0) return 1;
  return x > 0 && y >= 0 ? 2 : 3;
}

/** Inside-out order: by depth, then clockwise around the core from the west, then the nearer first (ORBITAL-GEO-14). */
function compareSpots(a: Spot, b: Spot): number {
  return (
    a.depth - b.depth ||
    sector(a.x, a.y) - sector(b.x, b.y) ||
    a.y * b.x - a.x * b.y ||
    Math.abs(a.x) + Math.abs(a.y) - (Math.abs(b.x) + Math.abs(b.y))
  );
}

/** The modules of an orbital in inside-out order, the core first. */
export function insideOut(modules: readonly Placed[]): Placed[] {
  return modules
    .map((m) => ({ m, depth: depth(modules, m), x: m.x, y: m.y }))
    .sort(compareSpots)
    .map(({ m }) => m);
}

/** Exits in inside-out order of the cells they lead to, then of their hosts (ORBITAL-GEO-15). */
export function exitsInsideOut(modules: readonly Placed[], exits: readonly FreeExit[]): FreeExit[] {
  const order = insideOut(modules);
  return exits
    .map((exit) => ({
      exit,
      depth: depth(modules, exit.host) + 1,
      x: exit.x,
      y: exit.y,
      host: order.indexOf(exit.host),
    }))
    .sort((a, b) => compareSpots(a, b) || a.host - b.host)
    .map(({ exit }) => exit);
}
