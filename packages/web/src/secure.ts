import type { Key } from '@starboard/kernel';

/** 256 bits from the browser's secure source. */
export function secureKey(): Key {
  return [...crypto.getRandomValues(new Uint32Array(8))] as unknown as Key;
}

/** Twelve letters and digits; `crypto.randomUUID` would need https on other hosts than this one. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
}
