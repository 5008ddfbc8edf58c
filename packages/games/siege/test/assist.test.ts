import { describe, expect, test } from 'vitest';
import { duty, forced, game, mayActivate, premoves } from '../src/index.ts';
import { key, type Scenario, scenario } from '../src/scenario.ts';

const view = ({ s }: Scenario, seat: 0 | 1 = 0) => game.view(s, seat);
const prompt = (t: Scenario, seat: 0 | 1 = 0) => game.text.prompt(view(t, seat), seat, 'en');
const OFFER = 'Use a planet effect if you like, or end your turn.';

describe('what may be left', () => {
  test('SIEGE-PLANET-3: a planet effect is offered as optional where one can be used', () => {
    const t = scenario({ p1: { hand: 'DECOY 1' } }).play('deploy DECOY');
    expect([t.legal(), mayActivate(view(t)), duty(view(t)), prompt(t)]).toEqual([
      ['finish', 'activate 2'],
      true,
      'may',
      OFFER,
    ]);
  });

  test('SIEGE-RULING-29: where only ending the turn is left, no planet effect is offered', () => {
    const nothingToMove = scenario({ sides: 'aaaaaaba', p1: { hand: 'DECOY 6' } }).play('deploy DECOY');
    const noSoldier = scenario({ p1: { hand: 'DECOY MARSHAL MARSHAL MARSHAL RAIDER ORACLE' } }).play('deploy DECOY');
    const notDeclared = scenario({ p1: { hand: 'MARSHAL 3' } }).play('deploy MARSHAL');
    const used = scenario({ p1: { hand: 'MARSHAL 1' } }).play('deploy MARSHAL', 'activate 2');
    for (const t of [nothingToMove, noSoldier, notDeclared, used]) {
      expect([t.legal(), mayActivate(view(t)), duty(view(t)), prompt(t)]).toEqual([
        ['finish'],
        false,
        undefined,
        'End your turn.',
      ]);
    }
    expect(game.text.prompt(view(used), 0, 'fr')).toBe('Finissez votre tour.');
  });

  test('SIEGE-RULING-58: the first card of Pandemonia is a must, every other a may', () => {
    const t = scenario({ sides: 'aaaaaaaa', p1: { hand: 'DECOY 9' } }).play('deploy DECOY', 'activate 8');
    expect([t.step, duty(view(t)), prompt(t)]).toEqual([
      'jettison',
      'must',
      'Pandemonia: discard one card, or as many as you like.',
    ]);
    const one = t.legal()[0];
    const more = t.play(one);
    expect([duty(view(more)), prompt(more)]).toEqual(['may', 'Discard more cards, or stop.']);
  });

  test('SIEGE-DEPLOY-2: what an alien does is a must, what a planet asks a may', () => {
    expect(duty(view(scenario()))).toBe('must');
    expect(duty(view(scenario({ p1: { pending: { mayShift: true } } })))).toBe('may');
    const t = scenario({ p1: { hand: 'X12 3' } }).play('deploy X12');
    expect([t.step, duty(view(t))]).toEqual(['declare', 'may']);
    t.play('declare false');
    expect([t.step, duty(view(t))]).toEqual(['chooseNumber', 'must']);
  });
});

describe('ending the turn by itself', () => {
  const used = (pile: string, known = '') =>
    scenario({ p1: { hand: `MARSHAL 1${known && ` ${known}`}`, pile, known } }).play('deploy MARSHAL');

  test('happens only where everybody sees that no Decoy can be in hand', () => {
    const unseen = used('DECOY 4').play('activate 2');
    expect([unseen.legal(), forced(view(unseen), 0)]).toEqual([['finish'], undefined]);
    const discarded = used('4').play('activate 2');
    expect(forced(view(discarded), 0)).toEqual({ type: 'finish' });
    expect(forced(view(discarded, 1), 1)).toBeUndefined();
    const given = used('4', 'DECOY*').play('activate 3');
    expect(forced(view(given), 0)).toBeUndefined();
  });

  test('waits while a planet effect can be used', () => {
    expect(forced(view(used('4')), 0)).toBeUndefined();
  });
});

test('SIEGE-RULING-8: in the enemy’s turn a Decoy can be marked for the own one', () => {
  const { s } = scenario({ p2: { hand: 'DECOY 3' } });
  expect(premoves(game.view(s, 1), 1)).toEqual([{ type: 'discardDecoy', card: key(1, 'DECOY') }]);
  expect(premoves(game.view(s, 0), 0)).toEqual([]);
});

describe('a player who does not decide in time', () => {
  const byDefault = (t: Scenario) => game.defaultAction?.(t.s, t.actor);

  test('shifts nothing, declares nothing and stops as soon as possible', () => {
    expect(byDefault(scenario({ p1: { pending: { mayShift: true } } }))).toEqual({ type: 'aim', shift: 0 });
    expect(byDefault(scenario({ p1: { hand: 'X12 3' } }).play('deploy X12'))).toEqual({ type: 'declare', use: false });
    const clio = scenario({ sides: 'aaaaabaa', p1: { hand: 'DECOY 5' } }).play('deploy DECOY', 'activate 6');
    expect(byDefault(clio)).toMatchObject({ type: 'give' });
    expect(byDefault(clio.play('give D12'))).toEqual({ type: 'stop' });
    expect(byDefault(clio.play('stop'))).toEqual({ type: 'finish' });
  });
});
