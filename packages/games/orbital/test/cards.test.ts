import {
  type CardSet,
  cardSchema,
  formatRecord,
  hash,
  keyFromSeed,
  parseRecord,
  pick,
  readCards,
  readOptions,
  record,
  rngOf,
  start,
  verify,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cards, contentOf, EVENTS, game, MODULES, UPGRADES } from '../src/index.ts';
import { build, operate, scenario } from './testMatch.ts';

/** The game's own set, with some rows changed by id. */
function edited(changes: Readonly<Record<string, object>>): CardSet {
  const tables = Object.fromEntries(
    Object.entries(cards.set.tables).map(([name, rows]) => [
      name,
      rows.map((row) => (row.id in changes ? { ...row, ...changes[row.id] } : row)),
    ]),
  );
  return JSON.parse(JSON.stringify({ ...cards.set, name: 'edited', tables }));
}

const problems = (set: unknown): string[] => {
  const read = readCards(cards, set);
  return 'problems' in read ? read.problems.map((p) => p.at) : [];
};

describe('card set', () => {
  test('the own set passes its own check', () => {
    expect(problems(JSON.parse(JSON.stringify(cards.set)))).toEqual([]);
    expect(JSON.stringify(cardSchema(cards))).toContain('gainPerColour');
  });

  test('every field of every row names its origin', () => {
    for (const row of [...MODULES, ...EVENTS, ...UPGRADES]) {
      const { id: _, origin, ...fields } = row;
      expect(Object.keys(origin).sort()).toEqual(Object.keys(fields).sort());
    }
    expect(MODULES.find((row) => row.id === 'farm')?.origin).toMatchObject({ name: 'printed', action: 'ours' });
    expect(MODULES.find((row) => row.id === 'storage')?.origin).toMatchObject({ exits: 'derived' });
  });

  test('printed French names stand on the cards', () => {
    const fr = (id: string) => [...MODULES, ...EVENTS, ...UPGRADES].find((row) => row.id === id)?.name.fr;
    expect(['junkyard', 'greenhouse', 'uneventful-year', 'core-luxury'].map(fr)).toEqual([
      'Dépotoir',
      'Serre',
      'Année Calme',
      'Module de Base de Luxe',
    ]);
  });

  test('what is wrong with a set is said where it is wrong', () => {
    expect(problems(edited({ farm: { copies: 99 } }))).toEqual(['cards.tables.modules[9].copies']);
    expect(problems(edited({ farm: { action: { do: 'gainMc' } } }))).toEqual(['cards.tables.modules[9].action.n']);
    expect(problems(edited({ farm: { action: { do: 'move', n: 2 } } }))).toEqual(['cards.tables.modules[9].action.n']);
    expect(problems(edited({ farm: { action: { do: 'explode' } } }))).toEqual(['cards.tables.modules[9].action.do']);
    expect(problems(edited({ dormitory: { action: { do: 'gainMc', n: 1 } } }))).toEqual(['cards.tables.modules[2]']);
    expect(problems(edited({ strike: { id: 'farm' } }))).toEqual(['cards.tables']);
    expect(problems(edited({ sabotage: { effect: { do: 'convoy', n: 1 } } }))).toEqual(['cards.tables.events']);
    const few = edited(Object.fromEntries(MODULES.map((row) => [row.id, { copies: 1 }])));
    expect(problems(few)).toEqual(['cards.tables.modules']);
  });

  test('the sample set is complete, valid and another one', () => {
    const [sample] = game.options.cards.samples ?? [];
    expect(problems(JSON.parse(JSON.stringify(sample)))).toEqual([]);
    const own = contentOf({ cards: null });
    const other = contentOf({ cards: sample });
    expect([other.modules.length, other.events.length, other.upgrades.length]).toEqual([30, 13, 5]);
    expect(other.kinds.filter((kind) => own.kinds.includes(kind))).toEqual([]);
  });

  test('ORBITAL-RULING-23: an effect of nothing is refused, such as a look at 0 cards', () => {
    expect(problems(edited({ observatory: { action: { do: 'look', n: 0 } } }))).toEqual([
      'cards.tables.modules[21].action.n',
    ]);
    expect(problems(edited({ casino: { action: { do: 'gamble', n: 3, otherwise: 0, colours: ['red'] } } }))).toEqual(
      [],
    );
  });

  test('ids may be words that objects know, but no id twice and none without end', () => {
    const set = edited({ farm: { id: 'constructor' }, strike: { id: 'valueof' }, 'core-bio': { id: 'tostring' } });
    expect(problems(set)).toEqual([]);
    const s = game.setup(2, { ...game.defaults, cards: set }, keyFromSeed('ids'));
    expect(game.inventory(s)).toMatchObject({ 'card constructor': 3, 'card valueof': 2, 'upgrade tostring': 1 });
    expect(Object.values(game.inventory(s)).every(Number.isInteger)).toBe(true);
    expect(problems(edited({ 'core-bio': { id: 'farm' } }))).toEqual(['cards.tables']);
    expect(problems(edited({ farm: { id: 'f'.repeat(61) } }))).toEqual(['cards.tables']);
  });

  test('an edited set changes numbers and effects of a match', () => {
    const set = edited({
      farm: { action: { do: 'gainMc', n: 9 } },
      hotel: { exits: '' },
      'supply-convoy': { effect: { do: 'convoy', n: 5 } },
    });
    const t = scenario({ cards: set, seats: [{ mc: 0, modules: ['farm 0N'] }, {}] }).play(operate(1));
    expect(t.of(0).mc).toBe(9);
    const cheap = scenario({ cards: set, seats: [{ mc: 1, convoys: 1, hand: 'hotel' }, {}] }).play(
      build('hotel', 0, 'N'),
    );
    expect([cheap.of(0).mc, cheap.facts(0).modules[1].exits]).toEqual([0, []]);
    expect(contentOf({ cards: set })).toBe(contentOf({ cards: set }));
    expect(game.text.table(t.view(0), 'en')).toContain('Farm');
  });

  test('a whole match with other kinds runs, and its views determinize', () => {
    const set = edited({
      farm: { id: 'bean-farm', name: { en: 'Bean Farm', fr: 'Ferme à haricots' }, action: { do: 'draw', n: 2 } },
      strike: { id: 'bonus', effect: { do: 'gainVp', n: 1 } },
      storage: { lasting: { do: 'immunity', colour: 'red' } },
      barracks: { lasting: { do: 'reward', n: 1, colour: 'purple' } },
    });
    const options = readOptions(game, 3, { cards: set, automata: [1] });
    if ('problems' in options) throw new Error(JSON.stringify(options.problems));
    const s = game.setup(3, options.value, keyFromSeed('kinds'));
    const components = game.inventory(s);
    const rng = rngOf(keyFromSeed('choices'));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = pick(rng, actors);
      const view = game.view(s, seat);
      expect(game.view(game.determinize(view, keyFromSeed('world')), seat)).toEqual(view);
      game.apply(s, seat, pick(rng, game.legal?.(s, seat) ?? []), () => {});
      expect(game.inventory(s)).toEqual(components);
    }
    expect(components['card bean-farm']).toBe(3);
    expect(game.outcome(s)).toBeDefined();
  });

  test('the set travels in the record, with its hash', () => {
    const set = edited({ farm: { copies: 2 }, strike: { copies: 3 } });
    const options = readOptions(game, 2, { cards: set });
    if ('problems' in options) throw new Error('refused');
    const match = start(game, 2, options.value, keyFromSeed('cards'));
    const read = parseRecord(formatRecord(record(match)));
    if ('problems' in read) throw new Error('not a record');
    expect(read.value.cards).toBe(hash(set));
    expect('value' in verify(game, read.value)).toBe(true);
    expect(readOptions(game, 2, { cards: { format: 'other' } })).toHaveProperty('problems');
  });
});
