import { deflateRawSync } from 'node:zlib';
import { game } from '@starboard/siege';
import { expect, test } from 'vitest';
import { forOthers, packed, unpacked } from '../src/story/share.ts';
import { saved, someMatch } from './help/saved.ts';

const { record } = saved(someMatch(game, (m) => game.actors(m.state as never).length === 0));

test('a whole match goes through a link and comes back the same', async () => {
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(2500);
  expect(await unpacked(text)).toEqual({ value: record });
});

test('whoever is “You” here is a player like any other for whoever gets the match', () => {
  const named = { ...record, seats: [{ name: 'Vous' }, { name: 'Vega' }] };
  expect(forOthers(named, 'en').seats).toEqual([{ name: 'Player 1' }, { name: 'Vega' }]);
  expect(record.seats).toHaveLength(2);
});

test.each([
  ['cut off', (s: string) => s.slice(0, 100)],
  ['garbled', (s: string) => `${s.slice(0, 50)}!!${s.slice(52)}`],
  ['empty', () => ''],
])('a %s link says so in both languages', async (_, damage) => {
  const result = await unpacked(damage(await packed(record)));
  expect(result).toHaveProperty('problems');
  if ('problems' in result)
    expect(result.problems[0].text).toEqual({ en: expect.stringMatching(/./), fr: expect.stringMatching(/./) });
});

test('a link that inflates to far more than a match is not opened', async () => {
  const huge = deflateRawSync(Buffer.alloc(300 * 2 ** 20)).toString('base64url');
  expect(huge.length).toBeLessThan(500_000);
  const before = process.memoryUsage().rss;
  const result = await unpacked(huge);
  expect('problems' in result && result.problems[0].text.en).toContain('far more than a match');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
});
