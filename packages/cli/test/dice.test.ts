import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, formatRecord, parseKey, record, start } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { commitmentOf, diceKey } from '@starboard/table/dice';
import { afterAll, expect, test } from 'vitest';
import { starboard } from './starboard.ts';

const dir = mkdtempSync(join(tmpdir(), 'starboard-dice-'));
afterAll(() => rmSync(dir, { recursive: true }));

const secret = 'a'.repeat(64);
const nonces = ['b'.repeat(64), null];
const proof = { commitment: commitmentOf(secret), secret, nonces, key: diceKey(secret, nonces) };
const siege = (await load('siege')) as AnyGame;
const key = parseKey(proof.key);
if (!key) throw new Error('no key');

function file(name: string, content: string): string {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
}

const match = file('match.json', formatRecord(record(start(siege, 2, siege.defaults, key))));

test('the dice of an online match are checked beside its record', async () => {
  const { code, stdout } = await starboard(['verify', match, '--dice', file('dice.json', JSON.stringify(proof))]);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringContaining('the secret is the one that was sealed'),
  });
});

test('the proof of the dice is checked alone too, as the page saves it', async () => {
  expect(await starboard(['verify', file('alone.json', JSON.stringify(proof))])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('the secret is the one that was sealed'),
  });
  const wrong = file('lied.json', JSON.stringify({ ...proof, secret: 'c'.repeat(64) }));
  expect(await starboard(['verify', wrong])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not the one that was committed to'),
  });
});

test.each([
  ['another secret', { ...proof, secret: 'c'.repeat(64) }, 'not the one that was committed to'],
  ['those of another match', { ...proof, nonces: [], key: diceKey(secret, []) }, 'that of another match'],
  ['no proof', [], 'is no proof of dice'],
])('%s does not pass', async (_, wrong, why) => {
  const { code, stderr } = await starboard(['verify', match, '--dice', file('wrong.json', JSON.stringify(wrong))]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(why) });
});
