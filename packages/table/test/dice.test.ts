import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, diceKey, readProof } from '../src/dice.ts';

test('commitment and key are plain SHA-256: everybody can check them with tools of their own', () => {
  const known = (text: string) => createHash('sha256').update(text).digest('hex');
  const digits = fc.stringMatching(/^[0-9a-f]{64}$/);
  const numbers = fc.array(fc.option(digits), { maxLength: 6 });
  fc.assert(
    fc.property(digits, numbers, (hidden, added) => {
      expect(commitmentOf(hidden)).toBe(known(`starboard secret 1\n${hidden}`));
      const lines = ['starboard key 1', hidden, ...added.map((number) => number ?? '-')];
      expect(diceKey(hidden, added)).toBe(known(lines.join('\n')));
    }),
  );
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
