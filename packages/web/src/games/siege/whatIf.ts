import { agreed, format, judge, type Seat, silent } from '@starboard/kernel';
import { type Action, game, type View } from '@starboard/siege';

/** How the siege forces lie after an action, as far as every world that the view allows agrees; for `conqueror`, `halfPoints`. */
export interface Outcome {
  readonly players: readonly [Forces, Forces];
}

interface Forces {
  readonly forces: readonly (readonly unknown[])[];
}

const known = new WeakMap<View, Map<string, Outcome | undefined>>();

/** What an action would change on the board; undefined where chance decides or no siege force changes. */
export function whatIf(view: View, action: Action): Outcome | undefined {
  const { seat } = view;
  if (seat === null) return undefined;
  let answers = known.get(view);
  if (!answers) {
    answers = new Map();
    known.set(view, answers);
  }
  const name = format(action);
  if (!answers.has(name)) answers.set(name, foreseen(view, seat, action));
  return answers.get(name);
}

function foreseen(view: View, seat: Seat, action: Action): Outcome | undefined {
  const outcome = agreed(game, view, (world): Outcome | undefined => {
    const judged = judge(game, world, seat, action);
    if ('violation' in judged) return undefined;
    game.apply(world, seat, judged.action as Action, silent);
    const [a, b] = world.players;
    return { players: [{ forces: a.forces }, { forces: b.forces }] };
  });
  if (!outcome || outcome === 'chance') return undefined;
  return view.players.some((_, at) => differs(view, outcome, at)) ? outcome : undefined;
}

/** Whether any siege force of a seat would change. */
export function differs(view: View, { players }: Outcome, seat: Seat): boolean {
  return view.players[seat].forces.some((force, i) => force.length !== players[seat].forces[i].length);
}
