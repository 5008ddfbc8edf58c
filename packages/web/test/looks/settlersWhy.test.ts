import { type AnyGame, choices, explain, LANGS } from '@starboard/kernel';
import { game, type State } from '@starboard/settlers';
import { type Position, scenario } from '@starboard/settlers/scenario';
import { describe, expect, test } from 'vitest';
import { settlers as book } from '../../src/games/settlers/book/index.ts';
import { skin } from '../../src/games/settlers/skin.tsx';
import { EMPTY, pressThing, questionOf } from '../../src/play/draft.ts';

/** What a press on a thing is refused with. */
function why(state: State, thing: string): string | undefined {
  const any = game as unknown as AnyGame;
  const question = questionOf(any, skin, { view: game.view(state, 0), seat: 0, choices: choices(any, state, 0) });
  const pressed = pressThing(question, EMPTY, thing);
  return pressed.to === 'why' ? pressed.refused[0].violation.rule : undefined;
}

const CASES: readonly (readonly [rule: string, says: string, thing: string, position: Position])[] = [
  ['SETTLERS-PACK-2', 'a symbol that was not rolled', 'pack:luna-i:c0', { roll: 'W E 1 1 2 3 3' }],
  ['SETTLERS-PACK-3', 'too few people', 'pack:quillon:c0', { roll: '1 1 1 W W E E' }],
  ['SETTLERS-PACK-4', 'enough people for too many dice', 'pack:tamago:c2', { roll: '3 2 1 W W E E' }],
  [
    'SETTLERS-TURN-7',
    'another card than the one begun',
    'pack:tindertop:c0',
    { roll: 'E A 1 W', target: 'emberfall c0' },
  ],
  [
    'SETTLERS-TURN-16',
    'a second Upgrade',
    'pack:corruption#1:c0',
    { roll: 'A A W', upgradeClaimed: true, display: 'corruption#1' },
  ],
  ['SETTLERS-RULING-20', 'a second World', 'pack:tindertop:c0', { roll: 'A A W', worldClaimed: true }],
  ['SETTLERS-SYS-3', 'a World of a locked System', 'pack:luna-i:c1', { roll: 'A A W', owns: ['', 'luna-i luna-ii'] }],
  [
    'SETTLERS-MODE-3',
    'a World of another in Peaceful',
    'pack:luna-i:c1',
    { roll: 'A A W', owns: ['', 'luna-i'], options: { peaceful: true } },
  ],
  [
    'SETTLERS-RULING-40',
    'an attack with a changed roll',
    'pack:luna-i:c1',
    { roll: 'A A W', owns: ['', 'luna-i'], boosted: true },
  ],
  [
    'SETTLERS-RES-3',
    'a Resource Upgrade in an attack',
    'upgrade:solar-array#1',
    { roll: 'E W 1', owns: ['solar-array#1', 'luna-i'], target: 'luna-i c1' },
  ],
  [
    'SETTLERS-RULING-53',
    'Corruption in an attack',
    'upgrade:corruption#1',
    { roll: 'E W 1', owns: ['corruption#1', 'luna-i solar-array#1'], target: 'luna-i c1' },
  ],
];

describe('why not, at what was pressed', () => {
  test.each(CASES)('%s: %s', (rule, _says, thing, position) => {
    expect(why(scenario(position), thing)).toBe(rule);
  });

  test('every one of them is explained in every language, with what would make it possible', () => {
    for (const [rule] of CASES) {
      for (const lang of LANGS) expect(explain(game as unknown as AnyGame, { rule }, lang)).toBeTruthy();
      expect(book.rule(rule)?.remedy, rule).toBeDefined();
    }
  });
});
