import { type Choice, type Key, legal, silent } from '@starboard/kernel';
import { type Action, type CardKey, game, type Planet, type State, type View } from '@starboard/siege';

/** Where both players would aim after a card was played, whatever number is chosen. */
export interface Preview {
  readonly mine: readonly Planet[];
  /** Only where the card would change it. */
  readonly enemy: readonly Planet[];
}

const KEY: Key = [1, 2, 3, 4, 5, 6, 7, 8];
const NO_PREVIEWS: ReadonlyMap<CardKey, Preview> = new Map();

/**
 * Tries each card that can be deployed now on a world made from the view, by the game's own rules. Hand sizes do not
 * depend on what is hidden there; a card that lets another follow leads to no single answer and gets none.
 */
export function previews(view: View, choices: readonly Choice<Action>[]): ReadonlyMap<CardKey, Preview> {
  const { seat } = view;
  const deploys = choices.flatMap(({ action, violation }) => (action.type === 'deploy' && !violation ? [action] : []));
  if (seat === null || deploys.length === 0) return NO_PREVIEWS;
  const world = game.determinize(view, KEY);
  const found = new Map<CardKey, Preview>();
  const enemyNow = view.players[1 - seat].aim;
  for (const deploy of deploys) {
    const ends = play(world, deploy);
    if (ends.length === 0) continue;
    const aims = (who: number) => distinct(ends.map((s) => game.view(s, seat).players[who].aim));
    const enemy = aims(1 - seat);
    found.set(deploy.card, { mine: aims(seat), enemy: enemy.length > 1 || enemy[0] !== enemyNow ? enemy : [] });
  }
  return found;
}

/** The worlds in which the turn can end after an action, one for each number. */
function play(from: State, action: Action): readonly State[] {
  const s = game.clone(from);
  const [seat] = game.actors(s);
  game.apply(s, seat, action, silent);
  if (s.turns !== from.turns || s.stack.length === 0) return [s];
  return answers(s).flatMap((answer) => play(s, answer));
}

function answers(s: State): readonly Action[] {
  const [seat] = game.actors(s);
  const open = legal(game, s, seat);
  switch (s.stack[s.stack.length - 1].step) {
    case 'chooseNumber':
      return open;
    case 'additional':
      return [];
    case 'declare':
      return open.filter((a) => a.type === 'declare' && !a.use);
    case 'wrapUp':
      return open.filter((a) => a.type === 'finish');
    default:
      return open.slice(0, 1);
  }
}

function distinct(planets: readonly Planet[]): readonly Planet[] {
  return [...new Set(planets)].sort((a, b) => a - b);
}
