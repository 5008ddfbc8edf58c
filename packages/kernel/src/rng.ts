import { BLOCK, chacha20 } from './chacha.ts';
import type { Key } from './game.ts';

/** A keyed stream: word n is a pure function of (key, n), so a state carries one counter and a record one key. */
export interface Rng {
  readonly key: Key;
  n: number;
}

export function rngOf(key: Key): Rng {
  return { key, n: 0 };
}

const NONCE = [0, 0, 0] as const;
const TWO_32 = 2 ** 32;

/** The blocks used last, one a slot, so that several streams can take turns without computing a block for each word. */
interface Slot {
  key: Key | undefined;
  block: number;
  readonly words: Uint32Array;
}
const SLOTS: readonly Slot[] = Array.from({ length: 16 }, () => ({
  key: undefined,
  block: -1,
  words: new Uint32Array(BLOCK),
}));

/** Takes the next unsigned 32-bit word. */
export function word(rng: Rng): number {
  const { key } = rng;
  const block = Math.floor(rng.n / BLOCK);
  const slot = SLOTS[(key[0] + block) & 15];
  if (slot.block !== block || (slot.key !== key && !sameKey(slot.key, key))) {
    chacha20(key, block, NONCE, slot.words);
    slot.key = key;
    slot.block = block;
  }
  return slot.words[rng.n++ % BLOCK];
}

/** A whole number from 0 to n − 1, each equally likely: words past the last full multiple of n are thrown away. */
export function below(rng: Rng, n: number): number {
  if (n === 1) return 0;
  const limit = TWO_32 - (TWO_32 % n);
  let w = word(rng);
  while (w >= limit) w = word(rng);
  return w % n;
}

/** One entry of a list that is not empty. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)];
}

/** Shuffles in place (Fisher and Yates), every order equally likely, and returns the list. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}

/** A key as 64 hexadecimal digits. */
export function formatKey(key: Key): string {
  return key.map((w) => (w >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The key written by `formatKey`, or undefined if the text is none. */
export function parseKey(text: string): Key | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined;
  const words = text.match(/.{8}/g) ?? [];
  return words.map((w) => Number.parseInt(w, 16)) as unknown as Key;
}

/**
 * A key made from a seed text, for tests and simulations that must repeat: the text runs through ChaCha in blocks of 32
 * bytes. Matches between people take all 256 bits from a secure source instead.
 */
export function keyFromSeed(seed: string): Key {
  const bytes = [...new TextEncoder().encode(seed)];
  bytes.push(0x80);
  while (bytes.length % 32) bytes.push(0);
  let key: Key = [0, 0, 0, 0, 0, 0, 0, 0];
  const out = new Uint32Array(BLOCK);
  for (let at = 0; at < bytes.length; at += 32) {
    const mixed = key.map((w, i) => {
      const b = at + i * 4;
      return (w ^ (bytes[b] | (bytes[b + 1] << 8) | (bytes[b + 2] << 16) | (bytes[b + 3] << 24))) >>> 0;
    });
    chacha20(mixed as unknown as Key, at, NONCE, out);
    key = Array.from(out.subarray(0, 8)) as unknown as Key;
  }
  return key;
}

function sameKey(a: Key | undefined, b: Key): boolean {
  if (!a) return false;
  for (let i = 0; i < 8; i++) if (a[i] !== b[i]) return false;
  return true;
}
