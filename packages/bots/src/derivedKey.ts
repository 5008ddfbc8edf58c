import { type Key, keyFromSeed } from '@starboard/kernel';

/**
 * The key of one part of a run that repeats: `derivedKey('s', 3)` for match 3 of the seed s, `derivedKey('s', 3, 'bots')`
 * for the bots in it. Every part has its own chance, and none depends on what was played before it.
 */
export function derivedKey(seed: string, ...parts: readonly (string | number)[]): Key {
  return keyFromSeed([seed, ...parts].join('/'));
}
