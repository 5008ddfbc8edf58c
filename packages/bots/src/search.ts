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
import { type Bot, imagine } from './bot.ts';
import { playout, worth } from './playout.ts';

/** How much a rarely tried action is preferred to one that did well, in units of the range of results seen. */
const CURIOSITY = 0.7;

/** What one action of one seat has brought so far. */
interface Arm {
  readonly action: Action;
  /** How often it was taken. */
  visits: number;
  /** How often it could have been taken: worlds differ in what is legal. */
  offered: number;
  total: number;
}

/** A point in the tree: the arms of each seat that decides there, and what comes after what they chose together. */
interface Node {
  readonly arms: Map<string, Arm>[];
  readonly next: Map<string, Node>;
}

/** The least and the most any result was worth, so that curiosity means the same in every game. */
interface Range {
  low: number;
  high: number;
}

/**
 * Information-set tree search. Each iteration imagines a new world, so hidden cards and coming chance are averaged over;
 * the tree remembers actions only. Seats that decide at the same time choose without knowing each other's choice.
 */
export function search(name: string, iterations: number): Bot {
  return {
    name,
    choose(game, view, seat, rng) {
      const { actions } = imagine(game, view, seat, rng);
      if (actions.length === 1) return actions[0];
      const root = newNode(game.seats[1]);
      const range: Range = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
      for (let i = 0; i < iterations; i++) iterate(game, imagine(game, view, seat, rng).state, root, range, rng);
      return mostVisited(root.arms[seat]) ?? pick(rng, actions);
    },
  };
}

/** Walks down the tree to an action not tried before, plays on at random, and credits every action on the way. */
function iterate(game: AnyGame, s: Core, root: Node, range: Range, rng: Rng): void {
  const path: { readonly seat: Seat; readonly arm: Arm }[] = [];
  let node = root;
  for (let known = true; known; ) {
    const actors = game.actors(s);
    if (actors.length === 0) break;
    const chosen = actors.map((seat) => ({ seat, arm: select(node.arms[seat], legal(game, s, seat), range, rng) }));
    for (const { seat, arm } of chosen) {
      // Where decisions at the same time are a race, the first may have taken away the others' turn to choose.
      if (!game.actors(s).includes(seat) || game.check(s, seat, arm.action)) continue;
      game.apply(s, seat, arm.action, silent);
      path.push({ seat, arm });
      known &&= arm.visits > 0;
    }
    node = child(node, chosen.map(({ seat, arm }) => `${seat} ${format(arm.action)}`).join('; '), game.seats[1]);
  }
  const result = playout(game, s, rng);
  for (const { seat, arm } of path) {
    const value = worth(result, seat);
    arm.visits++;
    arm.total += value;
    range.low = Math.min(range.low, value);
    range.high = Math.max(range.high, value);
  }
}

/** One of the untried actions, or the one whose results, and our ignorance of it, promise most (UCB1). */
function select(arms: Map<string, Arm>, actions: readonly Action[], range: Range, rng: Rng): Arm {
  const offered = actions.map((action) => armOf(arms, action));
  for (const arm of offered) arm.offered++;
  const untried = offered.filter((arm) => arm.visits === 0);
  if (untried.length > 0) return pick(rng, untried);
  const spread = Math.max(range.high - range.low, Number.EPSILON);
  let best = offered[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of offered) {
    const mean = (arm.total / arm.visits - range.low) / spread;
    const promise = mean + CURIOSITY * Math.sqrt(Math.log(arm.offered) / arm.visits);
    if (promise > most) {
      most = promise;
      best = arm;
    }
  }
  return best;
}

function armOf(arms: Map<string, Arm>, action: Action): Arm {
  const name = format(action);
  const known = arms.get(name);
  if (known) return known;
  const arm: Arm = { action, visits: 0, offered: 0, total: 0 };
  arms.set(name, arm);
  return arm;
}

function newNode(seats: number): Node {
  return { arms: Array.from({ length: seats }, () => new Map()), next: new Map() };
}

function child(node: Node, name: string, seats: number): Node {
  const known = node.next.get(name);
  if (known) return known;
  const made = newNode(seats);
  node.next.set(name, made);
  return made;
}

function mostVisited(arms: ReadonlyMap<string, Arm>): Action | undefined {
  let best: Arm | undefined;
  for (const arm of arms.values()) if (arm.visits > (best?.visits ?? 0)) best = arm;
  return best?.action;
}
