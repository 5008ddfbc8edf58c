import {
  advance,
  formatProblems,
  formatRecord,
  keyFromSeed,
  parseRecord,
  readOptions,
  record,
  start,
  verify,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  CUSTOM_CODES,
  type CustomEffect,
  type CustomUpgrade,
  effectText,
  effort,
  game,
  leastEffort,
  MODES,
  type Options,
  PACK_MENU,
  readCustom,
  type State,
} from '../src/index.ts';
import type { Position } from '../src/scenario.ts';
import { at } from './playing.ts';

const UID = 'custom-upgrade#1';
const thrusters: CustomUpgrade = {
  version: 1,
  name: 'Emergency Thrusters',
  emblem: 4,
  type: 'special',
  cost: ['E', 'P4/2'],
  effect: { kind: 'reroll', regain: 1 },
};
const special = (effect: CustomEffect, cost = ['WEA', 'P4/2']): CustomUpgrade => ({ ...thrusters, cost, effect });
const code = (change: object) => {
  const read = readCustom({ ...thrusters, ...change });
  return 'problems' in read ? `${read.problems[0].code} ${read.problems[0].at}` : 'valid';
};
const table = (custom: CustomUpgrade, position: Position = {}) =>
  at({ ...position, options: { ...position.options, custom } });

describe('the blank card', () => {
  test('SETTLERS-CUSTOM-1: one copy, part of the options that everybody sees', () => {
    const t = table(thrusters, { seats: 3 });
    expect(t.view.options.custom).toEqual(thrusters);
    const all = [...t.view.display, ...t.view.discards];
    expect(t.s.upgrades).toHaveLength(22);
    expect(all.filter((uid) => uid?.startsWith('custom-upgrade')).length).toBeLessThanOrEqual(1);
    expect(readOptions(game, 2, { custom: [thrusters, thrusters] })).toHaveProperty('problems');
  });

  test('SETTLERS-CUSTOM-2: type, 1 to 3 packs, one effect; the rules text is generated', () => {
    expect(code({})).toBe('valid');
    expect(code({ cost: [] })).toBe('E_PACK_COUNT custom.cost');
    expect(code({ cost: ['E', 'E', 'E', 'E'] })).toBe('E_PACK_COUNT custom.cost');
    expect(code({ effect: [{ kind: 'scoreUpgrades' }] })).toBe('E_SHAPE custom.effect');
    const flavoured: CustomUpgrade = { ...thrusters, flavour: 'You win the match.' };
    expect(table(flavoured, { owns: [UID] }).points()).toEqual([0, 0]);
    expect(effectText(thrusters.effect, 'en')).toBe(
      'Re-roll without losing a die (and regain up to 1 lost die). Then discard.',
    );
    expect(effectText({ kind: 'reroll', regain: 0 }, 'en')).toBe('Re-roll without losing a die. Then discard.');
  });

  test('SETTLERS-CUSTOM-3: at most 5 least dice', () => {
    const points = { type: 'settlement', effect: { kind: 'points', value: 1 } };
    expect(code({ ...points, cost: ['P3/2', 'P5/3', 'P5/3'] })).toBe('valid');
    expect(code({ ...points, cost: ['P4/2', 'P4/2', 'P4/2'] })).toBe('E_DICE custom.cost');
  });

  test('SETTLERS-CUSTOM-4: effort at least that of the effect, and at most 14', () => {
    expect(code({ cost: ['E', 'P3/2'] })).toBe('E_EFFORT_LOW custom.cost');
    expect(code({ cost: ['WE', 'WW'] })).toBe('valid');
    expect(code({ cost: ['WEA', 'P6/3'] })).toBe('E_EFFORT_HIGH custom.cost');
    expect(effort(thrusters)).toBe(5);
    expect(leastEffort(thrusters)).toBe(5);
  });

  test('SETTLERS-CUSTOM-5: it follows every rule for its type', () => {
    const well: CustomUpgrade = {
      ...thrusters,
      type: 'resource',
      cost: ['WE'],
      effect: { kind: 'convert', to: 'any' },
    };
    const stolen = table(well, { owns: ['corruption#1', UID], roll: '1 1' });
    expect(stolen.legal('useCorruption')).toContain(`useCorruption 1 ${UID} pop1 army`);
    const mine: CustomUpgrade = {
      ...thrusters,
      type: 'defence',
      cost: ['P4/2'],
      effect: { kind: 'defend', pack: 'W' },
    };
    const position = { roll: 'A 1', target: 'home-fleet#1 c1', display: 'home-fleet#1', owns: [UID] };
    expect(table(mine, position).play('fill home-fleet#1 c0').phase).toBe('chooseDefence');
    const gate: CustomUpgrade = {
      ...thrusters,
      type: 'settlement',
      cost: ['WE', 'P3/2'],
      effect: { kind: 'points', value: 2 },
    };
    expect(table(gate, { options: { additionalSettlements: true } }).view.settlementRow).toContain(UID);
  });

  test('SETTLERS-CUSTOM-6: never one of the marked Defence Upgrades', () => {
    const mine: CustomUpgrade = {
      ...thrusters,
      type: 'defence',
      cost: ['P4/2'],
      effect: { kind: 'defend', pack: 'W' },
    };
    for (let i = 0; i < 40; i++) expect(table(mine, { seed: `${i}` }).view.removed).not.toContain(UID);
  });

  test('SETTLERS-CUSTOM-7: reroll: lost dice return, the whole pool is rolled, no die is lost', () => {
    const t = table(thrusters, { owns: [UID, 'luna-i'], roll: '1 1 1', target: 'luna-i c0', boosted: true });
    expect(t.legal('useReroll')).toEqual([`useReroll ${UID}`]);
    t.play(`useReroll ${UID}`);
    expect([t.pool, t.lost, t.s.turn.boosted, t.view.discards]).toEqual([4, 1, false, [UID]]);
    expect([t.phase, t.target?.packs[0].filled, t.shown.includes('·')]).toEqual(['rolled', true, false]);
    const full = table(thrusters, { owns: [UID], roll: '1 1 1 1 1 1 1' }).play(`useReroll ${UID}`);
    expect([full.pool, full.happened('useReroll')]).toMatchObject([7, [{ regained: 0 }]]);
    expect(at({ roll: '1' }).why('useReroll diplomacy#1')).toBe('SETTLERS-CUSTOM-7');
    expect(table(thrusters, { owns: [UID], dice: 3 }).why(`useReroll ${UID}`)).toBe('SETTLERS-TURN-5');
  });

  test('SETTLERS-CUSTOM-8: scoreCompletedSystems', () => {
    const crown = special({ kind: 'scoreCompletedSystems', per: 2 });
    expect(table(crown, { owns: [`${UID} solace luna-i luna-ii kiln`] }).points()).toEqual([3 + 4 + 2 + 4, 0]);
  });

  test('SETTLERS-CUSTOM-9: scoreUpgrades: 1 point for each other Upgrade', () => {
    const archive = special({ kind: 'scoreUpgrades' });
    expect(table(archive, { owns: [UID] }).points()).toEqual([0, 0]);
    expect(table(archive, { owns: [`${UID} water-depot#1 moon-base#1`, 'solar-array#1'] }).points()).toEqual([
      2 + 1,
      0,
    ]);
  });

  test('SETTLERS-CUSTOM-10: convert, defend, points and scoreDistinctSystems work as on the printed cards', () => {
    const tug: CustomUpgrade = {
      ...thrusters,
      type: 'resource',
      cost: ['E'],
      effect: { kind: 'convert', to: 'water' },
    };
    const used = table(tug, { owns: [UID], roll: '1 1' }).play(`useResource ${UID} pop1 water`);
    expect([used.shown, used.view.discards]).toEqual(['W 1', [UID]]);
    const mine: CustomUpgrade = {
      ...thrusters,
      type: 'defence',
      cost: ['P4/2'],
      effect: { kind: 'defend', pack: 'W' },
    };
    expect(table(mine, { owns: ['', `luna-i ${UID}`] }).required('luna-i')).toContain(`du:${UID}`);
    const gate: CustomUpgrade = {
      ...thrusters,
      type: 'settlement',
      cost: ['WW', 'P5/3'],
      effect: { kind: 'points', value: 3 },
    };
    expect(table(gate, { owns: [UID] }).points()).toEqual([3, 0]);
    const atlas = special({ kind: 'scoreDistinctSystems' });
    expect(table(atlas, { owns: [`${UID} kiln vandelay luna-i`] }).points()).toEqual([4 + 2, 0]);
  });

  test('SETTLERS-RULING-79: a card that the modes remove is taken out, with a warning', () => {
    const mine: CustomUpgrade = {
      ...thrusters,
      type: 'defence',
      cost: ['P4/2'],
      effect: { kind: 'defend', pack: 'W' },
    };
    const gate: CustomUpgrade = {
      ...thrusters,
      type: 'settlement',
      cost: ['WE', 'P3/2'],
      effect: { kind: 'points', value: 2 },
    };
    for (const custom of [mine, gate, thrusters])
      for (let bits = 0; bits < 32; bits++) {
        const modes = Object.fromEntries(MODES.map((mode, i) => [mode, (bits & (1 << i)) > 0]));
        const options: Options = { ...game.defaults, ...modes, custom };
        const removed = at({ options, seats: 3 }).view.removed.includes(UID);
        expect(game.warnings?.(options).map((w) => w.code)).toEqual(removed ? ['W_REMOVED_BY_MODE'] : []);
      }
  });

  test('SETTLERS-RULING-80: without a Custom Upgrade the blank card is nowhere', () => {
    const t = at({ seats: 3 });
    expect(JSON.stringify(t.view)).not.toContain('custom-upgrade');
    expect(t.s.upgrades).toHaveLength(21);
    expect(game.warnings?.(game.defaults)).toEqual([]);
  });

  test('every code of the ledger is reported, with field and in order', () => {
    const long = 'x'.repeat(25);
    const cases: [object, string][] = [
      [{ version: 2 }, 'E_SHAPE custom.version'],
      [{ extra: 1 }, 'E_SHAPE custom.extra'],
      [{ name: 7 }, 'E_SHAPE custom.name'],
      [{ type: 'weapon' }, 'E_SHAPE custom.type'],
      [{ name: ' x ' }, 'E_NAME_LENGTH custom.name'],
      [{ name: long }, 'E_NAME_LENGTH custom.name'],
      [{ name: 'A  B' }, 'E_NAME_CHARS custom.name'],
      [{ name: '<b>Hi</b>' }, 'E_NAME_CHARS custom.name'],
      [{ name: 'luna ii' }, 'E_NAME_TAKEN custom.name'],
      [{ name: 'CORRUPTION' }, 'E_NAME_TAKEN custom.name'],
      [{ name: 'Dépôt d’eau' }, 'E_NAME_TAKEN custom.name'],
      [{ name: 'Shit Storm' }, 'E_NAME_BLOCKED custom.name'],
      [{ flavour: 'Oh shit.' }, 'E_NAME_BLOCKED custom.flavour'],
      [{ flavour: 'x'.repeat(91) }, 'E_FLAVOUR custom.flavour'],
      [{ flavour: 'a\nb' }, 'E_FLAVOUR custom.flavour'],
      [{ emblem: 12 }, 'E_EMBLEM custom.emblem'],
      [{ emblem: 1.5 }, 'E_EMBLEM custom.emblem'],
      [{ effect: { kind: 'corruption' } }, 'E_EFFECT custom.effect.kind'],
      [{ effect: { kind: 'reroll', regain: 3 } }, 'E_EFFECT custom.effect.regain'],
      [{ effect: { kind: 'reroll' } }, 'E_EFFECT custom.effect.regain'],
      [{ effect: { kind: 'scoreUpgrades', per: 1 } }, 'E_EFFECT custom.effect'],
      [{ type: 'resource' }, 'E_TYPE_EFFECT custom.type'],
      [{ cost: [] }, 'E_PACK_COUNT custom.cost'],
      [{ cost: ['E', 'P6/2'] }, 'E_PACK_UNKNOWN custom.cost[1]'],
      [{ cost: ['WEA', 'P8/4'] }, 'E_DICE custom.cost'],
      [{ cost: ['E'] }, 'E_EFFORT_LOW custom.cost'],
      [{ cost: ['WW', 'EE'] }, 'E_EFFORT_HIGH custom.cost'],
    ];
    for (const [change, expected] of cases) expect(code(change)).toBe(expected);
    expect([...new Set(cases.map(([, expected]) => expected.split(' ')[0]))]).toEqual([...CUSTOM_CODES]);
    expect(code({ name: '  Étoile d’Or 7 ', flavour: 'Fine.' })).toBe('valid');
    expect(code({ name: 'Z', emblem: 99, cost: [] })).toBe('E_NAME_LENGTH custom.name');
    for (const junk of [null, 7, 'card', []]) expect(readCustom(junk)).toHaveProperty('problems');
  });

  test('a name cannot pass for that of another card by characters that nobody sees', () => {
    const refused = (name: string) => expect(code({ name }), JSON.stringify(name));
    for (const hidden of [
      '\ufe0f',
      '\u200b',
      '\u200d',
      '\u00ad',
      '\u3164',
      '\u115f',
      '\u034f',
      '\u202e',
      '\u2066',
      '\u180e',
    ])
      for (const name of [`Unagi${hidden}`, `Una${hidden}gi`, `${hidden}New Name`])
        refused(name).toBe('E_NAME_CHARS custom.name');
    for (const name of ['Unagi\u0336', 'Q\u0308 Star', 'Star\u20dd', 'a\u0000b', 'a\u2028b', 'a\ud800b', 'A\tB'])
      refused(name).toBe('E_NAME_CHARS custom.name');
    for (const name of ['U\u0301nagi', 'Únagi', 'Ｕnagi', 'Unagı', ' UNAGI ', "Depot d'eau", 'De\u0301po\u0302t d’eau'])
      refused(name).toBe('E_NAME_TAKEN custom.name');
    refused('Encule\u0301 Star').toBe('E_NAME_BLOCKED custom.name');
    for (const name of ['E\u0301toile', 'Étoile', 'Ωmega 7', '星の船']) refused(name).toBe('valid');
    const t = table({ ...thrusters, name: 'E\u0301toile' }, { display: UID });
    expect(game.text.table(t.view, 'en')).toContain('  Étoile: E | P4/2.');
    for (const flavour of ['a\u202eb', 'a\u2028b', 'a\ud800'])
      expect(code({ flavour })).toBe('E_FLAVOUR custom.flavour');
    expect(code({ flavour: 'Stars ✨️' })).toBe('valid');
  });

  test('the platform may bring its own word filter', () => {
    const read = readCustom(thrusters, 'custom', (text) => /thrusters/i.test(text));
    expect(read).toMatchObject({ problems: [{ code: 'E_NAME_BLOCKED' }] });
  });

  test('an option refuses a card with code, field and what would be valid', () => {
    const read = readOptions(game, 2, { custom: { ...thrusters, cost: ['E'] } });
    const told = 'problems' in read ? formatProblems(read.problems, 'en') : '';
    expect(told).toBe('E_EFFORT_LOW: options.custom.cost: the packs have effort 2; this effect needs 5 to 14');
    for (const lang of ['en', 'fr'] as const)
      for (const effect of [
        { kind: 'points', value: 2 },
        { kind: 'defend', pack: 'W' },
      ] as const)
        expect(effectText(effect, lang)).not.toBe('');
  });

  test('the pack menu holds the 17 packs with their effort', () => {
    expect(Object.keys(PACK_MENU)).toHaveLength(17);
    expect(Object.values(PACK_MENU).reduce((a, b) => a + b)).toBe(6 + 18 + 24 + 9 + 1 + 2 + 3 + 4 + 6 + 8 + 9);
  });

  test('equal open packs are offered once', () => {
    const well: CustomUpgrade = {
      ...thrusters,
      type: 'resource',
      cost: ['W', 'W', 'W'],
      effect: { kind: 'convert', to: 'any' },
    };
    const t = table(well, { display: UID, roll: 'W W 1 1 1' });
    expect(t.legal(`fill ${UID}`)).toEqual([`fill ${UID} c0`]);
    expect(t.why(`fill ${UID} c1`)).toBe('SETTLERS-RULING-15');
    t.play(`fill ${UID} c0`, 'roll', '→ W 1 1 1');
    expect(t.legal(`fill ${UID}`)).toEqual([`fill ${UID} c1`]);
  });

  test('it travels inside the match record and is shown on the table', () => {
    const options = { ...game.defaults, custom: thrusters };
    const match = start(game, 2, options, keyFromSeed('travels'));
    const s = match.state as State;
    const next = advance(match, s.active, { type: 'roll' });
    if ('violation' in next) throw new Error(next.violation.rule);
    const read = parseRecord(formatRecord(record(next.match)));
    if ('problems' in read) throw new Error('not read');
    expect(read.value.options.custom).toEqual(thrusters);
    expect(verify(game, read.value)).not.toHaveProperty('problems');
    const shown = game.text.table(table(thrusters, { display: UID }).view, 'en');
    expect(shown).toContain(
      'Emergency Thrusters: E | P4/2. Re-roll without losing a die (and regain up to 1 lost die).',
    );
  });
});
