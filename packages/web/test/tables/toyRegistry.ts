import type { AnyGame } from '@starboard/kernel';
import { bids } from '../../../kernel/test/toys/bids.ts';
import { dice } from '../../../kernel/test/toys/dice.ts';
import { haggle } from '../../../kernel/test/toys/haggle.ts';

const TOYS: Readonly<Record<string, AnyGame>> = { bids, dice, haggle };

/** The toys that the laws of tables are tried with. */
export async function load(id: string): Promise<AnyGame | undefined> {
  return TOYS[id];
}
