import { type AnyGame, type Key, type MatchRecord, record, start } from '@starboard/kernel';
import type { SavedMatch } from './saved.ts';
import type { Sitter } from './seats.ts';

/** 256 bits from the browser's secure source. */
export function secureKey(): Key {
  return [...crypto.getRandomValues(new Uint32Array(8))] as unknown as Key;
}

/** A new match, not yet stored. `options` have passed `readOptions`. */
export function newMatch(game: AnyGame, sitters: readonly Sitter[], options: object): SavedMatch {
  const match = start(game, sitters.length, options, secureKey());
  return wrapped(
    record(
      match,
      sitters.map((s) => s.name),
    ),
    sitters,
  );
}

/** A record as a match of this device: played on where it stopped, or looked at. */
export function wrapped(r: MatchRecord, sitters: readonly Sitter[]): SavedMatch {
  const now = Date.now();
  return { id: newId(), record: r, sitters, created: now, updated: now };
}

/** Twelve letters and digits; `crypto.randomUUID` would need https on other hosts than this one. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
}
