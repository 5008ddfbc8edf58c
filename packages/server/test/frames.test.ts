import { expect, test } from 'vitest';
import { framed } from '../src/live/frames.ts';

/** The messages in a piece, as a browser reads them. */
function read(all: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < all.length; ) {
    expect(all[at]).toBe(0x81);
    const short = all[at + 1];
    const [head, size] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, all.readUInt16BE(at + 2)]
          : [10, Number(all.readBigUInt64BE(at + 2))];
    texts.push(String(all.subarray(at + head, at + head + size)));
    at += head + size;
  }
  return texts;
}

test('messages in one piece are read one by one, whatever their length', () => {
  const texts = [
    '',
    'a',
    'é'.repeat(62),
    'b'.repeat(125),
    'c'.repeat(126),
    '→'.repeat(21_845),
    'd'.repeat(65_536),
    'e',
  ];
  expect(read(framed(texts))).toEqual(texts);
});
