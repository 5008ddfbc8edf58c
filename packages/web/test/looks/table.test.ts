import type { Key } from '@starboard/kernel';
import { type Action, type Event, game } from '@starboard/siege';
import { describe, expect, test } from 'vitest';
import { changed, flightsOf } from '../../src/games/siege/flights.ts';
import { slots } from '../../src/games/siege/slots.ts';

const KEY: Key = [1, 2, 3, 4, 5, 6, 7, 8];
const start = () => game.setup(2, { species: ['antillian', 'morkolyte'], first: 0, sides: 'aaaaaaaa' }, KEY);
const view = game.view(start(), 0);
const moment = (step: number, seat: number, ...events: Event[]) => ({ step, entry: step, seat, events });

/** The things of each stage. */
const things = (action: Action, seen = view) => slots(action, seen).map(({ any }) => any);

describe('the stages of an action', () => {
  test('an exchange asks for the effect, then for both planets in either order', () => {
    const exchange: Action = { type: 'activate', planet: 1, switch: [3, 5] };
    expect(things(exchange)).toEqual([['planet:1'], ['planet:3'], ['planet:5']]);
    expect(slots(exchange, view)[2]).toMatchObject({ swaps: true, again: true });
  });
  test('a move by a planet asks for that planet and where it goes', () => {
    expect(things({ type: 'activate', planet: 7, to: 2 }, view)).toEqual([['planet:7'], ['planet:2']]);
  });
  test('a shifted aim lights the planet it would reach', () => {
    expect(things({ type: 'aim', shift: 1 }, view)).toEqual([['planet:5']]);
  });
  test('ending the turn is only a button', () => {
    expect(things({ type: 'finish' }, view)).toEqual([]);
  });
  test('two equal cards in the hand are two things, and either means the same', () => {
    const s = start();
    const [card] = s.players[0].hand;
    s.players[0].hand = [card, card];
    const seen = game.view(s, 0);
    const key = seen.players[0].hand?.[0];
    if (key) expect(things({ type: 'deploy', card: key }, seen)).toEqual([['hand:0', 'hand:1']]);
    expect(key).toBeDefined();
  });
});

describe('flights', () => {
  test('drawn cards come from the pile, by name only to their owner', () => {
    const secret: Event = {
      type: 'draw',
      seat: 0,
      n: 1,
      reveals: true,
      secret: { to: [0], cards: ['antillian/decoy'] },
    };
    expect(flightsOf([moment(0, 0, secret)], view)).toEqual([
      { from: ['pile:0'], to: 'hand:0', key: 'antillian/decoy' },
    ]);
    const { secret: _, ...open } = secret;
    expect(flightsOf([moment(0, 0, open as Event)], view)).toEqual([{ from: ['pile:0'], to: 'hand:0' }]);
  });
  test('exchanged forces cross on arcs, away from the planets, the larger one wider', () => {
    const s = start();
    s.players[0].forces = s.players[0].forces.with(0, [1, 1]).with(2, [0]);
    const exchange = (reader: number) =>
      flightsOf([moment(0, 0, { type: 'exchange', seat: 0, planets: [1, 3] })], game.view(s, reader));
    const ways = exchange(0).map(({ from, to }) => [...from, to].join(' '));
    expect(ways).toEqual(['force:0:3 force:0:1', 'force:0:3 force:0:1', 'force:0:1 force:0:3']);
    const [wide, , narrow] = exchange(0).map(({ arc }) => arc ?? 0);
    expect(wide).toBeLessThan(narrow);
    expect(narrow).toBeLessThan(0);
    expect(exchange(1)[0].arc).toBe(-wide);
  });
  test('nobody could follow many moments at once', () => {
    const deploy: Event = { type: 'deploy', seat: 0, card: 'antillian/decoy', planet: 4 };
    expect(
      flightsOf(
        [0, 1, 2, 3].map((step) => moment(step, 0, deploy)),
        view,
      ),
    ).toEqual([]);
  });
});

test('what others changed is marked until the reader decides again', () => {
  const deploy: Event = { type: 'deploy', seat: 1, card: 'morkolyte/decoy', planet: 4 };
  expect([...changed([moment(0, 0), moment(1, 1, deploy)], 0)]).toEqual(['1:4']);
  expect([...changed([moment(0, 1, deploy), moment(1, 0)], 0)]).toEqual([]);
});
