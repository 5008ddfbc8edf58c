import { advance, keyFromSeed, type Match, readOptions, start, undo, undoLimit } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, game, type State } from '../src/index.ts';
import { trim } from './testMatch.ts';

function begun(seats: number, options: object = {}): Match {
  const read = readOptions(game, seats, options);
  if ('problems' in read) throw new Error('options');
  return start(game, seats, read.value, keyFromSeed('undo'));
}

function played(match: Match, seat: number, action: Action): Match {
  const next = advance(match, seat, action);
  if ('violation' in next) throw new Error(next.violation.rule);
  return next.match;
}

const first = (match: Match, seat: number): Action => (game.legal?.(match.state as State, seat) ?? [])[0];

describe('undo and simultaneous decisions', () => {
  test('a secret answer can be taken back until another seat has answered', () => {
    const one = played(begun(3), 1, first(begun(3), 1));
    expect(undoLimit(one.steps, 1)).toEqual({ to: 0, stop: 'start' });
    expect(undo(one, 1)?.state).toEqual(begun(3).state);
    const two = played(one, 0, first(one, 0));
    expect(undo(two, 1)).toBeUndefined();
    expect(undoLimit(two.steps, 1)).toEqual({ to: 2, stop: 'otherSeat' });
    expect(undo(two, 0)?.state).toEqual(one.state);
  });

  test('the last answer uses chance and turns everything over: nobody can go back', () => {
    let match = begun(2);
    for (const seat of [0, 1]) match = played(match, seat, first(match, seat));
    expect(undoLimit(match.steps, 1)).toEqual({ to: 2, stop: 'chance' });
  });

  test('a build can be taken back, a purchase too, a drawn card not', () => {
    let match = begun(1);
    match = played(match, 0, first(match, 0));
    const before = match.state;
    const choices = game.legal?.(match.state as State, 0) ?? [];
    const upgrade = choices.find((a) => a.type === 'upgrade') ?? choices[0];
    const up = played(match, 0, upgrade);
    expect(undo(up, 0)?.state).toEqual(before);
    const ended = played(up, 0, { type: 'pass' });
    expect(undo(ended, 0)).toBeUndefined();
    const cut = (ended.state as State).players[0].hand[0];
    expect(game.check(ended.state as State, 0, trim('nothing'))?.rule).toBe('ORBITAL-END-9');
    expect(cut).toBeDefined();
  });
});
