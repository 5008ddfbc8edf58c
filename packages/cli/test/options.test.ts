import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { optionsFrom } from '../src/options.ts';

const read = (...texts: string[]) => optionsFrom(toy, 2, texts);

describe('options on the command line', () => {
  test('that nobody names have their defaults', () => expect(read()).toEqual({ hand: 5, order: 'shuffled' }));

  test.each(['[rising,fair]', 'rising,fair', '["rising","fair"]'])('may be written %s', (text) => {
    expect(read(`order=${text}`, 'hand=3')).toEqual({ hand: 3, order: ['rising', 'fair'] });
  });

  test('may come from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'starboard-')), 'order.json');
    writeFileSync(file, '["rising", "fair"]');
    expect(read(`order=@${file}`)).toMatchObject({ order: ['rising', 'fair'] });
    writeFileSync(file, '[');
    expect(() => read(`order=@${file}`)).toThrow('is not JSON');
    expect(() => read('order=@nowhere.json')).toThrow('Cannot read nowhere.json: there is no such file.');
  });

  test.each([
    ['hand', '“hand” is no option: write name=value'],
    ['hnad=3', 'toy has no option “hnad”. Did you mean “hand”?'],
    ['__proto__=3', 'toy has no option “__proto__”'],
    [
      'order=shufled',
      'The option order cannot be “shufled”. Did you mean “shuffled”? It can be: shuffled | rising,fair.',
    ],
    ['hand=77', 'options.hand: should be 1 to 9'],
  ])('such as “%s” are refused with a reason', (text, reason) => expect(() => read(text)).toThrow(reason));

  test('do not hide that the number of seats is wrong', () => {
    expect(() => optionsFrom(toy, 9, ['hand=77'])).toThrow('seats: 9 does not fit: toy takes 2–4');
  });
});
