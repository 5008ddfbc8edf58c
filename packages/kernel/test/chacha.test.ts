import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chacha20, type Key } from '../src/index.ts';

type Nonce = readonly [number, number, number];

function block(key: Key, counter: number, nonce: Nonce): string {
  const out = new Uint32Array(16);
  chacha20(key, counter, nonce, out);
  return [...out].map((w) => w.toString(16).padStart(8, '0')).join(' ');
}

/** A key from the words given; the rest is zero. */
function key(words: Readonly<Record<number, number>> = {}): Key {
  return Array.from({ length: 8 }, (_, i) => words[i] ?? 0) as unknown as Key;
}

const COUNTING: Key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];

describe('the ChaCha20 block of RFC 8439', () => {
  test.each<[string, Key, number, Nonce, string]>([
    [
      '2.3.2',
      COUNTING,
      1,
      [0x09000000, 0x4a000000, 0],
      `e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
       466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2`,
    ],
    [
      'A.1 #1',
      key(),
      0,
      [0, 0, 0],
      `ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b
       7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2`,
    ],
    [
      'A.1 #2',
      key(),
      1,
      [0, 0, 0],
      `bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32
       7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b`,
    ],
    [
      'A.1 #3',
      key({ 7: 0x01000000 }),
      1,
      [0, 0, 0],
      `2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9
       bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00`,
    ],
    [
      'A.1 #4',
      key({ 0: 0x0000ff00 }),
      2,
      [0, 0, 0],
      `fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae
       a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e`,
    ],
    [
      'A.1 #5',
      key(),
      0,
      [0, 0, 0x02000000],
      `374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54
       0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53`,
    ],
  ])('vector %s', (_, k, counter, nonce, words) => {
    expect(block(k, counter, nonce)).toBe(words.replace(/\s+/g, ' '));
  });

  test('is what OpenSSL makes of any key, counter and nonce', () => {
    const word = fc.nat(0xffffffff);
    const keys = fc.array(word, { minLength: 8, maxLength: 8 }).map((words) => words as unknown as Key);
    fc.assert(
      fc.property(keys, word, fc.tuple(word, word, word), (k, counter, nonce) => {
        const iv = Buffer.from(Uint32Array.of(counter, ...nonce).buffer);
        const cipher = createCipheriv('chacha20', Buffer.from(Uint32Array.from(k).buffer), iv);
        const bytes = Uint8Array.from(cipher.update(Buffer.alloc(64)));
        const words = [...new Uint32Array(bytes.buffer)].map((w) => w.toString(16).padStart(8, '0'));
        expect(block(k, counter, nonce)).toBe(words.join(' '));
      }),
    );
  });
});
