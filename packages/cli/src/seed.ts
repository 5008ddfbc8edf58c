import { randomFillSync } from 'node:crypto';
import { type Key, keyFromSeed, parseKey } from '@starboard/kernel';

/** The key of a match: from a seed if one is given (64 hexadecimal digits are a record's own key), else a secret one. */
export function keyOf(seed: string | undefined): Key {
  if (seed === undefined) return [...randomFillSync(new Uint32Array(8))] as unknown as Key;
  return parseKey(seed) ?? keyFromSeed(seed);
}

/** A short seed for runs that should be repeatable although nobody named one. */
export function freshSeed(): string {
  return randomFillSync(new Uint32Array(1))[0].toString(36);
}
