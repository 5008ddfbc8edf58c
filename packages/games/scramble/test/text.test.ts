import { describe, expect, test } from 'vitest';
import { type Event, game } from '../src/index.ts';
import { playing } from './playing.ts';

const NAMES = ['Ada', 'Vega'];
const { text } = game;

test('the fleet of a screen keeps a space between its Invaders, however strong they are', () => {
  const { view } = playing({ grid: { '1,3': ['hive-mother-teal', 12, 0], '1,4': ['raider-teal', 5, 0] } });
  for (const lang of ['en', 'fr'] as const) {
    const drawn = text.drawing?.(view, lang) ?? '';
    expect(drawn).toContain('12/12 ');
    expect(drawn).not.toMatch(/\d\p{L}/u);
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  }
});

test('Systems stand apart as each language does it', () => {
  const { view } = playing({ pilots: [{ systems: ['s3-purge-valve', 's3-victory-roll'] }] });
  expect(text.table(view, 'en')).toMatch(/supply; Victory Roll \(5\): .*1 or more destroyed/);
  expect(text.table(view, 'fr')).toMatch(/plateau\u00a0; Tonneau de victoire \(5\)\u00a0: .*1 ou plus de détruits/);
});

describe('names', () => {
  const broken: Event = { type: 'outOfOrder', seat: 0, weapon: 'red' };
  const over: Event = { type: 'over', winners: [0, 1], end: 'ten' };

  test('events call a seat by its name, by its number without one, and the reader “you”', () => {
    expect(text.event(broken, 1, 'en', NAMES)).toBe('Ada’s red weapon is Out of Order.');
    expect(text.event(broken, 1, 'fr', NAMES)).toBe('L’arme rouge d’Ada est hors service.');
    expect(text.event(broken, 0, 'en', NAMES)).toBe('Your red weapon is Out of Order.');
    expect(text.event(broken, 0, 'fr', NAMES)).toBe('Votre arme rouge est hors service.');
    expect(text.event(broken, 1, 'en')).toBe('Player 1’s red weapon is Out of Order.');
    expect(text.event(broken, 1, 'fr')).toBe('L’arme rouge du joueur 1 est hors service.');
    expect(text.event({ type: 'cooldown', seat: 1 }, null, 'fr')).toBe('Le joueur 2 refroidit.');
    expect(text.event({ type: 'turn', seat: 1 }, 0, 'en', NAMES)).toBe('Vega’s turn.');
    expect(text.event(over, null, 'en', NAMES)).toBe('The match is over. Winners: Ada, Vega.');
    expect(text.event(over, null, 'fr', ['Ada'])).toMatch(/Ada, le joueur 2\.$/);
  });

  test('the one who is waited for is called by name and colour', () => {
    const { view } = playing();
    expect(text.prompt(view, 1, 'en', NAMES)).toBe('Waiting for Ada (orange).');
    expect(text.prompt(view, 1, 'fr', NAMES)).toBe('En attente d’Ada (orange).');
    expect(text.prompt(view, null, 'fr')).toBe('En attente du joueur 1 (orange).');
    expect(text.prompt(view, 0, 'en', NAMES)).toBe('Draw a gem, or cool down?');
  });

  test('the table names every pilot, and says what follows from the view', () => {
    const { view } = playing({
      pilots: [{ space: 3, weapons: { red: { cards: ['r2-twin-mount'], boost: 1 } } }],
      grid: { '1,3': ['raider-teal', 4, 1] },
    });
    const table = text.table(view, 'en', NAMES);
    expect(table).toContain('Ada (orange, first player, to play): Invaders 2/10 · income 2 · heat 0/7');
    expect(table).toContain('red: Move 1, Power 3+1, Boost 1 · Twin Mount');
    expect(table).toContain('Raider teal 4/5 *purple');
    expect(text.table(view, 'fr')).toContain('Le joueur 2 (violet)');
  });
});

test('who does not decide in time does nothing daring', () => {
  const late = (position: Parameters<typeof playing>[0], ...before: string[]) => {
    const { s, actor } = playing(position).play(...before);
    return game.defaultAction?.(s, actor);
  };
  expect(late({ pilots: [{ heat: 5 }] })).toEqual({ type: 'draw' });
  expect(late({ pilots: [{ heat: 6 }] })).toEqual({ type: 'cooldown' });
  expect(late({ pilots: [{ bag: {} }] })).toEqual({ type: 'cooldown' });
  expect(late({ gem: 'green', pilots: [{ space: 3 }] }, 'draw', 'activate green')).toEqual({
    type: 'move',
    to: 3,
    jump: false,
  });
  expect(late({ gem: 'green' }, 'draw', 'activate green', 'move 1')).toEqual({ type: 'skipConvert' });
  const shop = { gem: 'red', pilots: [{ credits: 9 }], track: { 1: 'b1-frost-feed' } } as const;
  expect(late(shop, 'draw', 'exchange')).toEqual({ type: 'endUpgrade' });
});

test('the log calls a place of the Player Row what the choices call it', () => {
  const fly = (to: number, columns: number) =>
    ({ type: 'move', seat: 1, from: 2, to, jump: false, columns }) as const satisfies Event;
  expect(text.event(fly(7, 8), 0, 'en')).toMatch(/from column 2 to column 7\.$/);
  expect(text.event(fly(7, 6), 0, 'en')).toMatch(/from column 2 to the right Wormhole\.$/);
  expect(text.event(fly(0, 6), 0, 'fr')).toMatch(/depuis la colonne 2 vers le trou de ver de gauche\.$/);
});
