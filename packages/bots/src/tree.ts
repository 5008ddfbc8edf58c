import {
  type Action,
  type AnyGame,
  type Core,
  format,
  legal,
  pick,
  type Rng,
  type Seat,
  silent,
} from '@starboard/kernel';
import { imagine } from './bot.ts';
import { type Budget, meter } from './budget.ts';
import { judged, type Leaf } from './leaf.ts';

/** How a search walks. */
export interface Plan {
  readonly leaf: Leaf;
  /** How much a rarely tried action is preferred to one that did well, in units of the range of results seen. */
  readonly curiosity: number;
}

/** What one action of one seat has brought so far. */
export interface Arm {
  readonly action: Action;
  /** How often it was taken. */
  visits: number;
  /** How often it could have been taken: worlds differ in what is legal. */
  offered: number;
  /** The sum of what it was worth to the seat that took it. */
  total: number;
}

/** A point in the tree: the arms of each seat that decides there, and what comes after what they chose together. */
interface Node {
  readonly arms: Map<string, Arm>[];
  readonly next: Map<string, Node>;
}

/** The whole of a search in progress. */
interface Search {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly rng: Rng;
  readonly seats: number;
  /** The least and the most any result was worth, so that curiosity means the same in every game. */
  low: number;
  high: number;
  nodes: number;
}

/** What a search found for the seat that asked: its arms, and what the position is worth to each seat. */
export interface Found {
  readonly arms: readonly Arm[];
  readonly worth: readonly number[];
  readonly iterations: number;
}

/** Beyond this many nodes the tree grows no further: memory stays bounded however long a search runs. */
const MOST_NODES = 200_000;

/**
 * Information-set tree search. Each iteration imagines a new world, so hidden cards and coming chance are averaged over;
 * the tree remembers actions only. Seats that decide at the same time choose without knowing each other's choice.
 */
export function explore(game: AnyGame, view: unknown, seat: Seat, plan: Plan, budget: Budget, rng: Rng): Found {
  const { state } = imagine(game, view, seat, rng);
  const search: Search = {
    game,
    plan,
    rng,
    seats: state.seats,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
    nodes: 0,
  };
  const root = newNode(search);
  const sum = new Array<number>(state.seats).fill(0);
  let iterations = 0;
  for (const more = meter(budget); more(); iterations++) {
    const worth = iterate(search, imagine(game, view, seat, rng).state, root);
    for (let i = 0; i < sum.length; i++) sum[i] += worth[i];
  }
  return {
    arms: [...root.arms[seat].values()],
    worth: sum.map((total) => total / Math.max(iterations, 1)),
    iterations,
  };
}

/** Walks down the tree to an action not tried before, judges what it leads to, and credits every action on the way. */
function iterate(search: Search, s: Core, root: Node): readonly number[] {
  const { game, plan, rng } = search;
  const path: { readonly seat: Seat; readonly arm: Arm }[] = [];
  let node: Node | undefined = root;
  while (node) {
    const actors: readonly Seat[] = game.actors(s);
    if (actors.length === 0) break;
    let name = '';
    let known = true;
    const here: Node = node;
    const chosen = actors.map((seat) => ({ seat, arm: select(search, here.arms[seat], sensible(game, s, seat)) }));
    for (const { seat, arm } of chosen) {
      // Where decisions at the same time are a race, the first may have taken away the others' turn to choose.
      if (actors.length > 1 && (!game.actors(s).includes(seat) || game.check(s, seat, arm.action))) continue;
      game.apply(s, seat, arm.action, silent);
      path.push({ seat, arm });
      known &&= arm.visits > 0;
      name += `${seat} ${notation(arm.action)};`;
    }
    node = known ? child(search, node, name) : undefined;
  }
  const worth = judged(game, s, plan.leaf, rng);
  for (const { seat, arm } of path) {
    arm.visits++;
    arm.total += worth[seat];
    if (worth[seat] < search.low) search.low = worth[seat];
    if (worth[seat] > search.high) search.high = worth[seat];
  }
  return worth;
}

/** The actions worth trying. */
function sensible(game: AnyGame, s: Core, seat: Seat): readonly Action[] {
  const actions = legal(game, s, seat) as readonly Action[];
  return actions.length > 1 && game.insight?.sensible ? game.insight.sensible(s, seat, actions) : actions;
}

/** One of the untried actions, or the one whose results, and our ignorance of it, promise most (UCB1). */
function select(search: Search, arms: Node['arms'][number], actions: readonly Action[]): Arm {
  const untried: Arm[] = [];
  let best: Arm | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const spread = Math.max(search.high - search.low, Number.EPSILON);
  for (const action of actions) {
    const arm = armOf(arms, action);
    arm.offered++;
    if (arm.visits === 0) untried.push(arm);
    else if (untried.length === 0) {
      const mean = (arm.total / arm.visits - search.low) / spread;
      const promise = mean + search.plan.curiosity * Math.sqrt(Math.log(arm.offered) / arm.visits);
      if (promise > most) {
        most = promise;
        best = arm;
      }
    }
  }
  return untried.length > 0 || !best ? pick(search.rng, untried) : best;
}

function armOf(arms: Node['arms'][number], action: Action): Arm {
  const name = notation(action);
  const known = arms.get(name);
  if (known) return known;
  const arm: Arm = { action, visits: 0, offered: 0, total: 0 };
  arms.set(name, arm);
  return arm;
}

const NOTATIONS = new WeakMap<Action, string>();

/** The notation of an action, remembered: games share their action objects. */
function notation(action: Action): string {
  const known = NOTATIONS.get(action);
  if (known !== undefined) return known;
  const text = format(action);
  NOTATIONS.set(action, text);
  return text;
}

function newNode(search: Search): Node {
  search.nodes++;
  return { arms: Array.from({ length: search.seats }, () => new Map()), next: new Map() };
}

function child(search: Search, node: Node, name: string): Node | undefined {
  const known = node.next.get(name);
  if (known || search.nodes >= MOST_NODES) return known;
  const made = newNode(search);
  node.next.set(name, made);
  return made;
}
