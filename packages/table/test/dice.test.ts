import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, diceKey, readProof } from '../src/dice.ts';
import { sha256 } from '../src/sha256.ts';

test('SHA-256 is the one that everybody has', () => {
  const known = (text: string) => createHash('sha256').update(text).digest('hex');
  fc.assert(fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => sha256(text) === known(text)));
  for (const length of [0, 55, 56, 63, 64, 119, 120])
    expect(sha256('a'.repeat(length))).toBe(known('a'.repeat(length)));
});

const secret = '1'.repeat(64);
const nonces = ['2'.repeat(64), null];
const proof = { commitment: commitmentOf(secret), secret, nonces, key: diceKey(secret, nonces) };

test('a true proof passes', () => {
  expect(readProof(proof)).toEqual({ value: proof });
});

test.each([
  ['another secret', { ...proof, secret: '3'.repeat(64) }, 'secret'],
  ['another key', { ...proof, key: '3'.repeat(64) }, 'key'],
  ['another number', { ...proof, nonces: ['4'.repeat(64), null] }, 'key'],
  ['numbers that are none', { ...proof, nonces: ['x'] }, 'nonces'],
  ['no secret', { ...proof, secret: undefined }, 'secret'],
  ['nothing', null, ''],
])('%s does not', (_, value, at) => {
  expect(readProof(value)).toMatchObject({ problems: [{ at }] });
});
