import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, format, formatProblems, formatShort, formatValue, matching, parse } from '../src/index.ts';

const NAMES = /^[A-Za-z_]\w{0,8}$/;
const name = fc.stringMatching(NAMES).filter((n) => n !== '__proto__');

/** Values of actions: plain JSON whose names can be written. */
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const action = fc
  .tuple(name, fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true }))
  .map(([type, fields]): Action => ({ ...fields, type }));

describe('an action as text', () => {
  test.each<[Action, string]>([
    [{ type: 'finish' }, 'finish'],
    [{ type: 'activate', switch: [2, 5], planet: 1 } as Action, 'activate planet=1 switch=[2,5]'],
    [{ type: 'set', a: true, b: null, c: 'word', d: 'two words' } as Action, 'set a=true b=null c=word d="two words"'],
    [{ type: 'set', a: 'true', b: '7', c: '', d: '-' } as Action, 'set a="true" b="7" c="" d="-"'],
    [{ type: 'set', card: 'red/draw-1-2' } as Action, 'set card=red/draw-1-2'],
    [{ type: 'set', at: { y: -1, x: 2.5 }, none: [], empty: {} } as Action, 'set at={x=2.5,y=-1} empty={} none=[]'],
  ])('%j is %s', (a, text) => {
    expect(format(a)).toBe(text);
    expect(parse(text)).toEqual({ value: a });
  });

  test('leaves out what is undefined', () => {
    expect(format({ type: 'a', b: undefined } as Action)).toBe('a');
  });

  test('reads back as that action, whatever is in it', () => {
    fc.assert(
      fc.property(action, (a) => {
        expect(parse(format(a))).toEqual({ value: JSON.parse(JSON.stringify(a)) });
      }),
    );
  });

  test('is the same text exactly for the same action', () => {
    fc.assert(
      fc.property(action, action, (a, b) => {
        const { type, ...fields } = a;
        expect(format({ ...Object.fromEntries(Object.entries(fields).reverse()), type })).toBe(format(a));
        if (format(a) === format(b)) expect(JSON.parse(JSON.stringify(a))).toEqual(JSON.parse(JSON.stringify(b)));
      }),
    );
  });
});

describe('text that is no action', () => {
  test.each([
    ['', 'expected a type at character 1'],
    [' finish', 'expected a type at character 1'],
    ['7', 'expected a type at character 1'],
    ['finish ', 'expected a field at character 8'],
    ['finish  a=1', 'expected a field at character 8'],
    ['set a', 'expected “=” at character 6'],
    ['set a=', 'expected a value at character 7'],
    ['set a=1b', 'expected “ ” at character 8'],
    ['set a=[1', 'expected “,” at character 9'],
    ['set a=[1,]', 'expected a value at character 10'],
    ['set a={b}', 'expected “=” at character 9'],
    ['set a="x', 'expected a value at character 7'],
    ['set a="\\x"', 'a damaged quotation at character 11'],
    ['set a=1 a=2', 'the field “a” stands twice at character 10'],
    ['set type=other', 'the field “type” stands twice at character 9'],
    ['set a={b=1,b=2}', 'the field “b” stands twice at character 13'],
    [`set a=${'['.repeat(99)}`, 'nested too deep'],
  ])('%j', (text, why) => {
    const read = parse(text);
    if (!('problems' in read)) throw new Error('was read');
    expect(read.problems[0].text.en).toContain(why);
    expect(read.problems[0].text.fr).toContain('n’est pas une action');
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a=[\]{}," \\1]*$/)), (text) => {
        expect(Object.keys(parse(text))).toHaveLength(1);
      }),
    );
    expect(() => parse(`a b=${'['.repeat(1e6)}`)).not.toThrow();
  });

  test('cannot reach what objects inherit', () => {
    const text = 'set __proto__={polluted=true} constructor=1';
    const read = parse(text);
    if ('problems' in read) throw new Error(formatProblems(read.problems, 'en'));
    expect(format(read.value)).toBe(text);
    expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('the short notation', () => {
  test('leaves out keys and the brackets of lists', () => {
    expect(formatShort({ type: 'activate', switch: [2, 5], planet: 1 } as Action)).toBe('activate 1 2,5');
    expect(formatShort({ type: 'finish' })).toBe('finish');
  });
});

describe('what a person typed', () => {
  const actions = [
    { type: 'play', card: 1 },
    { type: 'play', card: 12 },
    { type: 'pass' },
    { type: 'pay', coins: [1, 2] },
  ];

  test.each([
    ['play 1', [0]],
    ['play card=1', [0]],
    ['  play   1 ', [0]],
    ['pay 1,2', [3]],
    ['pay coins=[1,2]', [3]],
    ['play', [0, 1]],
    ['pa', [2, 3]],
    ['pass', [2]],
    ['p', [0, 1, 2, 3]],
    ['fly', []],
    ['', [0, 1, 2, 3]],
  ])('%j may mean %j', (text, found) => {
    expect(matching(text, actions)).toEqual(found.map((i) => actions[i]));
  });
});

test('a value alone is written as in an action', () => {
  expect(formatValue({ sides: ['a', 'b c'], n: 1 })).toBe('{n=1,sides=[a,"b c"]}');
});
