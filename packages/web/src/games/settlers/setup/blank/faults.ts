import type { Problem } from '@starboard/kernel';
import { type CustomUpgrade, readCustom } from '@starboard/settlers';

/** A name that is always allowed, to look behind the fault of a name. */
const ANY = 'A card';

/** What is wrong with a card, by the field of the form: the first fault, and behind that of the name the next one. */
export function faultsOf(card: CustomUpgrade): ReadonlyMap<string, Problem> {
  const found = [...problemsOf(card), ...problemsOf({ ...card, name: ANY })];
  return new Map(found.map((problem): [string, Problem] => [fieldOf(problem), problem]));
}

function problemsOf(card: CustomUpgrade): readonly Problem[] {
  const read = readCustom(card, 'card');
  return 'problems' in read ? read.problems : [];
}

/** The field of the form: `card.cost[1]` is a matter of `cost`. */
function fieldOf({ at }: Problem): string {
  return /^card\.(\w+)/.exec(at)?.[1] ?? '';
}
