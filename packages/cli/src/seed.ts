import { randomFillSync } from 'node:crypto';
import { derivedKey } from '@starboard/bots';
import { type Key, keyFromSeed, parseKey } from '@starboard/kernel';

/** The key of a match: from a seed if one is given (64 hexadecimal digits are a record's own key), else a secret one. */
export function matchKey(seed: string | undefined): Key {
  return seed === undefined ? secretKey() : (parseKey(seed) ?? keyFromSeed(seed));
}

/** The key of the bots in a match, apart from that of the match. */
export function botsKey(seed: string | undefined): Key {
  return seed === undefined ? secretKey() : derivedKey(seed, 'bots');
}

function secretKey(): Key {
  return [...randomFillSync(new Uint32Array(8))] as unknown as Key;
}

/** A short seed for runs that should be repeatable although nobody named one. */
export function freshSeed(): string {
  return randomFillSync(new Uint32Array(1))[0].toString(36);
}
