import {
  type Action,
  explain,
  format,
  formatProblems,
  isObject,
  judge,
  matching,
  parse,
  printable,
  type Seat,
  shown,
} from '@starboard/kernel';
import { fail } from '../userError.ts';
import { numbered } from '../wording.ts';
import { actionListOf } from './actionList.ts';
import { choicesOf, type EnvMatch } from './envMatch.ts';

/** The legal action that a program names: by index into the legal ones, by id, by notation or as an object. */
export function legalAction(match: EnvMatch, seat: Seat, action: unknown, id: unknown): Action {
  const choices = choicesOf(match, seat);
  if (action !== undefined && id !== undefined) {
    return fail('A step takes an action or an id, not both.', 'Un step prend une action ou un id, pas les deux.');
  }
  if (typeof action === 'number' && choices[action]) return choices[action];
  const meant = id === undefined ? actionIn(choices, action) : actionWith(match, id);
  const { game, state } = match;
  const judged = judge(game, state, seat, meant);
  if ('action' in judged) return judged.action;
  const { violation } = judged;
  return fail(
    `${violation.rule}: ${explain(game, violation, 'en')}`,
    `${violation.rule} : ${explain(game, violation, 'fr')}`,
  );
}

function actionWith({ game, options }: EnvMatch, id: unknown): Action {
  const list = actionListOf(game, options);
  if (!list) {
    return fail(
      `id: the actions of ${game.id} cannot be listed. Use an index: {"action": 0}.`,
      `id : les actions de ${game.id} ne peuvent pas être énumérées. Prenez un indice : {"action": 0}.`,
    );
  }
  const action = typeof id === 'number' ? list.actions[id] : undefined;
  const last = list.actions.length - 1;
  return (
    action ?? fail(`id: ${shown(id)} should be from 0 to ${last}.`, `id : ${shown(id)} devrait aller de 0 à ${last}.`)
  );
}

/** The action that an index, a notation or an object names; it may still be illegal. */
function actionIn(actions: readonly Action[], input: unknown): Action {
  if (typeof input === 'number') {
    const { en, fr } = numbered(0, actions.length - 1);
    return fail(`action: there is no index ${input}; ${en}.`, `action : pas d’indice ${input} ; ${fr}.`);
  }
  if (typeof input === 'string') {
    const meant = matching(input, actions);
    if (meant.length === 1) return meant[0];
    if (meant.length > 1) {
      const some = meant.slice(0, 5).map(format).join(' | ') + (meant.length > 5 ? ' | …' : '');
      return fail(
        `action: “${printable(input)}” may mean ${meant.length}: ${some}.`,
        `action : « ${printable(input)} » peut vouloir dire ${meant.length} choses : ${some}.`,
      );
    }
    const parsed = parse(input);
    if ('value' in parsed) return parsed.value;
    return fail(formatProblems(parsed.problems, 'en'), formatProblems(parsed.problems, 'fr'));
  }
  if (isObject(input) && typeof input.type === 'string') return input as unknown as Action;
  if (input === undefined) {
    return fail(
      'A step needs an action: an index into the legal actions, a notation or an object with a type; or an id.',
      'Un step a besoin d’une action : un indice parmi les actions légales, une notation ou un objet avec un type ; ou d’un id.',
    );
  }
  return fail(
    `action: ${shown(input)} should be an index into the legal actions, a notation or an object with a type.`,
    `action : ${shown(input)} devrait être un indice parmi les actions légales, une notation ou un objet avec un type.`,
  );
}
