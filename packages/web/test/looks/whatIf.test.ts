import { choices } from '@starboard/kernel';
import { type Action, conqueror, game, halfPoints } from '@starboard/siege';
import { expect, test } from 'vitest';
import { faceLine, who } from '../../src/games/siege/lines.ts';
import { differs, whatIf } from '../../src/games/siege/whatIf.ts';
import { someMatch } from '../help/saved.ts';

type State = Parameters<typeof game.actors>[0];

const match = someMatch(game, ({ state }) => {
  const s = state as State;
  const exchanges = choices(game, s, 0).filter(({ action, violation }) => !violation && 'switch' in action);
  return game.actors(s)[0] === 0 && exchanges.length > 6;
});
const state = match.state as State;
const view = game.view(state, 0);

test('what a choice would bring is what it brings', () => {
  let told = 0;
  for (const { action, violation } of choices(game, state, 0)) {
    if (violation) continue;
    const after = game.clone(state);
    game.apply(after, 0, action as Action, () => {});
    const outcome = whatIf(view, action as Action);
    if (!outcome) continue;
    told++;
    expect(halfPoints(outcome)).toEqual(halfPoints(after));
    expect(conqueror(outcome, 1)).toBe(conqueror(after, 1));
    expect([0, 1].some((seat) => differs(view, outcome, seat))).toBe(true);
  }
  expect(told).toBeGreaterThan(6);
});

test('a choice that moves no force brings nothing to show', () => {
  expect(whatIf(view, { type: 'finish' })).toBeUndefined();
});

test('planets speak of whoever has the turn, by name', () => {
  const seats = [{ name: 'Ada' }, { name: 'Rigel' }] as never;
  const mine = { view: { ...view, active: 0 }, seats, lang: 'en' as const };
  expect(who(1, mine).of).toBe('Rigel’s');
  expect(faceLine('valtinia', mine)).toBe('Exchange Rigel’s forces at two planets.');
  expect(faceLine('valtinia', { ...mine, view: { ...view, active: 1 } })).toBe('Exchange your forces at two planets.');
});
