import { game } from '@starboard/settlers';
import { type Position, scenario } from '@starboard/settlers/scenario';
import { describe, expect, test } from 'vitest';
import type { Desk } from '../../src/games/settlers/board.ts';
import { chanceOf } from '../../src/games/settlers/chance.ts';
import { label } from '../../src/games/settlers/labels.tsx';

const viewOf = (position: Position) => game.view(scenario(position), 0);
const deskOf = (position: Position) => ({ odds: true, props: { view: viewOf(position), seat: 0 } }) as unknown as Desk;

describe('the chance of a card before anything is begun', () => {
  test('dice left over show it before they are rolled, for what the turn still gives', () => {
    const desk = deskOf({ dice: 3, worldClaimed: true, display: 'colony-ship#1' });
    // One Army on three dice, or on the two that a re-roll leaves, or on the last one.
    expect(chanceOf(desk, 'colony-ship#1')).toBeGreaterThan(0.6);
    expect(chanceOf(desk, 'tindertop')).toBeUndefined();
  });

  test('a turn that has not begun shows none', () => {
    expect(chanceOf(deskOf({}), 'tindertop')).toBeUndefined();
  });
});

test('two packs of an attack that ask for the same are two buttons with different words', () => {
  const view = viewOf({ owns: ['', 'luna-i'], roll: 'A A W 1', target: 'luna-i c0' });
  const said = (pack: 'c1' | 'wd') => label({ type: 'fill', target: 'luna-i', pack }, view, 'en', []);
  expect(said('c1')).toMatch(/^fill Army/);
  expect(said('wd')).toMatch(/^fill the defence’s Army/);
});
