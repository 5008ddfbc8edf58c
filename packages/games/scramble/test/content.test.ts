import {
  type CardRow,
  type CardSet,
  cardSchema,
  keyFromSeed,
  legal,
  readCards,
  readOptions,
  silent,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  BASE_WEAPONS,
  balance,
  type Condition,
  contentOf,
  ENERGIES,
  type Energy,
  type Event,
  FIRES,
  FITS,
  firesOf,
  GEMS,
  game,
  type Icons,
  LEVELS,
  OWN_SET,
  PILOTS,
  SPECIALS,
  TRIGGERS,
  type Trigger,
  VERBS,
} from '../src/index.ts';
import { playing } from './playing.ts';

const { cards, tokens, base } = contentOf({ cards: null });
const { weapons, systems, events, invaders } = OWN_SET.tables;
const content = game.cards;
if (!content) throw new Error('the game has no card content');

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
const iconsOf = (row: CardRow) => row.icons as Icons;

describe('Weapon cards', () => {
  test.each(weapons.map((row) => [row.id, row] as const))('%s does what it shows', (id, row) => {
    const weapon = row.weapon as Energy;
    const w = ENERGIES.indexOf(weapon);
    const cost = row.cost as number;
    const t = playing({ gem: weapon, pilots: [{ credits: cost, heat: 7 }], track: { 3: id } });
    const before = [...t.s.supply];
    // An exchange pays 3, so the price is affordable whatever it is.
    t.play('draw', 'exchange', 'buy 3');
    const have = Math.min(cost + 3, 12) - cost;
    expect(t.pilot().credits).toBe(have);
    const bought = [0, 0, 0, 0, 0];
    for (const gem of row.gems as readonly (typeof GEMS)[number][]) bought[GEMS.indexOf(gem)]++;
    expect(t.pilot().bag).toEqual(bought);
    expect(t.s.supply).toEqual(before.map((n, gem) => n - bought[gem]));
    const shown = t.icons(weapon);
    const { move = 0, power = 0, fire = [], ...specials } = iconsOf(row);
    expect(shown.move).toBe(base[w].icons.move + move);
    expect(shown.power).toBe(base[w].icons.power + power);
    expect([...shown.fire].sort()).toEqual([...fire].sort());
    for (const special of SPECIALS) expect(shown[special]).toBe(base[w].icons[special] + (specials[special] ?? 0));
    const active = playing({ gem: weapon, pilots: [{ weapons: { [weapon]: { cards: [id] } } }] }).play(
      'draw',
      `activate ${weapon}`,
    );
    expect([active.s.turn.move, active.s.turn.power]).toEqual([shown.move, shown.power]);
  });

  test('six a level and colour, with the prices, Power and Move of the ledger’s 6.7', () => {
    for (const level of LEVELS)
      for (const weapon of ENERGIES)
        expect(weapons.filter((r) => r.level === level && r.weapon === weapon)).toHaveLength(6);
    const at = (level: number) => {
      const here = weapons.filter((row) => row.level === level);
      const costs = here.map((row) => row.cost as number);
      const sum = (icon: 'power' | 'move') => here.reduce((n, row) => n + (iconsOf(row)[icon] ?? 0), 0);
      return [Math.min(...costs), Math.max(...costs), Number(mean(costs).toFixed(1)), sum('power'), sum('move')];
    };
    expect([at(1), at(2), at(3)]).toEqual([
      [2, 11, 5.9, 11, 12],
      [4, 12, 8.9, 21, 13],
      [7, 12, 10.8, 45, 13],
    ]);
    expect(weapons.filter((row) => (row.gems as unknown[]).length === 2)).toHaveLength(25);
    expect(weapons.filter((row) => (row.gems as string[]).includes('overheat'))).toHaveLength(5);
  });

  test('every price follows the ledger’s price list within 2.1', () => {
    for (const { cost, level, weapon, icons, gems } of cards.filter((face) => face.weapon >= 0)) {
      const worth =
        (level === 3 ? -1 : 2) +
        4.2 * icons.power +
        0.7 * icons.move +
        2.2 * icons.boost +
        0.9 * icons.scavenge +
        0.4 * icons.vent +
        0.6 * (icons.convert + icons.energize) +
        firesOf(icons.fire).reduce((n, fire) => n + { scatter: 5.5, beam: 4.5, blast: 8.7 }[fire], 0) -
        (gems.includes(4) ? 1.7 : 0) -
        (weapon === 1 ? 0.7 : 0);
      expect(Math.abs(worth - cost)).toBeLessThan(2.11);
    }
  });
});

describe('player board', () => {
  test('base icons: Boost on red, Vent on blue, Scavenge on yellow, Convert on green', () => {
    expect(BASE_WEAPONS.map((row) => row.icons)).toEqual([
      { move: 1, power: 1, boost: 1 },
      { move: 2, power: 1, vent: 1 },
      { move: 2, power: 1, scavenge: 1 },
      { move: 3, power: 1, convert: 1 },
    ]);
  });
});

describe('Invader tokens', () => {
  const SHIELDS = {
    stinger: [1, 2],
    raider: [1, 5],
    carapace: [1, 6],
    skimmer: [1, 4],
    lancer: [2, 7],
    reaver: [2, 8],
    bulwark: [2, 9],
    warden: [2, 8],
    ravager: [3, 10],
    dreadnought: [3, 11],
    'hive-mother': [3, 12],
    tyrant: [3, 11],
  } as const;

  test.each(
    Object.entries(SHIELDS).flatMap(([kind, face]) =>
      PILOTS.map((colour) => [`${kind}-${colour}`, kind, colour, face] as const),
    ),
  )('%s has its level, colour, shield and 4 icon', (id, kind, colour, [level, shield]) => {
    const four = ['skimmer', 'warden', 'tyrant'].includes(kind);
    expect(tokens.find((t) => t.id === id)).toMatchObject({ id, level, colour, shield, four });
    const t = playing({ seats: 4, gem: 'red', grid: { '1,1': id } }).play('draw', 'activate red', 'move 1', 'fire');
    expect(t.at(1, 1)).toEqual([id, shield - 1]);
  });

  test('48 tokens, with the average shields of the ledger', () => {
    expect(tokens).toHaveLength(48);
    const average = (level: number, wide: boolean) =>
      Number(mean(tokens.filter((t) => t.level === level && (wide || !t.four)).map((t) => t.shield)).toFixed(2));
    expect(LEVELS.map((level) => [average(level, false), average(level, true)])).toEqual([
      [4.33, 4.25],
      [8, 8],
      [11, 11],
    ]);
  });
});

describe('Alien Events', () => {
  test.each(events.map((row) => [row.id, row] as const))(
    '%s strikes when it slides off, whatever its level',
    (id, row) => {
      const t = playing({
        active: 1,
        main: [],
        pilots: [{ space: 1 }, { space: 2 }],
        grid: { '1,1': 'raider-orange', '2,3': 'stinger-teal' },
        track: { 7: ['', id] },
      }).play('cooldown');
      if (row.kind === 'move')
        expect([t.pilot().victory.length, t.at(1, 3)?.[0], t.s.aliensMoved]).toEqual([1, 'stinger-teal', 1]);
      else expect([t.step, t.actor, t.at(1, 1)?.[0], t.s.aliensMoved]).toEqual(['breakWeapon', 0, 'raider-orange', 0]);
    },
  );
});

describe('card sets', () => {
  const read = (set: unknown) => readCards(content, set);
  const edited = (table: string, change: (row: CardRow, i: number) => CardRow): CardSet => ({
    ...OWN_SET,
    name: 'mine',
    tables: { ...OWN_SET.tables, [table]: OWN_SET.tables[table].map(change) },
  });
  const problems = (set: unknown) => {
    const result = read(set);
    return 'problems' in result ? result.problems.map((p) => p.at) : [];
  };

  test('the own set passes its own check, and every field says where it comes from', () => {
    expect(read(JSON.parse(JSON.stringify(OWN_SET)))).toEqual({ value: OWN_SET });
    for (const [table, rows] of Object.entries(OWN_SET.tables)) {
      for (const { id, origin, ...fields } of rows) {
        for (const name of Object.keys(fields)) expect([table, id, name, origin[name]]).not.toContain(undefined);
      }
    }
    expect(new Set(weapons.flatMap((row) => Object.values(row.origin)))).toEqual(new Set(['ours']));
    expect(new Set(systems.flatMap((row) => Object.values(row.origin)))).toEqual(new Set(['ours']));
    expect(new Set(events.flatMap((row) => Object.values(row.origin)))).toEqual(new Set(['printed']));
    expect(invaders[0].origin).toMatchObject({ level: 'printed', shield: 'ours' });
  });

  test('the schema describes every table', () => {
    const schema = cardSchema(content) as { properties: { tables: { required: string[] } } };
    expect(schema.properties.tables.required).toEqual(Object.keys(OWN_SET.tables));
  });

  test('counts that cannot be played are refused, with the table they are in', () => {
    const without = (table: string) => ({
      ...OWN_SET,
      tables: { ...OWN_SET.tables, [table]: OWN_SET.tables[table].slice(1) },
    });
    expect(problems(without('weapons'))).toEqual(['cards.tables.weapons']);
    expect(problems(without('systems'))).toEqual(['cards.tables.weapons']);
    expect(problems(without('invaders'))).toEqual(['cards.tables.invaders']);
    expect(problems(without('events'))).toEqual(['cards.tables.events']);
    expect(problems(without('meters'))).toEqual(['cards.tables.meters']);
    expect(problems(without('base'))).toContain('cards.tables.base');
    expect(problems(edited('invaders', (row) => ({ ...row, four: false })))).toHaveLength(3);
    expect(problems(edited('systems', (row, i) => (i === 0 ? { ...row, id: 'r1-rifled-barrel' } : row)))).toEqual([
      'cards.tables',
    ]);
  });

  const system = (fields: object) =>
    problems(
      edited('systems', ({ when, ...row }, i) => (i === 0 ? { ...row, ...fields } : when ? { ...row, when } : row)),
    );

  test('an effect at a moment where it does nothing, or without its number, is refused', () => {
    expect(system({ trigger: 'gather', effects: [{ do: 'move', n: 1 }] })).toEqual([
      'cards.tables.systems[0].effects[0]',
    ]);
    expect(system({ trigger: 'gather', effects: [{ do: 'credits' }] })).toEqual([
      'cards.tables.systems[0].effects[0].n',
    ]);
    expect(system({ trigger: 'cooldown', effects: [{ do: 'purge', n: 2 }] })).toEqual([
      'cards.tables.systems[0].effects[0].n',
    ]);
    expect(system({ trigger: 'gather', when: { is: 'heatAtLeast' }, effects: [{ do: 'cool', n: 1 }] })).toEqual([
      'cards.tables.systems[0].when.n',
    ]);
    expect(system({ trigger: 'gather', when: { is: 'stayed', n: 1 }, effects: [{ do: 'cool', n: 1 }] })).toEqual([
      'cards.tables.systems[0].when.n',
    ]);
    expect(system({ trigger: 'whenever' })).toEqual(['cards.tables.systems[0].trigger']);
    expect(system({ trigger: 'gather', effects: [{ do: 'cool', n: 1 }] })).toEqual([]);
  });

  test('a count that nobody has made yet, or of something else than credits, is refused', () => {
    const credits = (trigger: string, per: string) => system({ trigger, effects: [{ do: 'credits', n: 1, per }] });
    const per = ['cards.tables.systems[0].effects[0].per'];
    expect([credits('turnStart', 'destroyed'), credits('destroy', 'damaged')]).toEqual([per, per]);
    expect([credits('gather', 'destroyed'), credits('shot', 'damaged')]).toEqual([[], []]);
    expect(system({ trigger: 'fire', effects: [{ do: 'power', n: 1, per: 'destroyed' }] })).toEqual(per);
  });

  test('a condition that its trigger finds always true or never is refused, and the problem names what would fit', () => {
    const refused = (trigger: Trigger, is: Condition['is']) => {
      const n = is.endsWith('AtLeast') ? { n: 1 } : {};
      const verb = VERBS.find((v) => FITS[v].includes(trigger));
      const effect = verb === 'purge' ? { do: verb } : { do: verb, n: 1 };
      return system({ trigger, when: { is, ...n }, effects: [effect] });
    };
    const when = ['cards.tables.systems[0].when.is'];
    // What is known of the turn when each trigger looks.
    for (const is of ['energyGem', 'overheatGem', 'gemAbove'] as const)
      for (const trigger of ['turnStart', 'cooldown', 'activateHeat', 'exchangeHeat'] as const)
        expect([trigger, is, refused(trigger, is)]).toEqual([trigger, is, when]);
    for (const is of ['stayed', 'jumped'] as const)
      for (const trigger of ['turnStart', 'cooldown', 'exchange', 'activate', 'activateHeat'] as const)
        expect([trigger, is, refused(trigger, is)]).toEqual([trigger, is, when]);
    expect([refused('exchange', 'gemAbove'), refused('move', 'backRow'), refused('fire', 'destroyedAtLeast')]).toEqual([
      when,
      when,
      when,
    ]);
    for (const trigger of TRIGGERS)
      expect([refused(trigger, 'heatAtLeast'), refused(trigger, 'sharedSpace')]).toEqual([[], []]);
    expect([refused('fire', 'backRow'), refused('shot', 'destroyedAtLeast'), refused('gather', 'stayed')]).toEqual([
      [],
      [],
      [],
    ]);
    const result = read(
      edited('systems', (row, i) => (i === 0 ? { ...row, when: { is: 'backRow' }, trigger: 'destroy' } : row)),
    );
    const [problem] = 'problems' in result ? result.problems : [];
    expect(problem.text.en).toBe('“backRow” does not go with the trigger “destroy”; it goes with fire');
    expect(problem.text.fr).toMatch(/^«\u00a0backRow\u00a0» ne va pas avec/);
  });

  test('no token is called like a starting entry of a Victory Track', () => {
    expect(problems(edited('invaders', (row, i) => (i === 3 ? { ...row, id: 'defeated' } : row)))).toEqual([
      'cards.tables.invaders[3].id',
    ]);
  });

  test('ids that every object inherits, or that cards and tokens share, are counted like any other', () => {
    const first = (id: string) => (row: CardRow, i: number) => (i === 0 ? { ...row, id } : row);
    const set: CardSet = {
      ...OWN_SET,
      tables: {
        ...OWN_SET.tables,
        weapons: OWN_SET.tables.weapons.map(first('constructor')),
        systems: OWN_SET.tables.systems.map(first('stinger-teal')),
        invaders: OWN_SET.tables.invaders.map(first('constructor')),
      },
    };
    expect(problems(set)).toEqual([]);
    const s = game.setup(4, { ...game.defaults, cards: set }, keyFromSeed('constructor'));
    const count = game.inventory(s);
    expect(Object.values(count).every(Number.isInteger)).toBe(true);
    expect(Object.values(count).reduce((a, b) => a + b)).toBe(99 + 48 + 8 + 160 + 12);
    expect(game.inventory(game.determinize(game.view(s, 0), keyFromSeed('world')))).toEqual(count);
    const report = balance.start(4);
    const bought: Event = { type: 'buy', seat: 0, card: 'constructor', slot: 1, cost: 3, gems: [] };
    balance.add(report, { opening: s, events: [bought], outcome: { points: [], places: [], winners: [0] } });
    expect(balance.report(report).cards.constructor).toMatchObject({ bought: 1, won: 1 });
  });

  test('the sample of the option is a complete set that differs in every table', () => {
    const [sample] = game.options.cards.samples ?? [];
    expect(readOptions(game, 4, { cards: sample })).not.toHaveProperty('problems');
    for (const [table, rows] of Object.entries(OWN_SET.tables)) expect(sample?.tables[table]).not.toEqual(rows);
    const own = new Set(Object.values(OWN_SET.tables).flatMap((rows) => rows.map((row) => row.id)));
    const { weapons: w = [], systems: y = [], events: e = [], invaders: i = [] } = sample?.tables ?? {};
    expect([...w, ...y, ...e, ...i].filter((row) => own.has(row.id))).toEqual([]);
  });

  test('a match is played with a set of one’s own, from its option to its views', () => {
    const set = JSON.parse(
      JSON.stringify(edited('meters', (row) => ({ ...row, heatLimit: 9, victory: [1, 1, 5, 1, 1, 1, 1, 1, 1, 1] }))),
    );
    const options = readOptions(game, 2, { cards: set, pilots: ['orange', 'purple'], first: 0 });
    if ('problems' in options) throw new Error(JSON.stringify(options.problems));
    const s = game.setup(2, options.value, keyFromSeed('own cards'));
    const world = game.determinize(game.view(s, 0), keyFromSeed('world'));
    expect(game.view(world, 0)).toEqual(game.view(s, 0));
    for (let n = 0; s.stack.length > 0 && n < 3000; n++) {
      const [seat] = game.actors(s);
      const list = legal(game, s, seat);
      game.apply(s, seat, list[n % list.length], silent);
    }
    expect(game.outcome(s)).toBeDefined();
    const t = playing({ gem: 'overheat', options: { cards: set }, pilots: [{ heat: 6 }] }).play(
      'draw',
      'activate red',
      'move 1',
    );
    expect([t.pilot().heat, t.pilot().credits]).toEqual([9, 5]);
    expect(readOptions(game, 2, { cards: { ...set, game: 'siege' } })).toHaveProperty('problems');
  });

  test('the vocabularies of fire and gems are the ledger’s', () => {
    expect([FIRES, SPECIALS]).toEqual([
      ['scatter', 'beam', 'blast'],
      ['boost', 'scavenge', 'vent', 'convert', 'energize'],
    ]);
  });
});
