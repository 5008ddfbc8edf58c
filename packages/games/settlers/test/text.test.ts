import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { act, scenario } from './scenario.ts';

const { text } = game;

describe('words', () => {
  test('the table tells everything a player needs, in both languages', () => {
    const owns = ['luna-i luna-ii', 'kiln diplomacy#1'];
    const { view } = scenario({
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
      '    Diplomacy. Attackers must also fill: P3/2. Discarded after a successful attack.',
      'Dice: W E 1 (4 lost)',
      'Target: Vandelay · [WW] | E | A',
      'Discards: Corruption',
    ])
      expect(table.split('\n')).toContain(line);
    expect(text.table(view, 'fr')).toContain('Séléné (verrouillé, 4 points) : Luna II, Luna I');
  });

  test('prompts ask one thing in a sentence', () => {
    const prompt = (position: object, lang: 'en' | 'fr' = 'en') => text.prompt(scenario(position).view, 0, lang);
    expect(prompt({})).toBe('Roll all seven dice.');
    expect(prompt({ dice: 1 })).toBe('Roll the die that is left, free for another card, or end your turn.');
    expect(prompt({ dice: 3, target: 'kiln c0' })).toBe(
      'Roll the 3 dice that are left, free for Kiln, or end your turn.',
    );
    expect(prompt({ roll: '1 2', target: 'vandelay c0' })).toBe(
      'Fill an open pack of Vandelay (at least 1 die needed), re-roll, or end your turn.',
    );
    expect(prompt({ active: 1 })).toBe('Waiting for player 2.');
    expect(prompt({ dice: 3, target: 'kiln c0' }, 'fr')).toBe(
      'Lancez gratuitement les 3 dés restants pour Kiln, ou terminez votre tour.',
    );
  });

  test('choices and events name cards and players', () => {
    const t = scenario({ owns: ['corruption#1', 'water-depot#1 luna-i'], roll: '1 A E' });
    const said = (move: string, lang: 'en' | 'fr' = 'en') => text.action(act(move), t.view, lang);
    expect(said('fill luna-i wd')).toBe('fill A of Luna I');
    expect(said('useCorruption 1 water-depot#1 pop1 water')).toBe(
      'corrupt player 2 for Water Depot: 1 Population becomes Water',
    );
    expect(said('useCorruption 1 water-depot#1 pop1 water', 'fr')).toBe(
      'corrompre le joueur 2 pour Dépôt d’eau : 1 Population devient Eau',
    );
    t.play('fill luna-i wd');
    expect(t.events.map((e) => text.event(e, 1, 'en'))).toEqual([
      'Player 1 attacks Luna I, held by you.',
      'Player 1 fills A of Luna I with 1 die.',
    ]);
    expect(t.events.map((e) => text.event(e, 0, 'fr'))).toEqual([
      'Vous attaquez Luna I, que tient le joueur 2.',
      'Vous remplissez A avec 1 dé : Luna I.',
    ]);
  });
});
