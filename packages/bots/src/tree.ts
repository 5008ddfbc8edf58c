import {
  type Action,
  type AnyGame,
  type Core,
  chances,
  format,
  pick,
  type Rng,
  type Seat,
  silent,
} from '@starboard/kernel';
import { sampleState, sampleWorld } from './bot.ts';
import { type Budget, clock, meter } from './budget.ts';
import { type Leaf, leafWorths, playLeaf, thumbAction } from './leaf.ts';
import { actionsOf } from './playOut.ts';

/** How a search walks. */
export interface SearchPlan {
  readonly leaf: Leaf;
  /** How much a rarely tried action is preferred to one that did well, in units of the range of results seen. */
  readonly curiosity: number;
  /** Who decides for the rivals, where there is more than one; a single rival is always searched. */
  readonly rivals: 'searched' | 'thumb';
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
  /** How promising it looked when first seen. */
  readonly prior: number;
}

/** A point in the tree: the arms of each seat that decides there, and what comes after what they chose together. */
interface Node {
  readonly arms: Map<string, Arm>[];
  readonly next: Map<string, Node>;
}

/** The whole of a search in progress. */
interface Search {
  readonly game: AnyGame;
  readonly plan: SearchPlan;
  readonly rng: Rng;
  readonly seats: number;
  /** The only seat whose decisions are searched, if the others are left to the rule of thumb. */
  readonly only: Seat | undefined;
  /** The least and the most any result was worth, so that curiosity means the same in every game. */
  low: number;
  high: number;
  nodes: number;
  /** Whether its time is up: then the iteration in progress ends as soon as it can. */
  late(): boolean;
}

/** What a search found for the seat that asked: its arms, and what the position is worth to each seat. */
export interface Found {
  readonly arms: readonly Arm[];
  readonly worth: readonly number[];
  readonly iterations: number;
  /** How far results lay apart at most; chances of winning always lie between 0 and 1, points anywhere. */
  readonly range: number;
}

/** Beyond this many nodes the tree grows no further: memory stays bounded however long a search runs. */
const MOST_NODES = 200_000;

/** How many iterations pass between two looks whether the choice has fallen. */
const LOOK = 32;

/** How often somebody who watches a search is shown what it has found, in milliseconds. */
const SHOW = 5;

/** Somebody who watches a search. */
export type Watch = (found: Pick<Found, 'arms' | 'range'>) => void;

/**
 * Information-set tree search. Each iteration samples a new world, so hidden cards and coming chance are averaged over;
 * the tree remembers actions only. Seats that decide at the same time choose without knowing each other's choice.
 */
export function explore(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  plan: SearchPlan,
  { watch, ...budget }: Budget & { readonly watch?: Watch },
  rng: Rng,
): Found {
  // The clock runs before anything else: what comes before the first iteration may take long as well.
  const { more, late } = meter(budget);
  const { state, actions } = sampleWorld(game, view, seat, rng);
  const { seats } = state;
  const search: Search = {
    game,
    plan,
    rng,
    seats,
    only: plan.rivals === 'thumb' && seats > 2 ? seat : undefined,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
    nodes: 0,
    late,
  };
  const root = newNode(search);
  for (const action of actions) armOf(game, state, seat, root.arms[seat], action);
  const sum = new Array<number>(seats).fill(0);
  const now = budget.now ?? clock;
  const found = () => ({
    arms: [...root.arms[seat].values()],
    range: seats > 1 ? 1 : Math.max(search.high - search.low, 0),
  });
  let iterations = 0;
  // What is found before the actions had their turn is hardly better than a guess.
  const enough = Math.min(actions.length, LOOK);
  let shown = Number.NEGATIVE_INFINITY;
  for (; more(); iterations++) {
    if (budget.decided && iterations % LOOK === 0 && decided(root.arms[seat], budget.iterations - iterations)) break;
    const worth = iterate(search, sampleState(game, view, rng), root);
    if (!worth) break;
    for (let i = 0; i < seats; i++) sum[i] += worth[i];
    if (watch && iterations >= enough && now() - shown >= SHOW) {
      watch(found());
      shown = now();
    }
  }
  return {
    ...found(),
    worth: iterations > 0 ? sum.map((total) => total / iterations) : unsearchedWorths(game, state),
    iterations,
  };
}

/** What a position is worth without any search. */
function unsearchedWorths(game: AnyGame, s: Core): readonly number[] {
  return game.insight ? chances(game.insight, s) : new Array<number>(s.seats).fill(1 / s.seats);
}

/** Whether no other action can be visited more often than the leading one in the iterations left. */
function decided(arms: Node['arms'][number], left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of arms.values()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
}

/**
 * Walks down the tree to an action not tried before, judges what it leads to, and credits every action on the way. It
 * looks at the clock before each decision; undefined if its time was up before there was anything to judge.
 */
function iterate(search: Search, s: Core, root: Node): readonly number[] | undefined {
  const { game, plan, rng } = search;
  const path: { readonly seat: Seat; readonly arm: Arm }[] = [];
  let node: Node | undefined = root;
  while (node && !search.late()) {
    const actors: readonly Seat[] = game.actors(s);
    if (actors.length === 0) break;
    const rival = search.only === undefined ? undefined : actors.find((seat) => seat !== search.only);
    if (rival !== undefined) {
      game.apply(s, rival, thumbAction(game, s, rival, rng), silent);
      continue;
    }
    let name = '';
    let known = true;
    const here: Node = node;
    const chosen = actors.map((seat) => ({ seat, arm: select(search, s, seat, here.arms[seat]) }));
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
  if (path.length === 0 && search.late()) return undefined;
  playLeaf(game, s, plan.leaf, rng, search.late);
  const worth = leafWorths(game, s);
  if (!worth) return undefined;
  for (const { seat, arm } of path) {
    arm.visits++;
    arm.total += worth[seat];
    if (worth[seat] < search.low) search.low = worth[seat];
    if (worth[seat] > search.high) search.high = worth[seat];
  }
  return worth;
}

/** The actions worth trying of a seat that is to act. */
export function sensible(game: AnyGame, s: Core, seat: Seat): readonly Action[] {
  const actions = actionsOf(game, s, seat);
  return actions.length > 1 && game.insight?.sensible ? game.insight.sensible(s, seat, actions) : actions;
}

/** What a seat tries next in a world. */
function select(search: Search, s: Core, seat: Seat, known: Node['arms'][number]): Arm {
  const arms = sensible(search.game, s, seat).map((action) => armOf(search.game, s, seat, known, action));
  for (const arm of arms) arm.offered++;
  if (arms.length === 1) return arms[0];
  return search.game.insight?.prior ? puct(search, arms) : ucb1(search, arms);
}

/** One of the untried actions, or the one with the best upper bound on its results (UCB1). */
function ucb1(search: Search, arms: readonly Arm[]): Arm {
  const untried = arms.filter((arm) => arm.visits === 0);
  if (untried.length > 0) return pick(search.rng, untried);
  return best(
    arms,
    (arm) => scaledMean(search, arm) + search.plan.curiosity * Math.sqrt(Math.log(arm.offered) / arm.visits),
  );
}

/** The one with the best upper bound on its results, where an action with a low prior has a lower bound (PUCT). */
function puct(search: Search, arms: readonly Arm[]): Arm {
  let visits = 0;
  let total = 0;
  let prior = 0;
  for (const arm of arms) {
    visits += arm.visits;
    total += arm.total;
    prior += arm.prior;
  }
  // What was never tried is taken to be as good as what was tried here on the whole.
  const untried = visits === 0 ? 0.5 : scaledMean(search, { visits, total });
  const bonus = (search.plan.curiosity * Math.sqrt(visits + 1)) / prior;
  return best(
    arms,
    (arm) => (arm.visits === 0 ? untried : scaledMean(search, arm)) + (bonus * arm.prior) / (1 + arm.visits),
  );
}

/** The mean result, from 0 for the worst seen in this search to 1 for the best. */
function scaledMean(search: Search, { visits, total }: Pick<Arm, 'visits' | 'total'>): number {
  return (total / visits - search.low) / Math.max(search.high - search.low, Number.EPSILON);
}

function best(arms: readonly Arm[], promise: (arm: Arm) => number): Arm {
  let found = arms[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const value = promise(arm);
    if (value > most) {
      most = value;
      found = arm;
    }
  }
  return found;
}

function armOf(game: AnyGame, s: Core, seat: Seat, arms: Node['arms'][number], action: Action): Arm {
  const name = notation(action);
  const known = arms.get(name);
  if (known) return known;
  const prior: number = game.insight?.prior?.(s, seat, action) ?? 1;
  const arm: Arm = { action, visits: 0, offered: 0, total: 0, prior };
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
