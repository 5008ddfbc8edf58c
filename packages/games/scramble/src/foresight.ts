import { agreed, type Emit, judge, keyFromSeed, legal, type Seat, silent, top } from '@starboard/kernel';
import type { Action, ActionOf } from './actions.ts';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { cellAt } from './grid.ts';
import { canPlace, withinLimit } from './heat.ts';
import { heatCost } from './systems.ts';
import { type Energy, OVERHEAT, ROWS, type Row, type State, type View } from './types.ts';
import { determinize } from './view.ts';

// What follows from a view for somebody who still decides. Nothing here needs chance: up to the end of a turn only the
// bag, the refill and what the round brings are unknown.

const KEY = keyFromSeed('foresight');

/** The chance that the next gem out of a pilot's bag is an Overheat gem; 0 for an empty bag. */
export function overheatChance({ pilots }: View, seat: Seat): number {
  const { bag } = pilots[seat];
  const all = bag.reduce((sum, n) => sum + n, 0);
  return all === 0 ? 0 : bag[OVERHEAT] / all;
}

/**
 * The lowest heat at which an Overheat gem makes a pilot overheat, with the Systems as they lie (SCRAMBLE-RULING-10);
 * Infinity where a System takes all of its heat.
 */
export function meltdownFrom(view: View, seat: Seat): number {
  const s = determinize(view, KEY);
  s.turn.drawn = OVERHEAT;
  for (let heat = 0; heat <= contentOf(s.options).heatLimit; heat++) {
    s.pilots[seat].heat = heat;
    if (!canPlace(s, seat)) return heat;
  }
  return Number.POSITIVE_INFINITY;
}

/** What the drawn gem would cost in heat by each use, and whether that reaches Meltdown. */
export function heatOf(view: View, seat: Seat, use: 'activate' | 'exchange'): { heat: number; melts: boolean } {
  const s = determinize(view, KEY);
  return { heat: heatCost(s, seat, use).heat, melts: !withinLimit(s, seat, use) };
}

/** What decisions of a pilot lead to, as far as the own turn goes: without what it gathers and what comes after. */
export interface Consequence {
  readonly events: readonly Event[];
  readonly credits: number;
  readonly heat: number;
  /** On the Victory Track. */
  readonly invaders: number;
}

/** Plays decisions in a world and tells what came of them before the turn gathers. */
function follow(s: State, seat: Seat, actions: readonly Action[]): Consequence {
  const events: Event[] = [];
  let end: Omit<Consequence, 'events'> | undefined;
  const emit: Emit<Event> = (event) => {
    if (end) return;
    if (event.type === 'gather') end = metersOf(s, seat, event.credits);
    else events.push(event);
  };
  for (const action of actions) if (!end) game.apply(s, seat, action, emit);
  return { events, ...(end ?? metersOf(s, seat, 0)) };
}

function metersOf({ pilots }: State, seat: Seat, gathered: number): Omit<Consequence, 'events'> {
  const { credits, heat, victory } = pilots[seat];
  return { credits: credits - gathered, heat, invaders: victory.length };
}

/** What one decision leads to; undefined where it is not allowed, or where chance has a part in it. */
export function consequence(view: View, seat: Seat, action: Action): Consequence | undefined {
  const found = agreed(game, view, (s) =>
    'violation' in judge(game, s, seat, action) ? undefined : follow(s, seat, [action]),
  );
  return found === 'chance' ? undefined : found;
}

/** A flight to a space, and the shot from there if an Invader is in front. */
export interface Sortie extends Consequence {
  readonly to: number;
  readonly jump: boolean;
  /** How many spaces it flies. */
  readonly steps: number;
  /** Whether something can be shot at from there. */
  readonly fires: boolean;
}

/**
 * Every flight that the drawn gem, or the weapon that is activated already, allows, each with its shot: asked before the
 * first decision of the three is made.
 */
export function sorties(view: View, seat: Seat, weapon?: Energy): readonly Sortie[] {
  const found = agreed(game, view, (s) => {
    if (weapon) {
      const action: ActionOf<'activate'> = { type: 'activate', weapon };
      if ('violation' in judge(game, s, seat, action)) return [];
      game.apply(s, seat, action, silent);
    }
    const { space } = s.pilots[seat];
    const around = s.columns + 2;
    if (s.stack.at(-1)?.step !== 'move') return [stay(s, seat, space)];
    return legal(game, s, seat).flatMap((action): Sortie[] => {
      if (action.type !== 'move') return [];
      const { to, jump } = action;
      const direct = Math.abs(to - space);
      const there = game.clone(s);
      game.apply(there, seat, action, silent);
      return [{ ...stay(there, seat, to), jump, steps: jump ? around - direct : direct }];
    });
  });
  return found === 'chance' ? [] : found;
}

/** The shot from where the Starfighter is. */
function stay(s: State, seat: Seat, to: number): Sortie {
  const fires = s.stack.length > 0 && top(s).step === 'fire';
  const shot = fires ? follow(s, seat, [{ type: 'fire' }]) : { events: [], ...metersOf(s, seat, 0) };
  return { to, jump: false, steps: 0, fires, ...shot };
}

/** A gem with a single use, or a cooldown with an empty bag: nothing is left to decide and nothing unknown is shown. */
export function forced(view: View, seat: Seat): Action | undefined {
  const step = view.stack.at(-1)?.step;
  if (step !== 'placeGem' && step !== 'drawOrCooldown') return undefined;
  const actions = legal(game, determinize(view, KEY), seat);
  return actions.length === 1 && actions[0].type !== 'draw' ? actions[0] : undefined;
}

/** The spaces that can be reached straight and through the Wormholes alike, so that the way has to be chosen too. */
export function reachedBothWays(view: View, seat: Seat): readonly number[] {
  if (view.stack.at(-1)?.step !== 'move') return [];
  const moves = legal(game, determinize(view, KEY), seat).flatMap((a) => (a.type === 'move' ? [a] : []));
  return moves.flatMap(({ to, jump }) => (jump && moves.some((a) => a.to === to && !a.jump) ? [to] : []));
}

/** The Invader in front of a space of the Player Row, or undefined (SCRAMBLE-RULING-25). */
export function inFront(view: View, space: number): { readonly row: Row; readonly column: number } | undefined {
  const row =
    space < 1 || space > view.columns ? undefined : ROWS.find((r) => view.grid[cellAt(view, r, space)] !== null);
  return row === undefined ? undefined : { row, column: space };
}
