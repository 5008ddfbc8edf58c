import { describe, expect, test } from 'vitest';
import { type Event, game } from '../src/index.ts';
import { scene } from './scene.ts';

const { text } = game;
const NAMES = ['Ada', 'Vega', 'Émilie'];
const en = (e: Event, reader: number | null = null, names?: readonly string[]) => text.event(e, reader, 'en', names);
const fr = (e: Event, reader: number | null = null, names?: readonly string[]) => text.event(e, reader, 'fr', names);

test('a refusal is said in words: no sentence quotes the code of a face, a die or a site', () => {
  for (const [id, { en, fr }] of Object.entries(game.rules)) expect(`${en} ${fr}`, id).not.toMatch(/[{}]/);
});

test('a screen counts the saucers that a plan leaves, one of them too', () => {
  const left = (dice: string, lang: 'en' | 'fr') =>
    text.screen?.about({ type: 'assign', plan: [] }, game.view(scene({ dice }).s, 0), 0, lang);
  expect([left('y1=1', 'en'), left('y1=1', 'fr')]).toEqual([['1 saucer left'], ['1 soucoupe restante']]);
  expect([left('y1=3', 'en'), left('y1=3', 'fr')]).toEqual([['3 saucers left'], ['3 soucoupes restantes']]);
});

describe('names', () => {
  const turn: Event = { type: 'turn', seat: 0 };
  const strike: Event = { type: 'strike', seat: 1, die: 'y1', sector: 5, saucers: 2, hits: [] };

  test('an event calls a seat by its name, by its number without one, and the reader “you”', () => {
    expect([en(turn, null, NAMES), en(turn), en(turn, 0, NAMES)]).toEqual([
      'Ada to play.',
      'Player 1 to play.',
      'Your turn.',
    ]);
    expect(en(strike, null, NAMES)).toBe('2 saucers in sector 5 of Vega’s planet: nothing there.');
    expect(en(strike, 1, NAMES)).toBe('2 saucers in sector 5 of your planet: nothing there.');
  });

  test('French has its cases', () => {
    expect([fr(turn, null, NAMES), fr(turn), fr(turn, 0)]).toEqual([
      'C’est à Ada de jouer.',
      'C’est au joueur 1 de jouer.',
      'C’est à vous de jouer.',
    ]);
    expect(fr({ ...strike, seat: 0 }, null, NAMES)).toContain('de la planète d’Ada');
    expect(fr(strike, null, NAMES)).toContain('de la planète de Vega');
    expect(fr(strike)).toContain('de la planète du joueur 2');
    expect(fr(strike, 1)).toContain('de votre planète');
  });

  test('a name that looks like a label is left alone', () => {
    const view = game.view(scene().s, null);
    expect(text.table(view, 'fr', ['Dr: No', 'Vega'])).toContain('au tour de Dr: No');
  });

  test('the table names players and planets', () => {
    const t = scene({ seats: 3, active: 2, tray: 'X', rerolls: 0, rolls: [1, 2, 3] });
    const table = text.table(game.view(t.s, null), 'en', NAMES);
    expect(table).toContain('Ada (Mossgard): 28 points');
    expect(table).toContain('Latest Missile of Émilie: sector 1 (Ada → 2, Vega → 3)');
    expect(text.table(game.view(t.s, null), 'fr', NAMES)).toContain('Dernier Missile d’Émilie');
    expect(text.table(game.view(t.s, null), 'fr')).toContain('Le joueur 1 (Mossgard)');
  });

  test('whoever waits reads for whom', () => {
    const view = game.view(scene({ seats: 3 }).s, 1);
    expect(text.prompt(view, 1, 'en', NAMES)).toBe('Waiting for Ada.');
    expect(text.prompt(view, null, 'fr', NAMES)).toBe('En attente d’Ada.');
    expect(text.prompt(view, null, 'fr')).toBe('En attente du joueur 1.');
    expect(text.prompt(view, 0, 'en', NAMES)).toContain('3 re‑rolls left');
    const t = scene({ seats: 3, catAndMouse: true, tray: 'X', rerolls: 0 }).play('0: pickSector 2');
    expect(text.prompt(game.view(t.s, 0), 0, 'en', NAMES)).toBe('Waiting for Vega, Émilie to pick a sector.');
    expect(text.prompt(game.view(t.s, 1), 1, 'en', NAMES)).toContain('you shield');
  });
});

test('a free rebuild says which Missile it is owed to', () => {
  const t = scene({ seats: 3, active: 2, tray: 'X', rerolls: 0, rolls: [1, 1, 3], planets: ['C2 O122222 I222222'] });
  const view = game.view(t.s, 0);
  expect(text.prompt(view, 0, 'en', NAMES)).toBe('Your shield stopped Émilie’s Missile: repair 1 for free.');
  expect(text.prompt(view, 0, 'fr', NAMES)).toBe('Votre bouclier a arrêté le Missile d’Émilie : réparez 1 sans frais.');
});

describe('what a viewer knows', () => {
  test('without Cat and Mouse one view serves everybody', () => {
    const { s } = scene({ seats: 3, dice: 'y1=2', tray: 'X I R' });
    for (const seat of [0, 1, 2]) expect(game.view(s, seat)).toEqual(game.view(s, null));
    expect([game.open?.(game.defaults), game.open?.({ ...game.defaults, catAndMouse: true })]).toEqual([true, false]);
  });

  test('the table shows the own pick only to whom it belongs', () => {
    const t = scene({ seats: 3, catAndMouse: true, tray: 'X', rerolls: 0 }).play('1: pickSector 4');
    const table = (seat: number | null) => text.table(game.view(t.s, seat), 'en', NAMES);
    expect(table(1)).toContain('your pick: sector 4');
    for (const seat of [0, 2, null]) expect(table(seat)).not.toContain('your pick');
    for (const seat of [0, 1, 2, null]) expect(table(seat)).toContain('picks locked in: Vega');
  });

  test('a card set is handed on, never copied', () => {
    const cards = structuredClone(game.cards?.set ?? null);
    const { s } = scene({ cards });
    const view = game.view(s, null);
    expect(view.cards).toBe(cards);
    expect(game.determinize(view, [1, 2, 3, 4, 5, 6, 7, 8]).cards).toBe(cards);
  });
});
