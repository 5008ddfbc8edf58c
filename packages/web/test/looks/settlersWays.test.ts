import { type Action, boostsOf, forecastOf, game } from '@starboard/settlers';
import { type Position, scenario } from '@starboard/settlers/scenario';
import { expect, test } from 'vitest';
import { forced, unasked } from '../../src/games/settlers/asking.ts';
import { wayOf } from '../../src/games/settlers/boostWay.ts';
import { isBest } from '../../src/games/settlers/chance.ts';
import { slots } from '../../src/games/settlers/slots.ts';

const viewOf = (position: Position) => game.view(scenario(position), 0);
const fill = (target: string, pack: 'c0' | 'c1' | 'c2'): Action => ({ type: 'fill', target, pack });

test('gold is what is better without any doubt', () => {
  // Three people on two dice, or as good a chance with one die less: nothing is clearly better.
  const near = viewOf({ roll: '1 2 E A E', target: 'solace c0' });
  const { packs, reroll = 0 } = forecastOf(near, 'solace') as NonNullable<ReturnType<typeof forecastOf>>;
  const people = packs.find(({ pack }) => pack === 'c2')?.after ?? 0;
  expect(Math.abs(people - reroll)).toBeLessThan(0.05);
  expect(isBest(fill('solace', 'c2'), near)).toBe(false);
  expect(isBest({ type: 'reroll' }, near)).toBe(false);
  // What finishes the card is.
  expect(isBest(fill('emberfall', 'c2'), viewOf({ roll: '3 1 1', target: 'emberfall c0 c1' }))).toBe(true);
  // A re-roll is, where nothing fits.
  expect(isBest({ type: 'reroll' }, viewOf({ roll: 'A W E', target: 'emberfall c0 c1' }))).toBe(true);
  // A long shot is not, even alone.
  expect(isBest(fill('galactic-network#1', 'c1'), viewOf({ roll: '3 1 1', display: 'galactic-network#1' }))).toBe(
    false,
  );
});

test('the chance with an Upgrade says what to do for it', () => {
  const way = (position: Position, card: string) => {
    const view = viewOf(position);
    const [one] = boostsOf(view, card)?.each ?? [];
    return wayOf(view, card, one);
  };
  // Army and Water are missing: whatever three dice show, the Forge makes the one or the other.
  const kiln = { owns: ['matter-forge#1'], roll: 'E 3 1 E', target: 'kiln c2 c3' };
  expect(way(kiln, 'kiln')).toBe('keepReroll');
  expect(way({ ...kiln, roll: 'E', target: 'kiln c1 c2 c3' }, 'kiln')).toBe('use');
  expect(way({ ...kiln, roll: 'W 3 1 E' }, 'kiln')).toBe('keepFill');
});

test('packs of the card that is begun are buttons, as many as have room', () => {
  const buttons = (roll: string) => slots(fill('emberfall', 'c0'), viewOf({ roll, target: 'emberfall' }))[0].button;
  expect(buttons('W E A 1 1')).toBe(true);
  expect(buttons('W E A 1 3')).toBeUndefined();
});

test('a press on a die says why dice are not chosen', () => {
  const view = viewOf({ roll: 'W E 1 2', target: 'emberfall c0' });
  expect(unasked('die:2', view, 'en')).toMatch(/no difference/);
  expect(unasked('die:2', view, 'fr')).toMatch(/peu importe/);
  expect(unasked('pack:kiln:c0', view, 'en')).toBeUndefined();
});

test('a turn begins by itself, and ends where nothing else can be done', () => {
  expect(forced(viewOf({}), 0)).toEqual({ type: 'roll' });
  expect(forced(viewOf({}), 1)).toBeUndefined();
  expect(forced(viewOf({ dice: 3, target: 'kiln c0' }), 0)).toBeUndefined();
  expect(forced(viewOf({ roll: '1', target: 'kiln c0 c2 c3' }), 0)).toEqual({ type: 'endTurn' });
  expect(forced(viewOf({ roll: '1 2', target: 'kiln c0 c2 c3' }), 0)).toBeUndefined();
  expect(forced(viewOf({ owns: ['water-depot#1'], roll: '1', target: 'kiln c0 c2 c3' }), 0)).toBeUndefined();
});
