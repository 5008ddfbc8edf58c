import type { Key } from './game.ts';

/** Words of one block. */
export const BLOCK = 16;

/** The words of "expand 32-byte k", read as little-endian numbers. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * One ChaCha20 block as in RFC 8439, section 2.3: 16 unsigned words for a key, a block counter and a nonce, into `out`.
 * Written out in local variables: several times faster than over an array, and searches live on it.
 */
export function chacha20(key: Key, counter: number, nonce: readonly [number, number, number], out: Uint32Array): void {
  let x0 = CONSTANTS[0] | 0;
  let x1 = CONSTANTS[1] | 0;
  let x2 = CONSTANTS[2] | 0;
  let x3 = CONSTANTS[3] | 0;
  let x4 = key[0] | 0;
  let x5 = key[1] | 0;
  let x6 = key[2] | 0;
  let x7 = key[3] | 0;
  let x8 = key[4] | 0;
  let x9 = key[5] | 0;
  let x10 = key[6] | 0;
  let x11 = key[7] | 0;
  let x12 = counter | 0;
  let x13 = nonce[0] | 0;
  let x14 = nonce[1] | 0;
  let x15 = nonce[2] | 0;
  for (let round = 0; round < 10; round++) {
    // quarter round (0, 4, 8, 12)
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 7);
    // quarter round (1, 5, 9, 13)
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 7);
    // quarter round (2, 6, 10, 14)
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 7);
    // quarter round (3, 7, 11, 15)
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 7);
    // quarter round (0, 5, 10, 15)
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 7);
    // quarter round (1, 6, 11, 12)
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 7);
    // quarter round (2, 7, 8, 13)
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 7);
    // quarter round (3, 4, 9, 14)
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 7);
  }
  out[0] = x0 + CONSTANTS[0];
  out[1] = x1 + CONSTANTS[1];
  out[2] = x2 + CONSTANTS[2];
  out[3] = x3 + CONSTANTS[3];
  out[4] = x4 + key[0];
  out[5] = x5 + key[1];
  out[6] = x6 + key[2];
  out[7] = x7 + key[3];
  out[8] = x8 + key[4];
  out[9] = x9 + key[5];
  out[10] = x10 + key[6];
  out[11] = x11 + key[7];
  out[12] = x12 + counter;
  out[13] = x13 + nonce[0];
  out[14] = x14 + nonce[1];
  out[15] = x15 + nonce[2];
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
