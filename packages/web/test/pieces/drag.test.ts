import { describe, expect, test } from 'vitest';
import { type DragEffect, type DragSignal, type DragState, dragged, THRESHOLD } from '../../src/ui/drag.ts';

/** What follows from one signal after another. */
function play(...signals: DragSignal[]): { readonly state: DragState; readonly effects: readonly DragEffect[] } {
  let state: DragState = { at: 'rest' };
  const effects = signals.map((signal) => {
    const [next, effect] = dragged(state, signal);
    state = next;
    return effect;
  });
  return { state, effects };
}

const down = (x: number, y: number, pointer = 1): DragSignal => ({ type: 'down', pointer, x, y });
const move = (x: number, y: number, pointer = 1): DragSignal => ({ type: 'move', pointer, x, y });
const up = (x: number, y: number, pointer = 1): DragSignal => ({ type: 'up', pointer, x, y });
const cancel: DragSignal = { type: 'cancel' };

describe('a drag', () => {
  test('picks up, follows and drops', () => {
    const { state, effects } = play(down(0, 0), move(30, 0), move(60, 10), up(60, 10));
    expect(effects).toEqual(['none', 'pick', 'follow', 'drop']);
    expect(state).toEqual({ at: 'rest' });
  });
  test('a tap stays a tap, even of a finger that trembles', () => {
    expect(play(down(0, 0), move(THRESHOLD - 1, 0), move(0, 2), up(0, 2)).effects).toEqual([
      'none',
      'none',
      'none',
      'none',
    ]);
  });
  test('counts the way from where it began, not from the last move', () => {
    const steps = [2, 4, 6, 8, 10].map((x) => move(x, 0));
    expect(play(down(0, 0), ...steps).effects).toEqual(['none', 'none', 'none', 'none', 'pick', 'follow']);
  });
  test('returns when it is cancelled', () => {
    const { state, effects } = play(down(0, 0), move(30, 0), cancel, up(30, 0));
    expect(effects).toEqual(['none', 'pick', 'return', 'none']);
    expect(state).toEqual({ at: 'rest' });
  });
  test('that has not begun has nothing to return', () => {
    expect(play(down(0, 0), cancel).effects).toEqual(['none', 'none']);
  });
  test('returns when a second finger comes', () => {
    expect(play(down(0, 0), move(30, 0), down(80, 80, 2)).effects).toEqual(['none', 'pick', 'return']);
  });
  test('does not listen to other pointers', () => {
    expect(play(down(0, 0), move(30, 0), move(90, 90, 2), up(90, 90, 2)).effects).toEqual([
      'none',
      'pick',
      'none',
      'none',
    ]);
  });
  test('needs a press first', () => {
    expect(play(move(50, 50), up(50, 50)).effects).toEqual(['none', 'none']);
  });
});
