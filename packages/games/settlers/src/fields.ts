import type { Field } from '@starboard/kernel';
import { FACES, LONGEST_ID } from './types.ts';

/** The uid of a card: its id, and for an Upgrade the number of the copy. */
export const UID: Field = { is: 'text', max: LONGEST_ID + 3 };
/** The key of a pack: at most `du:` and a uid. */
export const PACK_KEY: Field = { is: 'text', max: LONGEST_ID + 6 };
export const FACE: Field = { is: 'choice', of: FACES };
