import { keyFromSeed } from '@starboard/kernel';
import type { State, View } from '../types.ts';
import { determinize } from '../view.ts';

const KEY = keyFromSeed('odds');

/** A state for the odds of a view: nothing that they depend on is ever hidden, so any world of it will do. */
export function worldOf(view: View): State {
  return determinize(view, KEY);
}
