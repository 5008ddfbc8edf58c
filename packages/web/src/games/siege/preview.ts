import { type Choice, type Key, legal, silent } from '@starboard/kernel';
import { type Action, type CardKey, game, type Planet, type State, type View } from '@starboard/siege';

/** Where both players would aim after a card was played, whatever number is chosen. */
export interface Preview {
  readonly mine: readonly Planet[];
  /** Only where the card would change it. */
  readonly enemy: readonly Planet[];
  /** Another alien follows before the turn ends, so that no aim can be told yet. */
  readonly follows: boolean;
  /** The planet asks first whether its effect is declared; the aims are those without it. */
  readonly declares: boolean;
}

const KEY: Key = [1, 2, 3, 4, 5, 6, 7, 8];
const NO_PREVIEWS: ReadonlyMap<CardKey, Preview> = new Map();

/**
 * Tries each card that can be deployed now on a world made from the view, by the game's own rules. Hand sizes do not
 * depend on what is hidden there; a card that lets another follow leads to no single answer and says only that.
 */
export function previews(view: View, choices: readonly Choice<Action>[]): ReadonlyMap<CardKey, Preview> {
  const { seat } = view;
  const deploys = choices.flatMap(({ action, violation }) => (action.type === 'deploy' && !violation ? [action] : []));
  if (seat === null || deploys.length === 0) return NO_PREVIEWS;
  const world = game.determinize(view, KEY);
  const found = new Map<CardKey, Preview>();
  const enemyNow = view.players[1 - seat].aim;
  for (const deploy of deploys) {
    const asked = new Set<string>();
    const ends = play(world, deploy, asked);
    if (ends.length === 0 && !asked.has('additional')) continue;
    const aims = (who: number) => distinct(ends.map((s) => game.view(s, seat).players[who].aim));
    const enemy = aims(1 - seat);
    found.set(deploy.card, {
      mine: aims(seat),
      enemy: enemy.some((planet) => planet !== enemyNow) ? enemy : [],
      follows: asked.has('additional'),
      declares: asked.has('declare'),
    });
  }
  return found;
}

/** The worlds in which the turn can end after an action, one for each number; `asked` gathers the steps on the way. */
function play(from: State, action: Action, asked: Set<string>): readonly State[] {
  const s = game.clone(from);
  const [seat] = game.actors(s);
  game.apply(s, seat, action, silent);
  if (s.turns !== from.turns || s.stack.length === 0) return [s];
  asked.add(s.stack[s.stack.length - 1].step);
  return answers(s).flatMap((answer) => play(s, answer, asked));
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
