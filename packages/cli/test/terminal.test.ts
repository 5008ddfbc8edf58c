import { describe, expect, test } from 'vitest';
import { columns } from '../src/columns.ts';
import { languageOf, withoutLanguage } from '../src/language.ts';
import { screen } from './screen.ts';

describe('the terminal', () => {
  test('gives the lines of a pipe one by one, shows them, and says when there are no more', async () => {
    const { io, shown } = screen(['first', 'second']);
    expect([await io.ask('> '), await io.ask('> '), await io.ask('> '), await io.ask('> ')]).toEqual([
      'first',
      'second',
      undefined,
      undefined,
    ]);
    expect(shown()).toBe('> first\n> second\n> \n');
  });

  test('writes no control sequences into a pipe', () => {
    const { io, shown } = screen([]);
    io.clear();
    io.progress('half');
    io.print(io.bold('loud') + io.dim('soft'));
    expect(shown()).toBe('loudsoft\n');
  });

  test('colours on a screen, unless NO_COLOR is set', () => {
    expect(screen([], { tty: true }).io.bold('loud')).toContain('\u001b[');
    expect(screen([], { tty: true, env: { NO_COLOR: '1' } }).io.bold('loud')).toBe('loud');
    expect(screen([], { tty: true, env: { TERM: 'dumb' } }).io.dim('soft')).toBe('soft');
  });
});

describe('the language', () => {
  test.each([
    [['games', '--lang', 'fr'], {}, 'fr'],
    [['games', '--lang=fr'], { LANG: 'en_GB' }, 'fr'],
    [['games'], { LANG: 'fr_CA.UTF-8' }, 'fr'],
    [['games', '--lang', 'en'], { LC_ALL: 'fr_FR' }, 'en'],
    [[], { LANG: 'de_DE' }, 'en'],
    [[], {}, 'en'],
  ])('of %j in %j is %s', (args, env, lang) => expect(languageOf(args, env)).toBe(lang));

  test('is no command', () => expect(withoutLanguage(['--lang', 'fr', 'games', '--lang=en'])).toEqual(['games']));
});

describe('columns', () => {
  test('are as wide as their widest cell', () => {
    expect(
      columns(
        [
          ['a', 'bb', 'c'],
          ['ààà', '', 'd'],
        ],
        ' ',
      ),
    ).toBe(' a    bb  c\n ààà      d');
  });
});
