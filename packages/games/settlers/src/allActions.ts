import {
  type Action,
  corruptionAction,
  discardAction,
  END_TURN,
  fillAction,
  REROLL,
  ROLL,
  rerollAction,
  resourceAction,
} from './actions.ts';
import { type Content, contentOf, packAt } from './content.ts';
import { resultsOf } from './effects.ts';
import { FACES, MOST_SEATS, type Options } from './types.ts';

let list: readonly Action[] | undefined;

/** Every action with the game's own cards, in a fixed order; made when it is first asked for. */
export function allActions(options: Options): readonly Action[] | undefined {
  if (options.cards !== null || options.custom !== null) return undefined;
  const c = contentOf(options);
  list ??= [ROLL, REROLL, END_TURN, ...fills(c), ...ofUpgrades(c)];
  return list;
}

function fills(c: Content): Action[] {
  return c.uids.flatMap((_, card) =>
    c.packKeys.flatMap((__, pack) => (packAt(c, card, pack) ? [fillAction(c, card, pack)] : [])),
  );
}

function ofUpgrades(c: Content): Action[] {
  return c.upgrades.flatMap(({ effect }, upgrade): Action[] => {
    if (effect.kind === 'reroll') return [rerollAction(c, upgrade)];
    if (effect.kind === 'defend') return [discardAction(c, upgrade)];
    if (effect.kind !== 'convert') return [];
    const changes = resultsOf(effect).flatMap((face) =>
      FACES.flatMap((_, from) => (from === FACES.indexOf(face) ? [] : [{ from, to: FACES.indexOf(face) }])),
    );
    const victims = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
    return changes.flatMap((change) => [
      resourceAction(c, upgrade, change),
      ...victims.map((victim) => corruptionAction(c, victim, upgrade, change)),
    ]);
  });
}
