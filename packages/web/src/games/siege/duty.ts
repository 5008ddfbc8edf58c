import { type Action, partsOf, type View } from '@starboard/siege';

const MAY = new Set(['aim', 'declare', 'give', 'jettison', 'wrapUp']);

/** The effect of an alien must be carried out, that of a planet may be left. */
export function duty({ stack, turn }: View): 'must' | 'may' | undefined {
  const step = stack.at(-1)?.step;
  if (step === undefined) return undefined;
  if (step === 'wrapUp' && (turn.used || turn.forbidden)) return undefined;
  return MAY.has(step) ? 'may' : 'must';
}

/** In the enemy's turn a Decoy can be marked; it is thrown away as the first thing of the own turn (SIEGE-RULING-8). */
export function ahead({ players, stack }: View, seat: number): readonly Action[] {
  const decoy = stack.length > 0 && players[seat].hand?.find((card) => partsOf(card).kind === 'decoy');
  return decoy ? [{ type: 'discardDecoy', card: decoy }] : [];
}
