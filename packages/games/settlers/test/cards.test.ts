import {
  type CardRow,
  type CardSet,
  cardSchema,
  hash,
  keyFromSeed,
  readCards,
  readOptions,
  record,
  start,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  cards,
  game,
  leastDice,
  type Pack,
  parsePack,
  SET,
  SHORT_SET,
  type SystemRow,
  type UpgradeRow,
  type WorldRow,
} from '../src/index.ts';
import { at } from './playing.ts';

const worlds = SET.tables.worlds as readonly WorldRow[];
const systems = SET.tables.systems as readonly SystemRow[];
const upgrades = SET.tables.upgrades as readonly UpgradeRow[];
const pack = (code: string) => parsePack(code) as Pack;

/** The set with one row changed. */
function changed(table: string, id: string, change: object): CardSet {
  const rows = SET.tables[table].map((row) => (row.id === id ? ({ ...row, ...change } as CardRow) : row));
  return { ...SET, tables: { ...SET.tables, [table]: rows } };
}
const problems = (set: unknown) => {
  const read = readCards(cards, set);
  return 'problems' in read ? read.problems.map(({ at }) => at) : [];
};

describe('the cards', () => {
  test('SETTLERS-RULING-3: 14 Worlds in 6 Systems with their points and scores', () => {
    const table = systems.map(({ id, score }) => [
      id,
      worlds.filter(({ system }) => system === id).map(({ points }) => points),
      score,
    ]);
    expect(table).toEqual([
      ['halcyon', [3, 2, 1, 1], 10],
      ['cinder', [3, 2, 1], 8],
      ['lantern', [4, 3], 8],
      ['bento', [2, 2], 5],
      ['selene', [2, 1], 4],
      ['threshold', [3], 3],
    ]);
    expect(worlds.reduce((sum, { points }) => sum + points, 0)).toBe(30);
    expect(systems.reduce((sum, { score }) => sum + score, 0)).toBe(38);
  });

  test('SETTLERS-RULING-9: one World of each System shows its score; the score belongs to the System', () => {
    expect(systems.map(({ back }) => back)).toEqual([
      'port-halcyon',
      'emberfall',
      'lanternhead',
      'unagi',
      'luna-ii',
      'solace',
    ]);
    expect(at({ owns: ['luna-i luna-ii'] }).completed(0)[0].score).toBe(4);
  });

  test('SETTLERS-RULING-10: Unagi', () => {
    expect(worlds.find(({ id }) => id === 'unagi')?.name.en).toBe('Unagi');
  });

  test('the packs of the Worlds as in the ledger', () => {
    expect(Object.fromEntries(worlds.map(({ id, packs }) => [id, packs.join(' | ')]))).toEqual({
      'port-halcyon': 'W | EE | P5/3',
      verdance: 'W | E | P7/4',
      quillon: 'P8/4',
      tindertop: 'W | E | A',
      emberfall: 'WE | EA | P3/2',
      kiln: 'A | W | P4/2 | P3/2',
      vandelay: 'WW | E',
      lanternhead: 'WEA | P5/2',
      afterglow: 'E | WA | P6/3',
      unagi: 'P8/3 | A',
      tamago: 'W | E | P6/2',
      'luna-ii': 'WW | P5/3',
      'luna-i': 'EE | A',
      solace: 'AA | WE | P3/2',
    });
    const letters = worlds.flatMap(({ packs }) => packs.filter((code) => !code.startsWith('P'))).join('');
    expect([...'WEA'].map((letter) => letters.split(letter).length - 1)).toEqual([13, 13, 9]);
    for (const { packs } of worlds) {
      const least = packs.reduce((n, code) => n + leastDice(pack(code)), 0);
      expect(least).toBeGreaterThanOrEqual(3);
      expect(least).toBeLessThanOrEqual(5);
    }
  });

  test('the Upgrades as in the ledger', () => {
    const table = upgrades.map(({ id, type, copies, cost }) => `${id} ${type} ${copies} ${cost.join('|')}`);
    expect(table).toEqual([
      'water-depot resource 2 E',
      'solar-array resource 2 W',
      'battle-station resource 2 P3/2',
      'colony-ship resource 2 A',
      'matter-forge resource 2 WE',
      'diplomacy defence 1 P4/2',
      'planetary-shield defence 1 W|P2/1',
      'home-fleet defence 1 A|P2/1',
      'ring-world settlement 1 EE|P5/3',
      'sky-harbour settlement 1 WE|P3/2',
      'ocean-habitat settlement 1 W|P6/3',
      'moon-base settlement 1 W|E',
      'asteroid-mine settlement 1 EA',
      'garden-ship settlement 1 P5/3',
      'galactic-network special 1 WEA|P3/2',
      'corruption special 1 A',
    ]);
  });

  test('every field of every row has an origin; what is printed is marked so', () => {
    for (const [table, rows] of Object.entries(SET.tables))
      for (const row of rows) expect(Object.keys(row.origin).sort()).toEqual(Object.keys(cards.fields[table]).sort());
    expect(worlds.find(({ id }) => id === 'vandelay')?.origin).toEqual({
      name: 'printed',
      system: 'ours',
      points: 'derived',
      packs: 'printed',
      defence: 'printed',
      flavour: 'ours',
    });
    expect(upgrades.find(({ id }) => id === 'solar-array')?.origin).toMatchObject({ name: 'ours', effect: 'ours' });
  });
});

describe('card sets', () => {
  test('the game’s own set and the short one are valid', () => {
    expect(problems(SET)).toEqual([]);
    expect(problems(JSON.parse(JSON.stringify(SHORT_SET)))).toEqual([]);
    expect(JSON.stringify(cardSchema(cards))).toContain('"packs"');
  });

  test('counts, ids, ranges and playability are checked, each at its place', () => {
    const place = (table: string, i: number, field: string) => [`cards.tables.${table}[${i}]${field}`];
    expect(problems(changed('worlds', 'kiln', { packs: ['P7/2'] }))).toEqual(place('worlds', 5, '.packs[0]'));
    expect(problems(changed('worlds', 'kiln', { packs: ['WX'] }))).toEqual(place('worlds', 5, '.packs[0]'));
    expect(problems(changed('worlds', 'kiln', { packs: ['WEA', 'WEA', 'W'] }))).toEqual(place('worlds', 5, '.packs'));
    expect(problems(changed('worlds', 'kiln', { points: 10 }))).toEqual(place('worlds', 5, '.points'));
    expect(problems(changed('worlds', 'solace', { system: 'atlantis' }))).toEqual([
      'cards.tables.systems[5]',
      'cards.tables.worlds[13].system',
    ]);
    expect(problems(changed('systems', 'cinder', { back: 'tamago' }))).toEqual(place('systems', 1, '.back'));
    expect(problems(changed('upgrades', 'corruption', { copies: 0 }))).toEqual(place('upgrades', 15, '.copies'));
    expect(problems(changed('upgrades', 'corruption', { type: 'resource' }))).toEqual(place('upgrades', 15, '.type'));
    expect(problems(changed('upgrades', 'corruption', { effect: { kind: 'points' } }))).toEqual([
      'cards.tables.upgrades[15].effect.value',
      'cards.tables.upgrades[15].type',
    ]);
    expect(problems(changed('upgrades', 'diplomacy', { effect: { kind: 'defend', pack: 'P4/1' } }))).toEqual(
      place('upgrades', 5, '.effect.pack'),
    );
    expect(problems(changed('upgrades', 'diplomacy', { marked: false }))).toEqual(['cards.tables.upgrades']);
    expect(problems(changed('upgrades', 'corruption', { marked: true }))).toEqual([
      'cards.tables.upgrades',
      'cards.tables.upgrades[15].marked',
    ]);
    expect(problems(changed('upgrades', 'moon-base', { id: 'kiln' }))).toEqual(place('upgrades', 11, '.id'));
    expect(problems(changed('upgrades', 'moon-base', { id: 'custom-upgrade' }))).toEqual(place('upgrades', 11, '.id'));
    expect(problems({ ...SET, tables: { ...SET.tables, worlds: [] } })[0]).toBe('cards.tables.worlds');
    const settlements = upgrades.map((row) => (row.type === 'settlement' ? { ...row, copies: 4 } : row));
    expect(problems({ ...SET, tables: { ...SET.tables, upgrades: settlements } })).toEqual([
      'cards.tables.upgrades',
      'cards.tables.upgrades',
    ]);
    expect(problems({ ...SET, game: 'siege' })).toEqual(['cards.game']);
    expect(problems(null)).toEqual(['cards']);
  });

  test('a replaced set is played with, and travels in the record with its hash', () => {
    const set = changed('worlds', 'kiln', { packs: ['P3/2'], points: 5 });
    expect(readOptions(game, 2, { cards: set })).not.toHaveProperty('problems');
    const t = at({ options: { cards: set }, roll: '3 1' }).play('fill kiln c0');
    expect(t.points()).toEqual([5, 0]);
    const r = record(start(game, 2, { ...game.defaults, cards: set }, keyFromSeed('set')));
    expect(r.cards).toBe(hash(set));
    const refused = readOptions(game, 2, { cards: changed('worlds', 'kiln', { packs: ['P7/2'] }) });
    expect(refused).toMatchObject({ problems: [{ at: 'options.cards.tables.worlds[5].packs[0]' }] });
  });

  test('the short set brings Upgrades that otherwise only the blank card can be', () => {
    const options = { cards: SHORT_SET };
    const t = at({ options, owns: ['spare-thrusters#1 spare-thrusters#2'], roll: '1 1' });
    expect(t.legal('useReroll')).toEqual(['useReroll spare-thrusters#1']);
    expect(t.why('useReroll spare-thrusters#2')).toBe('SETTLERS-RULING-15');
    expect(t.play('useReroll spare-thrusters#1').pool).toBe(3);
    expect(at({ options, owns: ['archive#1 moon-base#1'] }).points()).toEqual([2, 0]);
  });
});
