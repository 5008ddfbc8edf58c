import { explain, format, LANGS } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, game } from '../src/index.ts';
import { key, scenario } from '../src/scenario.ts';

/** Every move at a step where it is not open, and the rule it names: a player who asks gets the right answer. */
const deploying = () => scenario({ p1: { hand: 'D12 X12 DECOY' } });
const cases: [action: Action, rule: string][] = [
  [{ type: 'aim', shift: 1 }, 'SIEGE-P3A-1'],
  [{ type: 'deployRandom' }, 'SIEGE-TURN-4'],
  [{ type: 'choosePlanet', planet: 5 }, 'SIEGE-DV-2'],
  [{ type: 'declare', use: true }, 'SIEGE-PLANET-4'],
  [{ type: 'chooseNumber', number: 1 }, 'SIEGE-TURN-5'],
  [{ type: 'discard', card: key(0, 'D12') }, 'SIEGE-DISCARD-1'],
  [{ type: 'pull', from: 2 }, 'SIEGE-OFFICER-5'],
  [{ type: 'activate', planet: 3 }, 'SIEGE-PLANET-2'],
  [{ type: 'give', card: key(0, 'D12') }, 'SIEGE-P6B-1'],
  [{ type: 'jettison', card: key(0, 'D12') }, 'SIEGE-P8A-1'],
  [{ type: 'stop' }, 'SIEGE-DEPLOY-2'],
  [{ type: 'finish' }, 'SIEGE-TURN-4'],
];

describe('reasons', () => {
  test.each(cases)('$type is not open in the deploy step', (action, rule) => {
    const { s } = deploying();
    const violation = game.check(s, 0, action);
    expect(`${format(action)}: ${violation?.rule}`).toBe(`${format(action)}: ${rule}`);
    for (const lang of LANGS) expect(violation && explain(game, violation, lang)).not.toMatch(/[{}]/);
  });

  test('a card that is not in hand can be neither given, thrown away, discarded nor deployed', () => {
    const raider = key(0, 'RAIDER');
    const clio = scenario({ sides: 'aaaaabaa', p1: { hand: 'DECOY 5' } }).play('deploy DECOY', 'activate 6');
    expect(game.check(clio.s, 0, { type: 'give', card: raider })?.rule).toBe('SIEGE-P6B-1');
    const pandemonia = scenario({ p1: { hand: 'DECOY 7' } }).play('deploy DECOY', 'activate 8');
    expect(game.check(pandemonia.s, 0, { type: 'jettison', card: raider })?.rule).toBe('SIEGE-P8A-1');
    const forced = scenario({ p1: { hand: 'EX12 D12' }, p2: { hand: 'D12 D12 D12' } }).play(
      'deploy EX12',
      'chooseNumber 1',
    );
    expect(game.check(forced.s, 1, { type: 'discard', card: raider })?.rule).toBe('SIEGE-DISCARD-1');
  });

  test('a Marshal cannot pull from a neighbour without own aliens', () => {
    const { s } = scenario({ p1: { hand: 'MARSHAL D12 D12', forces: { 2: 1, 4: 1 } } }).play('deploy MARSHAL');
    s.players[0].forces = s.players[0].forces.with(3, []);
    expect(game.check(s, 0, { type: 'pull', from: 4 })?.rule).toBe('SIEGE-OFFICER-5');
    expect(game.check(s, 0, { type: 'pull', from: 2 })).toBeUndefined();
  });

  test('a card is named before it lands when something is asked first, and when chance picked it', () => {
    const names = (t: ReturnType<typeof scenario>) => t.events.filter((e) => e.type === 'name');
    expect(names(deploying().play('deploy D12'))).toEqual([]);
    expect(names(scenario({ p1: { hand: 'RAIDER D12' } }).play('deploy RAIDER'))).toMatchObject([{ random: false }]);
    expect(names(scenario({ p1: { hand: 'X12 D12 D12 D12' } }).play('deploy X12'))).toMatchObject([{ random: false }]);
    const picked = scenario({ p1: { hand: 'DECOY', pending: { randomDeploy: true } } }).play('deployRandom');
    expect(names(picked)).toMatchObject([{ random: true }]);
  });
});
