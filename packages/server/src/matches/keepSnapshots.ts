import type { MatchRecord } from '@starboard/kernel';
import type { Brains } from '../bots/brains.ts';
import type { Store } from '../store/store.ts';
import type { Load } from '../tables/tables.ts';

interface KeepParts {
  readonly store: Store;
  readonly brains: Brains;
  readonly load: Load;
}

/** Nothing can be kept of a match whose rules are gone already. */
const NOTHING = new Uint8Array();

/**
 * Keeps how one match that is over was seen, while its rules are still here; true if there was one. One at a time and in a
 * thread: those that are played come first.
 */
export async function keepSnapshots({ store, brains, load }: KeepParts): Promise<boolean> {
  const bare = await store.bareRecord();
  if (!bare) return false;
  const { game: id, version } = JSON.parse(bare.body) as MatchRecord;
  const game = await load(id);
  const made = game?.version === version ? await brains.snapshots(bare.body).catch(() => NOTHING) : NOTHING;
  await store.addSnapshots(bare.match, made);
  return true;
}
