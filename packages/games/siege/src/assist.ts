import { keyFromSeed, type Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { ALIENS } from './content/aliens.ts';
import { partsOf } from './content/names.ts';
import { canActivate } from './planetEffects.ts';
import type { CardKey, Face, PlayerView, View } from './types.ts';
import { determinize } from './view.ts';

/** Who is asked now; nobody once the match is over. */
export function askedSeat({ stack, active }: View): Seat | undefined {
  const frame = stack.at(-1);
  if (!frame) return undefined;
  return frame.step === 'discard' ? frame.seat : active;
}

const KEY = keyFromSeed('assist');

/**
 * Whether the player whose turn it is can use a planet effect now. Only the own hand and what is public matter for that, so
 * any world of the player's own view gives the answer; a view of somebody else can only guess.
 */
export function mayActivate(view: View): boolean {
  return view.stack.at(-1)?.step === 'wrapUp' && canActivate(determinize(view, KEY), view.active);
}

const MAY: ReadonlySet<string> = new Set(['aim', 'declare', 'give', 'jettison', 'wrapUp']);

/** The effect of an alien must be carried out, that of a planet may be left; undefined where only the turn is to be ended. */
export function duty(view: View): 'must' | 'may' | undefined {
  const step = view.stack.at(-1)?.step;
  if (step === undefined || (step === 'wrapUp' && !mayActivate(view))) return undefined;
  // Pandemonia is chosen by its first card (SIEGE-RULING-58).
  const frame = view.stack.at(-1);
  if (frame?.step === 'jettison' && frame.thrown === 0) return 'must';
  return MAY.has(step) ? 'may' : 'must';
}

/** In the enemy's turn a Decoy can be marked; it is thrown away as the first thing of the own turn (SIEGE-RULING-8). */
export function premoves({ players, stack }: View, seat: Seat): readonly Action[] {
  const decoy = stack.length > 0 && players[seat].hand?.find((card) => partsOf(card).kind === 'decoy');
  return decoy ? [{ type: 'discardDecoy', card: decoy }] : [];
}

/**
 * Ending the turn, where everybody can see that nothing else is left: the planet effect is used up or forbidden, and no
 * Decoy can be in hand because all of them lie open. Whether a Decoy is really there must not show in a pause.
 */
export function forced(view: View, seat: Seat): Action | undefined {
  if (view.active !== seat || view.stack.at(-1)?.step !== 'wrapUp') return undefined;
  if (!view.turn.used && !view.turn.forbidden) return undefined;
  return mayHoldDecoy(view, view.players[seat]) ? undefined : { type: 'finish' };
}

function mayHoldDecoy(view: View, { species, known }: PlayerView): boolean {
  const decoy = `${species}/decoy`;
  const lying = view.players.flatMap(({ discards, forces }) => [...discards, ...forces.flat()]);
  const unseen = lying.filter((card) => card === decoy).length < ALIENS.decoy.copies;
  return unseen || known.some((card) => partsOf(card).kind === 'decoy');
}

/**
 * What the draw or discard that is carried out now comes from: the alien that arrived last, or the soldier that was spent
 * on Hyperion. One's own discards lie over a soldier one has spent, so that only Hyperion is left to name.
 */
export function effectSource({ players, active, turn, planets, stack }: View): { card: CardKey } | { face: Face } {
  const { forces, discards } = players[active];
  const frame = stack.at(-1);
  const hyperion = turn.used && planets[5] === 'hyperion' && (turn.planet === 6 || turn.oracle);
  if (hyperion && frame?.step === 'discard' && frame.seat === active) return { face: 'hyperion' };
  const card = hyperion ? discards.at(-1) : forces[(turn.planet || 1) - 1].at(-1);
  return card ? { card } : { face: planets[(turn.planet || 1) - 1] };
}
