import { byChance, suggest } from '@starboard/bots';
import { format, type Text } from '@starboard/kernel';
import type { Question } from './choosing.ts';
import { columns } from './columns.ts';
import { matchKey } from './seed.ts';
import type { Draft } from './stepwise.ts';
import { say, type Terminal } from './terminal.ts';

/** As much as a person likes to wait for. */
const BUDGET = { iterations: 4000, milliseconds: 1500 };
const SHOWN = 3;

/** The best by a search of the choices that are left, with chances and reasons. */
export function hint({ game, view, seat, names }: Question, { actions }: Pick<Draft, 'actions'>, io: Terminal): string {
  // A chance would read as if there were something to weigh.
  if (actions.length === 1) {
    const only = game.text.action(actions[0], view, io.lang, names);
    return say(io, { en: `That is the only choice: ${only}.`, fr: `C’est le seul choix : ${only}.` });
  }
  const { suggestions, chances } = suggest(game, view, seat, BUDGET, matchKey(undefined));
  const left = new Set(actions.map(format));
  const fitting = suggestions.filter(({ action }) => left.has(format(action)));
  const rows = byChance(fitting.length > 0 ? fitting : suggestions)
    .tried.slice(0, SHOWN)
    .map(({ action, chance, reason }) => [
      chances.length > 1 ? `${Math.round(chance * 100)} %` : chance.toFixed(1),
      game.text.action(action, view, io.lang, names),
      reason ? say(io, reason) : '',
    ]);
  const head: Text =
    chances.length > 1
      ? { en: 'Chances of winning after the best choices:', fr: 'Chances de gagner après les meilleurs choix :' }
      : { en: 'Points to be expected after the best choices:', fr: 'Points à attendre après les meilleurs choix :' };
  return `${say(io, head)}\n${columns(rows, '  ')}`;
}
