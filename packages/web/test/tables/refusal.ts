import { explain, format, LANGS, type Match } from '@starboard/kernel';
import { EMPTY, pressThing } from '../../src/play/draft.ts';
import { asked, found, type Trial } from './positions.ts';

/** A position in which a press by itself is refused: on a thing of the board, or on a button. */
export function someRefusal(trial: Trial) {
  const { game, skin } = trial;
  let where = '';
  let rule = '';
  const match = found(game, (m) => {
    // Nobody else decides meanwhile.
    if (game.actors(m.state).join() !== '0') return false;
    const question = asked(trial, m);
    const view: unknown = game.view(m.state, 0);
    for (const { action, violation } of listed(m)) {
      if (!violation || LANGS.some((lang) => !explain(game, violation, lang))) continue;
      const marked = skin.marks?.(action, view);
      const things = marked?.map(({ thing }) => thing) ?? skin.slots(action, view).flatMap(({ any }) => any);
      const thing = things.find((t) => pressThing(question, EMPTY, t).to === 'why');
      if (!thing && things.length > 0) continue;
      const pressed = thing ? pressThing(question, EMPTY, thing) : undefined;
      where = thing ? `[data-thing="${thing}"]` : `[data-choice="${format(action)}"]`;
      rule = pressed?.to === 'why' ? pressed.refused[0].violation.rule : violation.rule;
      return true;
    }
    return false;
  });
  return match && { match, where, rule };
}

function listed({ game, state }: Match) {
  return [...game.candidates(state, 0)].map((action) => ({ action, violation: game.check(state, 0, action) }));
}
