import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { act, at } from './playing.ts';

const { text } = game;

describe('words', () => {
  test('the table tells everything a player needs, in both languages', () => {
    const owns = ['luna-i luna-ii', 'kiln diplomacy#1'];
    const { view } = at({
      options: { hard: true },
      owns,
      roll: 'W E 1',
      target: 'vandelay c0',
      discards: 'corruption#1',
    });
    const table = text.table(view, 'en');
    for (const line of [
      'Modes: Hard',
      '    Vandelay 1: WW | E, Defence Pack A',
      '▶ Player 1: 4 points',
      '    Selene (locked, 4 points): Luna II, Luna I',
      '    Diplomacy. Attackers must also fill: 3 people in 2 slots. Discarded after a successful attack.',
      'Dice: W E 1 (2 lost)',
      'Target: Vandelay · [WW] | E | A',
      'Discards: Corruption',
    ])
      expect(table.split('\n')).toContain(line);
    expect(text.table(view, 'fr')).toContain('Séléné (verrouillé, 4 points) : Luna II, Luna I');
  });

  test('prompts ask one thing in a sentence', () => {
    const prompt = (position: object, lang: 'en' | 'fr' = 'en') => text.prompt(at(position).view, 0, lang);
    expect(prompt({})).toBe('Roll all seven dice.');
    expect(prompt({ dice: 1, worldClaimed: true })).toBe(
      'Roll the die that is left, free for an Upgrade, or end your turn.',
    );
    expect(prompt({ dice: 1, upgradeClaimed: true }, 'fr')).toBe(
      'Lancez gratuitement le dé restant pour un Monde, ou terminez votre tour.',
    );
    expect(prompt({ dice: 3, target: 'kiln c0' })).toBe(
      'Roll the 3 dice that are left, free for Kiln, or end your turn.',
    );
    // Only what can be done is named.
    expect(prompt({ roll: 'A A', worldClaimed: true, display: 'colony-ship#1' })).toBe(
      'Fill a pack of an Upgrade, re-roll at the cost of a die, or end your turn.',
    );
    expect(prompt({ roll: 'A A', upgradeClaimed: true }, 'fr')).toMatch(/^Remplissez un lot d’un Monde/);
    expect(prompt({ roll: 'A W E E', target: 'emberfall c0' }, 'fr')).toMatch(/^Remplissez un lot d’Emberfall/);
    expect(prompt({ roll: 'E 2', target: 'vandelay c0' })).toBe(
      'Fill a pack of Vandelay, re-roll at the cost of a die, or end your turn.',
    );
    expect(prompt({ roll: 'E', target: 'vandelay c0' })).toBe('Fill a pack of Vandelay or end your turn.');
    expect(prompt({ roll: '1 2', target: 'vandelay c0' })).toBe(
      'Nothing of Vandelay fits: re-roll at the cost of a die or end your turn.',
    );
    expect(prompt({ roll: '1', target: 'vandelay c0' })).toBe(
      'Vandelay cannot be finished with these dice: end your turn.',
    );
    expect(prompt({ roll: '1', target: 'vandelay c0', owns: ['solar-array#1'] })).toBe(
      'Nothing of Vandelay fits: use an Upgrade or end your turn.',
    );
    expect(prompt({ roll: '1', target: 'vandelay c0' }, 'fr')).toBe(
      'Vandelay ne peut plus être fini avec ces dés : terminez votre tour.',
    );
    expect(prompt({ active: 1 })).toBe('Waiting for Player 2.');
    expect(prompt({ dice: 3, target: 'kiln c0' }, 'fr')).toBe(
      'Lancez gratuitement les 3 dés restants pour Kiln, ou terminez votre tour.',
    );
  });

  test('choices and events name cards and players', () => {
    const t = at({ owns: ['corruption#1', 'water-depot#1 luna-i'], roll: '1 A E' });
    const said = (move: string, lang: 'en' | 'fr' = 'en') => text.action(act(move), t.view, lang);
    expect(said('fill luna-i wd')).toBe('fill A of Luna I');
    expect(said('useCorruption 1 water-depot#1 pop1 water')).toBe(
      'corrupt Player 2 for Water Depot: 1 person becomes Water',
    );
    expect(said('useCorruption 1 water-depot#1 pop1 water', 'fr')).toBe(
      'corrompre le joueur 2 pour Dépôt d’eau : 1 habitant devient Eau',
    );
    t.play('fill luna-i wd');
    expect(t.events.map((e) => text.event(e, 1, 'en'))).toEqual([
      'Player 1 attacks Luna I, held by you.',
      'Player 1 fills Army of Luna I with 1 die.',
    ]);
    expect(t.events.map((e) => text.event(e, 0, 'fr'))).toEqual([
      'Vous attaquez Luna I, que tient le joueur 2.',
      'Vous remplissez Armée avec 1 dé : Luna I.',
    ]);
  });

  test('seats are called by their names, with the cases of French', () => {
    const names = ['Ada', 'Vega'];
    const t = at({ owns: ['corruption#1', 'water-depot#1 luna-i'], roll: '1 A E' });
    expect(text.table(t.view, 'en', names)).toContain('▶ Ada: 0 points');
    expect(text.table(t.view, 'en', names)).toContain('(started by Ada)');
    expect(text.prompt(t.view, 1, 'en', names)).toBe('Waiting for Ada.');
    expect(text.prompt(t.view, 1, 'fr', names)).toBe('Au tour d’Ada.');
    expect(text.prompt(t.view, null, 'fr')).toBe('Au tour du joueur 1.');
    expect(text.action(act('useCorruption 1 water-depot#1 pop1 water'), t.view, 'fr', names)).toBe(
      'corrompre Vega pour Dépôt d’eau\u00a0: 1 habitant devient Eau',
    );
    t.play('useCorruption 1 water-depot#1 pop1 water');
    const told = (reader: number | null, lang: 'en' | 'fr') => text.event(t.events[0], reader, lang, names);
    expect(told(null, 'en')).toBe('Ada uses Corruption, which goes to Vega.');
    expect(told(1, 'en')).toBe('Ada uses Corruption, which goes to you.');
    expect(told(0, 'fr')).toBe('Vous utilisez Corruption, qui passe chez Vega.');
    t.play('endTurn');
    const [turn] = t.happened('turn');
    expect(text.event(turn, null, 'fr', names)).toBe('Tour 2\u00a0: à Vega.');
    expect(text.event(turn, null, 'fr')).toBe('Tour 2\u00a0: au joueur 2.');
    expect(text.event(turn, 1, 'fr', names)).toBe('Tour 2\u00a0: à vous.');
  });
});
