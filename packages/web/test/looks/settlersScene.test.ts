import type { Event } from '@starboard/settlers';
import type { Moment } from '@starboard/table';
import { expect, test } from 'vitest';
import { sceneIn } from '../../src/games/settlers/useScene.ts';

const name = { en: 'Diplomacy', fr: 'Diplomatie' };
const destroy: Event = { type: 'destroy', seat: 1, card: 'diplomacy#1', name };
const moment = (step: number, seat: number, events: readonly Event[]): Moment<Event> => ({
  step,
  entry: step,
  seat,
  events,
});

test('a Defence that falls with the last die of an attack is still the scene of the attacker', () => {
  const passed: Event[] = [destroy, { type: 'endTurn', seat: 0, why: 'noDice' }, { type: 'turn', seat: 1, turn: 9 }];
  expect(sceneIn([moment(4, 0, passed)], 4)).toEqual({ event: destroy, by: 0 });
});

test('what was shown before has no scene', () => {
  expect(sceneIn([moment(3, 0, [destroy]), moment(4, 1, [])], 4)).toBeUndefined();
});
