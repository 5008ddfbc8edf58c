import { describe, expect, test } from 'vitest';
import { harmless, wrapped } from '../src/wrapped.ts';
import { screen } from './screen.ts';

describe('what reaches a terminal', () => {
  test('gives it no orders but our own styles', () => {
    expect(harmless('a\u001b[31mred\u0007\u202e')).toBe('a\\u001b[31mred\\u0007\\u202e');
    expect(harmless('\u001b[1mbold\u001b[22m\n\tnext')).toBe('\u001b[1mbold\u001b[22m\n\tnext');
    const { io, shown } = screen([]);
    io.print('x\u001b]0;title\u0007');
    io.note('y\u009b');
    expect(shown()).toBe('x\\u001b]0;title\\u0007\ny\\u009b\n');
  });

  test('is broken between words at the width of the screen, and goes on indented', () => {
    const lines = wrapped('  hand: a card that does very many things\nshort', 20).split('\n');
    expect(lines).toEqual(['  hand: a card that', '      does very many', '      things', 'short']);
    expect(wrapped('as long as it likes', Number.POSITIVE_INFINITY)).toBe('as long as it likes');
  });
});
