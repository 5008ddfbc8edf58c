import type { AnyGame } from '@starboard/kernel';
import * as product from '../../../registry/src/index.ts';

/** The toys, loaded like the games of the house. */
const TOYS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  bids: async () => (await import('../../../kernel/test/toys/bids.ts')).bids,
  keepers: async () => (await import('../../../kernel/test/toys/keepers.ts')).keepers,
};

export const ids: readonly string[] = [...product.ids, ...Object.keys(TOYS)];

export async function load(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(TOYS, id) ? TOYS[id]() : product.load(id);
}
