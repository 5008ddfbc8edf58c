import { agreed, type Choice, equal, legal, type Seat, silent, top } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { aimOf } from './aim.ts';
import { game } from './game.ts';
import { halfPoints } from './scoring.ts';
import type { CardKey, Planet, State, View } from './types.ts';
import { enemyOf } from './zones.ts';

/** Where both players would aim after an action, at the end of the turn, whatever number is chosen. */
export interface Preview {
  readonly mine: readonly Planet[];
  /** Only where the card would change it. */
  readonly enemy: readonly Planet[];
  /** Another alien follows before the turn ends, so that no aim can be given yet. */
  readonly follows: boolean;
  /** The planet asks first whether its effect is declared; the aims are those without it. */
  readonly declares: boolean;
  /** Everybody's points then, where they are the same on all ways. */
  readonly points?: readonly number[];
}

const NO_PREVIEWS: ReadonlyMap<CardKey, Preview> = new Map();

/**
 * Tries each card that can be deployed now on worlds made from the view, by the game's own rules, to the end of the turn:
 * which cards are drawn differs from world to world, how many does not. A card that lets another follow leads to no single
 * answer and says only that.
 */
export function previews(view: View, choices: readonly Choice<Action>[]): ReadonlyMap<CardKey, Preview> {
  const { seat } = view;
  const deploys = choices.flatMap(({ action, violation }) => (action.type === 'deploy' && !violation ? [action] : []));
  if (seat === null || deploys.length === 0) return NO_PREVIEWS;
  const found = new Map<CardKey, Preview>();
  for (const deploy of deploys) {
    const after = preview(view, seat, deploy);
    if (after) found.set(deploy.card, after);
  }
  return found;
}

/** The same for one action of a seat; undefined where chance decides. */
export function preview(view: View, seat: Seat, action: Action): Preview | undefined {
  const found = agreed(game, view, (world) => previewIn(world, seat, action));
  return found === 'chance' ? undefined : found;
}

function previewIn(world: State, seat: Seat, action: Action): Preview | undefined {
  const asked = new Set<string>();
  const ends = endsOfTurn(world, action, asked);
  if (ends.length === 0 && !asked.has('additional')) return undefined;
  const enemy = aims(ends, enemyOf(seat));
  const enemyNow = aimOf(world, enemyOf(seat));
  const points = ends.map((s) => halfPoints(s).map((half) => half / 2));
  return {
    mine: aims(ends, seat),
    enemy: enemy.some((planet) => planet !== enemyNow) ? enemy : [],
    follows: asked.has('additional'),
    declares: asked.has('declare'),
    ...(points.length > 0 && points.every((p) => equal(p, points[0])) ? { points: points[0] } : {}),
  };
}

/** The worlds in which the turn can end after an action, one for each number; `asked` gathers the steps on the way. */
function endsOfTurn(from: State, action: Action, asked: Set<string>): readonly State[] {
  const s = game.clone(from);
  const [seat] = game.actors(s);
  game.apply(s, seat, action, silent);
  if (s.turns !== from.turns || s.stack.length === 0) return [s];
  asked.add(top(s).step);
  return answers(s).flatMap((answer) => endsOfTurn(s, answer, asked));
}

/** All numbers, no declaration, no planet effect; of everything else the first, because only numbers of cards matter. */
function answers(s: State): readonly Action[] {
  const [seat] = game.actors(s);
  const actions = legal(game, s, seat);
  switch (top(s).step) {
    case 'chooseNumber':
      return actions;
    case 'additional':
      return [];
    case 'declare':
      return actions.filter((a) => a.type === 'declare' && !a.use);
    case 'wrapUp':
      return actions.filter((a) => a.type === 'finish');
    default:
      return actions.slice(0, 1);
  }
}

function aims(worlds: readonly State[], seat: Seat): readonly Planet[] {
  return [...new Set(worlds.map((s) => aimOf(s, seat)))].sort((a, b) => a - b);
}
