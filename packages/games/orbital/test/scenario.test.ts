import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scenario as positionOf } from '../src/scenario.ts';
import { exact, scenario } from './testMatch.ts';

describe('scenario', () => {
  test('a position holds exactly the cards of a new match, wherever those lie that are not named', () => {
    const seats = [{ hand: 'farm strike', upgrade: 'core-bio', modules: ['farm 0N'] }, { hand: 'hotel' }];
    const fresh = game.inventory(game.setup(2, game.defaults, [1, 2, 3, 4, 5, 6, 7, 8]));
    for (const rest of ['pile', 'discards', 1] as const) {
      const s = positionOf({ seats, market: 'casino', discards: 'airlock', pile: 'storage', rest });
      expect(game.inventory(s)).toEqual(fresh);
      expect(s.drawPile.length).toBe(rest === 'pile' ? 122 - 6 : 1);
    }
  });

  test('what there is not cannot be named', () => {
    expect(() => positionOf({ seats: [{ hand: 'farm farm farm farm' }, {}] })).toThrow('1 × card farm too many');
    expect(() => positionOf({ seats: [{ upgrade: 'core-bio' }, { upgrade: 'core-bio' }] })).toThrow(
      '1 × upgrade core-bio too many',
    );
    expect(() => positionOf({ seats: [{ hand: 'strike' }] })).toThrow('1 × card strike too many');
    expect(() => positionOf({ seats: [{ hand: 'unicorn' }, {}] })).toThrow('no card is called “unicorn”');
    expect(() => positionOf({ seats: [{ modules: ['farm 3N'] }, {}] })).toThrow('has no host');
  });

  test('automata act at once unless everything stands still', () => {
    const seats = [{ hand: 'farm' }, { hand: 'orbital-subsidy', mc: 0 }];
    expect(scenario({ automata: [1], active: 1, seats }).of(1).mc).toBe(4);
    expect(scenario({ automata: [1], active: 1, seats, still: true }).of(1).mc).toBe(0);
  });

  test('another card set can hold just what is named', () => {
    const t = exact({ seats: [{ hand: 'farm farm farm farm' }, {}], pile: 'hotel' });
    expect([t.hand(0), t.pile]).toEqual(['farm farm farm farm', 'hotel']);
  });
});
