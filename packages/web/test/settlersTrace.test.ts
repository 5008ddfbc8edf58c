import type { Event } from '@starboard/settlers';
import { game } from '@starboard/settlers';
import { scenario } from '@starboard/settlers/scenario';
import { expect, test } from 'vitest';
import type { Props } from '../src/games/settlers/board.ts';
import { traceOf } from '../src/games/settlers/trace.ts';

const named = (card: string, en: string) => ({ card, name: { en, fr: en } });
const TURNS: readonly Event[] = [
  { type: 'turn', seat: 0, turn: 1 },
  { type: 'claim', seat: 0, from: null, ...named('kiln', 'Kiln') },
  { type: 'endTurn', seat: 0, why: 'bothClaimed' },
  { type: 'turn', seat: 1, turn: 2 },
];
const ATTACK: readonly Event[] = [
  { type: 'claim', seat: 1, from: 0, ...named('kiln', 'Kiln') },
  { type: 'claim', seat: 1, from: null, ...named('moon-base#1', 'Moon Base') },
  { type: 'endTurn', seat: 1, why: 'bothClaimed' },
  { type: 'turn', seat: 0, turn: 3 },
];

const said = (active: number, events: readonly Event[], roll?: string) => {
  const view = game.view(scenario({ active, ...(roll ? { roll } : {}) }), 0);
  const moments = [{ step: 1, entry: 1, seat: 0, events }];
  const seats = [{ name: 'You' }, { name: 'Rigel' }];
  return traceOf({ view, seat: 0, seats, moments, lang: 'en' } as unknown as Props);
};

test('why the reader\u2019s turn ended by itself is said while the others play', () => {
  expect(said(1, TURNS).map(({ text }) => text)).toEqual([
    'Your turn is over: you have claimed a World and an Upgrade, and a turn gives no more',
  ]);
});

test('what the others did is said until the reader rolls, and a loss is marked', () => {
  expect(said(0, [...TURNS, ...ATTACK])).toEqual([
    { seat: 1, text: 'Rigel took Kiln from you; Rigel claimed Moon Base', loss: true },
  ]);
  expect(said(0, [...TURNS, ...ATTACK], 'W E A 1 2 3 3')).toEqual([]);
});
