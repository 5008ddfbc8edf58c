import type { Key } from './game.ts';

/** Words of one block. */
export const BLOCK = 16;

const state = new Int32Array(BLOCK);

/** One ChaCha20 block as in RFC 8439, section 2.3: 16 unsigned words for a key, a block counter and a nonce, into `out`. */
export function chacha20(key: Key, counter: number, nonce: readonly [number, number, number], out: Uint32Array): void {
  const x = state;
  for (let i = 0; i < BLOCK; i++) x[i] = word(key, counter, nonce, i);
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK; i++) out[i] = x[i] + word(key, counter, nonce, i);
}

/** The words of "expand 32-byte k", read as little-endian numbers. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function word(key: Key, counter: number, nonce: readonly [number, number, number], i: number): number {
  if (i < 4) return CONSTANTS[i];
  if (i < 12) return key[i - 4];
  return i === 12 ? counter : nonce[i - 13];
}

function quarter(a: number, b: number, c: number, d: number): void {
  const x = state;
  let t: number;
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}
