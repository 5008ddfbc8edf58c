import { LANGS } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { AUTO_RULES, contentOf, eventText, game, moduleText, upgradeText } from '../src/index.ts';
import { AUTO_WORDS } from '../src/words/automaton.ts';
import { place } from '../src/words/names.ts';
import { build, event, operate, pass, scenario } from './testMatch.ts';

const c = contentOf({ cards: null });
const lines = (t: ReturnType<typeof scenario>, seat: number | null, lang: 'en' | 'fr') =>
  t.seenBy(seat).flatMap((e) => game.text.event(e, seat, lang) ?? []);

describe('words', () => {
  test('every card says what it does, in both languages', () => {
    const says = (id: string, lang: 'en' | 'fr') => {
      const row = c.modules.find((m) => m.id === id);
      return row && moduleText(row, lang);
    };
    expect(says('shipyard', 'en')).toBe(
      'Needs an undamaged orange module of yours when it is built. 2 crew → Gain 1 VP.',
    );
    expect(says('command-center', 'fr')).toBe(
      '1 équipage + 3 MC → Construisez un module à une sortie de celui-ci, sans payer davantage.',
    );
    expect(says('airlock', 'fr')).toBe('Vos réparations coûtent 1 MC de moins.');
    for (const lang of LANGS) {
      for (const row of c.events) expect(eventText(row, lang)).toMatch(/\.$/);
      for (const row of c.upgrades) expect(upgradeText(row, lang)).toMatch(/\.$/);
      for (const row of c.modules.filter((m) => m.action || m.lasting)) expect(moduleText(row, lang)).toMatch(/\.$/);
    }
  });

  test('an automaton explains in the log which rule made it act', () => {
    const t = scenario({ automata: [1], first: 1, seats: [{ hand: 'farm' }, { hand: 'hotel', crew: 0 }] }).play(pass);
    expect(lines(t, 0, 'en')).toEqual([
      'You pass.',
      'Bot 2: it has cards, so it reveals the top one (ORBITAL-AUTO-1).',
      'Player 2 reveals Miners’ Hotel.',
      'Bot 2: it can build this module, so it does (ORBITAL-AUTO-8).',
      'Bot 2: no host of the same colour fits, so it takes the first exit from the inside out (ORBITAL-RULING-67).',
      'Player 2 builds Miners’ Hotel west of the core for 6 MC.',
    ]);
    for (const rule of AUTO_RULES) for (const lang of LANGS) expect(AUTO_WORDS[rule][lang]).not.toBe('');
  });

  test('choices and events read well', () => {
    const t = scenario({
      seats: [
        { hand: 'farm sabotage', modules: ['command-center 0N'] },
        { hand: 'farm', modules: ['hotel 0S'] },
      ],
    });
    const view = t.view(0);
    expect(game.text.action(build('farm', 0, 'W'), view, 'en')).toBe('build Farm west of Core Module');
    expect(game.text.action(operate(1, { card: 'farm', exit: { host: 1, side: 'N' } }), view, 'fr')).toBe(
      'faire fonctionner Centre de Commande : construire Ferme au nord de Centre de Commande',
    );
    expect(place({ x: 0, y: -1 }, 'en')).toBe('north of the core');
    expect(place({ x: 1, y: 1 }, 'fr')).toBe('au sud et à l’est de la base');
    expect(place({ x: -1, y: -2 }, 'en')).toBe('2 cells north, 1 west of the core');
    const sabotage = event('sabotage', { target: { seat: 1, module: 1 } });
    expect(game.text.action(sabotage, view, 'en')).toBe('play Sabotage against Player 2’s Miners’ Hotel');
    expect(game.text.prompt(view, 0, 'fr')).toBe('À vous : faites une action, ou passez.');
    expect(game.text.prompt(t.view(1), 1, 'en')).toBe('Waiting for Player 1.');
    t.play(sabotage);
    expect(lines(t, 1, 'fr')).toEqual([
      'Le joueur 1 joue Sabotage.',
      'Hôtel des Mineurs (de votre orbital) est endommagé.',
    ]);
    expect(game.text.points(7, 'fr')).toBe('7 PV');
  });

  test('seats are called by their names, in every case', () => {
    const names = ['Ada', 'Vega', undefined];
    const t = scenario({
      seats: [{ hand: 'sabotage visiting-worker' }, { hand: 'farm', modules: ['hotel 0S'] }, { modules: ['farm 0N'] }],
    });
    const action = (seat: number, lang: 'en' | 'fr') =>
      game.text.action(event('sabotage', { target: { seat, module: 1 } }), t.view(0), lang, names);
    expect([action(1, 'en'), action(2, 'en')]).toEqual([
      'play Sabotage against Vega’s Miners’ Hotel',
      'play Sabotage against Player 3’s Farm',
    ]);
    expect([action(1, 'fr'), action(2, 'fr')]).toEqual([
      'jouer Sabotage contre Hôtel des Mineurs de Vega',
      'jouer Sabotage contre Ferme du joueur 3',
    ]);
    const visit = event('visiting-worker', { visit: { seat: 1, module: 1 } });
    expect(game.text.action(visit, t.view(0), 'fr', names)).toMatch(/^jouer Travailleur en Visite chez Vega/);
    expect(game.text.prompt(t.view(1), 1, 'fr', names)).toMatch(/^En attente\s: Ada\.$/);
    expect(game.text.table(t.view(1), 'en', names)).toMatch(/^Ada \(first\): 10 MC/m);
    t.play(visit);
    const seen = (seat: number | null, lang: 'en' | 'fr') =>
      t.seenBy(seat).flatMap((e) => game.text.event(e, seat, lang, names) ?? [])[1];
    expect([seen(2, 'en'), seen(1, 'en')]).toEqual([
      'Ada sends a worker to Vega’s Miners’ Hotel.',
      'Ada sends a worker to your Miners’ Hotel.',
    ]);
    const hit = (seat: number) => game.text.event({ type: 'damaged', seat, module: 1, card: 'farm' }, 2, 'fr', names);
    expect([hit(0), hit(1), hit(2)]).toEqual([
      'Ferme (d’Ada) est endommagé.',
      'Ferme (de Vega) est endommagé.',
      'Ferme (de votre orbital) est endommagé.',
    ]);
    const rule = game.text.event({ type: 'automaton', seat: 1, rule: 'ORBITAL-AUTO-19' }, 0, 'en', names);
    expect(rule).toBe('Vega: nothing else is left, so it passes (ORBITAL-AUTO-19).');
  });

  test('the table can be played from', () => {
    const t = scenario({
      seats: [{ hand: 'farm', modules: ['dormitory 0W !'] }, { upgrade: 'core-bio' }],
      market: 'casino',
    });
    const table = game.text.table(t.view(0), 'en');
    expect(table).toContain('Market: 1 MC Casino');
    expect(table).toContain('#1 (−1,0) Dormitory [red, S! W! N!, damage 1]');
    expect(table).toContain('hand: Farm [green, LU, 1 ☺] 1 crew → Gain 3 MC.');
    expect(table).toContain('#0 (0,0) Bio Core Module [green');
  });
});
