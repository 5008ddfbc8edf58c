import type { Violation } from '@starboard/kernel';
import type { Exit } from './actions.ts';
import { contentOf } from './content.ts';
import { byId, type Chart, type FreeExit, keepsExit, OFFSET } from './geometry.ts';
import { chartOf, type Look } from './look.ts';
import { needsMet, reward } from './orbital.ts';
import type { Card, Placed } from './types.ts';
import { addMc, type Run } from './verbs/verb.ts';

const NOT_FREE: Violation = { rule: 'ORBITAL-GEO-8' };
const BLOCKED: Violation = { rule: 'ORBITAL-GEO-10' };
const DAMAGED: Violation = { rule: 'ORBITAL-DMG-5' };
const NEEDS: Violation = { rule: 'ORBITAL-RULING-53' };
const NO_EXIT: Violation = { rule: 'ORBITAL-GEO-12' };

/** A free exit by its name. */
export function freeExit({ free }: Chart, exit: Exit | undefined): FreeExit | undefined {
  return exit && free.find((e) => e.host.id === exit.host && e.side === exit.side);
}

/** Why nothing can be connected to an exit now, whatever it is. */
export function unusable(exit: FreeExit | undefined): Violation | undefined {
  if (!exit) return NOT_FREE;
  if (exit.host.damage > 0) return DAMAGED;
  return exit.open ? undefined : BLOCKED;
}

/** Why a module card cannot be connected to an exit of the own orbital, money aside. */
export function unbuildable(l: Look, card: Card, exit: FreeExit | undefined): Violation | undefined {
  const closed = unusable(exit);
  if (closed || !exit) return closed;
  const { c, me, seat } = l;
  if (!needsMet(c, me, card)) return NEEDS;
  return keepsExit(chartOf(l, seat), exit, c.newcomers[card]) ? undefined : NO_EXIT;
}

/** Why a lifted module cannot be connected to an exit; `at` is the orbital without it. */
export function unmovable(l: Look, at: Chart, moved: Placed, exit: FreeExit | undefined): Violation | undefined {
  const closed = unusable(exit);
  if (closed || !exit) return closed;
  if (exit.host.id === moved.host && exit.side === moved.facing) return { rule: 'ORBITAL-RULING-51' };
  const newcomer = { exits: l.c.exits[moved.card], undamaged: moved.damage === 0 };
  return keepsExit(at, exit, newcomer, moved) ? undefined : NO_EXIT;
}

/** Adds a module card, already paid for and taken from the hand, to an orbital. */
export function construct(run: Run, card: Card, { host: hostId, side: facing }: Exit, cost: number): void {
  const { s, seat, emit } = run;
  const p = s.players[seat];
  const { modules } = p;
  const host = byId(modules, hostId) as Placed;
  const x = host.x + OFFSET[facing].x;
  const y = host.y + OFFSET[facing].y;
  const id = ++p.built;
  p.modules = [...modules, { id, card, x, y, facing, host: hostId, damage: 0, crew: 0, used: false }];
  const c = contentOf(s.options);
  emit({ type: 'built', seat, module: id, card: c.kinds[card], x, y, facing, host: hostId, cost });
  // However it was built (ORBITAL-RULING-47).
  addMc(run, reward(c, p, card));
}
