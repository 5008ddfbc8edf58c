import { describe, expect, test } from 'vitest';
import { hits } from '../src/grid.ts';
import { contentOf, ENERGIES, game, PILOTS } from '../src/index.ts';
import { card, fresh, gems, type Position, playing, type Side } from './playing.ts';

const { tokens } = contentOf({ cards: null });
const overheating = (heat: number, side: Side = {}) =>
  playing({ gem: 'overheat', pilots: [{ heat, ...side }] }).play('draw');
const BROKEN = { outOfOrder: true };
const ALL_BROKEN = { red: BROKEN, blue: BROKEN, yellow: BROKEN, green: BROKEN };

/** A shot with a weapon and its cards from a space, staying there. */
function shot(
  weapon: (typeof ENERGIES)[number],
  ids: readonly string[],
  position: Position & { readonly from?: number },
) {
  const [side = {}, ...others] = position.pilots ?? [];
  const from = position.from ?? 3;
  return playing({
    gem: weapon,
    ...position,
    pilots: [{ space: from, weapons: { [weapon]: { cards: ids } }, ...side }, ...others],
  }).play('draw', `activate ${weapon}`, `move ${from}`, 'fire');
}

describe('rulings: board and setup', () => {
  test('SCRAMBLE-RULING-1: six columns, eight with the extension; a level is exactly two rows', () => {
    for (const seats of [2, 3, 4]) {
      const { s } = fresh(seats);
      expect(s.columns).toBe(seats === 4 ? 8 : 6);
      expect(s.piles.map((pile) => pile.length)).toEqual([0, 2 * s.columns, 2 * s.columns]);
    }
    for (const level of [1, 2, 3]) expect(tokens.filter((t) => t.level === level && t.four)).toHaveLength(4);
  });

  test('SCRAMBLE-RULING-2: rows count from the Player Row, and the front row starts empty', () => {
    expect([1, 2, 3].map((row) => fresh(2).row(row).filter(Boolean).length)).toEqual([0, 6, 6]);
    const t = playing({ active: 1, main: [], grid: { '2,1': 'stinger-orange' }, track: { 7: ['', 'event-move-1a'] } });
    expect(t.play('cooldown').pilot().victory).toHaveLength(2);
  });

  test('SCRAMBLE-RULING-3: Invaders have the four pilot colours equally often, whoever plays', () => {
    for (const level of [1, 2, 3]) {
      for (const colour of PILOTS) {
        const here = tokens.filter((t) => t.level === level && t.colour === colour);
        expect([here.length, here.filter((t) => !t.four).length]).toEqual([4, 3]);
      }
    }
    const colours = new Set(
      [2, 3].flatMap((row) =>
        fresh(2)
          .row(row)
          .map((invader) => invader?.token.colour),
      ),
    );
    for (const colour of PILOTS) expect(colours).toContain(colour);
  });

  test('SCRAMBLE-RULING-4: pilot colours are not weapon colours', () => {
    expect(PILOTS).toEqual(['orange', 'purple', 'teal', 'white']);
    expect(PILOTS.filter((colour) => (ENERGIES as readonly string[]).includes(colour))).toEqual([]);
  });

  test('SCRAMBLE-RULING-5: the first player stays the same for the whole match', () => {
    const t = playing({ seats: 3, options: { first: 1 }, active: 1 });
    for (let round = 1; round < 5; round++) {
      expect(t.actor).toBe(1);
      t.play('cooldown', 'cooldown', 'cooldown');
    }
    expect([t.s.first, t.s.round]).toEqual([1, 5]);
  });

  test('SCRAMBLE-RULING-6: a Starfighter may start in a Wormhole, unless another is there', () => {
    const t = fresh(3).play('placeStarfighter 0');
    expect(t.why('placeStarfighter 0')).toBe('SCRAMBLE-RULING-6');
    expect(t.play('placeStarfighter 7').legal()).not.toContain('placeStarfighter 7');
  });

  test('SCRAMBLE-RULING-7: there is no column above a Wormhole: nothing to fire at, nothing to be hit by', () => {
    const grid = { '1,1': 'raider-teal', '1,6': 'raider-white' };
    const t = playing({ gem: 'red', grid, pilots: [{ space: 0 }, { space: 7 }] }).play(
      'draw',
      'activate red',
      'move 0',
    );
    expect(t.happened('boost')).toHaveLength(1);
    const hit = playing({ active: 1, grid, pilots: [{ space: 0 }, { space: 7 }], track: { 7: ['', 'event-fire-1'] } });
    expect(hit.play('cooldown').happened('overheat')).toEqual([]);
  });

  test('SCRAMBLE-RULING-8: counts of every bag are public, the next draw is not', () => {
    const t = fresh(2);
    for (const seat of [0, 1, null]) {
      const view = game.view(t.s, seat);
      for (const p of view.pilots) expect(p.bag).toEqual([3, 3, 3, 3, 8]);
      expect(JSON.stringify(view)).not.toContain('rng');
    }
  });

  test('SCRAMBLE-RULING-9: a gem that the supply lacks is not gained, and the card is bought all the same', () => {
    const t = playing({
      gem: 'red',
      supply: { green: 1 },
      pilots: [{ credits: 9 }],
      track: { 1: 'r1-hair-trigger', 2: 'b1-frost-feed' },
    }).play('draw', 'exchange', 'buy 1');
    expect([t.bag(), gems(t.s.supply), t.pilot().weapons[0].cards]).toEqual(['1 green', '', [card('r1-hair-trigger')]]);
    expect(t.happened('buy')[0].gems).toEqual(['green']);
    const energizing = playing({
      gem: 'green',
      supply: { red: 1, overheat: 1 },
      pilots: [{ weapons: { green: { cards: ['g1-seed-crystal'] } } }],
    }).play('draw', 'activate green', 'move 1');
    expect(energizing.why('convert green blue')).toBe('SCRAMBLE-RULING-9');
    energizing.play('skipConvert');
    expect(energizing.legal()).toEqual(['energize red', 'energize overheat', 'skipEnergize']);
    expect(energizing.why('energize blue')).toBe('SCRAMBLE-RULING-9');
  });
});

describe('rulings: heat', () => {
  test('SCRAMBLE-RULING-10: the limit is 7; one overheats exactly when no allowed placement exists', () => {
    expect(overheating(4).play('activate red').pilot().heat).toBe(7);
    expect(overheating(5).violation('activate red')).toEqual({
      rule: 'SCRAMBLE-RULING-13',
      with: { heat: 5, cost: 3, limit: 7 },
    });
    expect(overheating(5).play('exchange').pilot().heat).toBe(7);
    expect(overheating(6).happened('overheat')).toHaveLength(1);
  });

  test('SCRAMBLE-RULING-11: heat 0 to 4 Activate or Exchange, 5 only Exchange, 6 and 7 overheat', () => {
    const kinds = (heat: number) => [
      ...new Set(
        overheating(heat)
          .legal()
          .map((a) => a.split(' ')[0]),
      ),
    ];
    for (const heat of [0, 1, 2, 3, 4]) expect(kinds(heat)).toEqual(['activate', 'exchange']);
    expect(kinds(5)).toEqual(['exchange']);
    for (const heat of [6, 7]) expect(kinds(heat)).toEqual(['breakWeapon']);
  });

  test('SCRAMBLE-RULING-12: a drawn gem must be placed if it can be', () => {
    const t = overheating(5);
    expect(t.legal()).toEqual(['exchange']);
    expect(t.judge({ type: 'endUpgrade' })).toBe('SCRAMBLE-TURN-2');
    expect(t.judge({ type: 'breakWeapon', weapon: 'red' })).toBe('SCRAMBLE-HEAT-4');
  });

  test('SCRAMBLE-RULING-13: a placement that reaches Meltdown is not allowed while another one is', () => {
    for (const weapon of ENERGIES) expect(overheating(5).why(`activate ${weapon}`)).toBe('SCRAMBLE-RULING-13');
  });

  test('SCRAMBLE-RULING-14: heat rises when the gem is placed; later cooling makes nothing legal', () => {
    const t = overheating(2, { weapons: { blue: { cards: ['b3-absolute-zero'] } } }).play('activate blue');
    expect([t.step, t.pilot().heat]).toEqual(['move', 5]);
    const late = overheating(5, { systems: ['s3-chain-reactor'], weapons: { blue: { cards: ['b3-absolute-zero'] } } });
    expect(late.why('activate blue')).toBe('SCRAMBLE-RULING-13');
  });

  test('SCRAMBLE-RULING-15: cards that change heat costs count against the limit', () => {
    expect(
      overheating(5, { systems: ['s3-overdrive-governor'] })
        .play('activate red')
        .pilot().heat,
    ).toBe(7);
    expect(
      overheating(6, { systems: ['s2-insulated-conduits'] })
        .play('exchange')
        .pilot().heat,
    ).toBe(7);
    expect(overheating(7, { systems: ['s2-insulated-conduits'] }).step).toBe('breakWeapon');
  });

  test('SCRAMBLE-RULING-16: an Energy gem never raises heat nor causes overheating', () => {
    const t = playing({ gem: 'red', pilots: [{ heat: 7 }] }).play('draw');
    expect(t.legal()).toEqual(['activate red', 'exchange']);
    expect(t.play('activate red').pilot().heat).toBe(7);
  });

  test('SCRAMBLE-RULING-17: an Energy gem of a broken weapon can only be exchanged', () => {
    const t = playing({ gem: 'green', pilots: [{ weapons: { green: BROKEN } }] }).play('draw');
    expect(t.legal()).toEqual(['exchange']);
    expect(t.why('activate red')).toBe('SCRAMBLE-ACT-1');
  });

  test('SCRAMBLE-RULING-18: the overheating player picks a weapon that is in order; the last one breaks by itself', () => {
    const t = overheating(7, { weapons: { red: BROKEN, blue: BROKEN } });
    expect(t.legal()).toEqual(['breakWeapon yellow', 'breakWeapon green']);
    expect(t.why('breakWeapon red')).toBe('SCRAMBLE-RULING-18');
    const last = overheating(7, { weapons: { red: BROKEN, blue: BROKEN, green: BROKEN } });
    expect(last.happened('outOfOrder')).toEqual([{ type: 'outOfOrder', seat: 0, weapon: 'yellow' }]);
    expect(last.actor).toBe(1);
  });

  test('SCRAMBLE-RULING-19: with all four weapons broken no card is placed, everything else applies', () => {
    const t = overheating(7, { weapons: ALL_BROKEN, credits: 5, exchanged: { red: 1 } });
    expect([t.happened('outOfOrder'), t.pilot().credits, t.pilot().heat, t.bag()]).toEqual([
      [],
      0,
      0,
      '1 red, 1 overheat',
    ]);
    expect(t.actor).toBe(1);
  });

  test('SCRAMBLE-RULING-20: with all four weapons broken nobody is stuck', () => {
    expect(overheating(5, { weapons: ALL_BROKEN }).legal()).toEqual(['exchange']);
    const t = playing({ gem: 'red', pilots: [{ weapons: ALL_BROKEN, credits: 7 }] });
    expect(t.legal()).toEqual(['draw', 'cooldown']);
    expect(t.play('draw', 'exchange').legal()).toEqual([...ENERGIES.map((w) => `repair ${w}`), 'endUpgrade']);
  });

  test('SCRAMBLE-RULING-21: cards can be bought for a broken weapon, and count again after the repair', () => {
    const t = playing({
      gem: 'blue',
      pilots: [{ credits: 2, weapons: { red: { outOfOrder: true, cards: ['r1-tracer-rounds'] } } }],
      track: { 1: 'r1-hair-trigger' },
    }).play('draw', 'exchange', 'buy 1');
    expect(t.view.pilots[0].weapons[0]).toMatchObject({
      outOfOrder: true,
      cards: ['r1-tracer-rounds', 'r1-hair-trigger'],
    });
    const repaired = playing({
      gem: 'red',
      pilots: [{ credits: 10, weapons: { red: { outOfOrder: true, cards: ['r1-tracer-rounds'] } } }],
    }).play('draw', 'exchange', 'repair red');
    expect(repaired.icons('red')).toMatchObject({ move: 2, power: 2 });
  });

  test('SCRAMBLE-RULING-22: a repaired weapon can break again', () => {
    const t = playing({ gem: 'red', pilots: [{ credits: 9, weapons: { red: BROKEN } }] }).play(
      'draw',
      'exchange',
      'repair red',
    );
    t.pilot().heat = 7;
    t.pilot().bag = [0, 0, 0, 0, 1];
    t.until(({ actor, step }) => actor === 0 && step === 'drawOrCooldown').play('draw');
    expect(t.legal()).toContain('breakWeapon red');
    expect(t.play('breakWeapon red').pilot().weapons[0].outOfOrder).toBe(true);
  });

  test('SCRAMBLE-RULING-23: with an empty bag only Cooldown is left', () => {
    const t = playing({ pilots: [{ bag: {}, exchanged: { red: 1 } }] });
    expect([t.legal(), t.why('draw')]).toEqual([['cooldown'], 'SCRAMBLE-RULING-23']);
    expect(t.play('cooldown').bag()).toBe('1 red');
  });

  test('SCRAMBLE-RULING-24: Cooldown is allowed with heat 0 and an empty board, as a pass with Gather', () => {
    const t = playing();
    expect(t.why('cooldown')).toBeUndefined();
    expect(t.play('cooldown').pilot().credits).toBe(2);
  });
});

describe('rulings: fire', () => {
  test('SCRAMBLE-RULING-25: the target is the nearest Invader in the column, over empty spaces; without one there is no shot', () => {
    const t = shot('red', [], { grid: { '3,3': 'raider-teal' } });
    expect(t.at(3, 3)).toEqual(['raider-teal', 4]);
    const none = playing({ gem: 'red', grid: { '1,2': 'raider-teal' }, pilots: [{ space: 3 }] });
    expect(none.play('draw', 'activate red', 'move 3').happened('boost')).toHaveLength(1);
  });

  test('SCRAMBLE-RULING-26: nobody fires over the nearest Invader at one behind it', () => {
    const t = shot('red', ['r3-siege-barrel'], { grid: { '1,3': 'dreadnought-teal', '2,3': ['raider-teal', 1] } });
    expect([t.at(1, 3), t.at(2, 3)]).toEqual([
      ['dreadnought-teal', 7],
      ['raider-teal', 1],
    ]);
  });

  test('SCRAMBLE-RULING-27: Scatter hits only the spaces directly beside the target in its row', () => {
    const grid = { '2,1': 'lancer-teal', '2,3': 'lancer-white', '1,2': 'lancer-orange', '2,6': 'lancer-purple' };
    const t = shot('yellow', ['y1-split-muzzle'], { from: 1, grid });
    expect([t.at(2, 1), t.at(2, 3), t.at(1, 2), t.at(2, 6)].map((i) => i?.[1])).toEqual([6, 7, 7, 7]);
    const edge = shot('yellow', ['y1-split-muzzle'], {
      from: 6,
      grid: { '1,6': 'lancer-teal', '2,1': 'lancer-white', '1,1': 'reaver-teal' },
    });
    expect([edge.at(1, 6), edge.at(2, 1), edge.at(1, 1)].map((i) => i?.[1])).toEqual([6, 7, 8]);
  });

  test('SCRAMBLE-RULING-28: Beam hits all Invaders behind the target, gaps or not', () => {
    const t = shot('blue', ['b1-needle-lens'], { grid: { '1,3': 'lancer-teal', '3,3': 'lancer-white' } });
    expect([t.at(1, 3)?.[1], t.at(3, 3)?.[1]]).toEqual([6, 6]);
  });

  test('SCRAMBLE-RULING-29: Blast hits only the three spaces of the next row', () => {
    const grid = {
      '1,1': 'lancer-teal',
      '3,1': 'lancer-white',
      '2,2': 'lancer-orange',
      '2,6': 'lancer-purple',
      '1,6': 'reaver-white',
    };
    const t = shot('red', ['r1-frag-shells'], { from: 1, grid });
    expect([t.at(1, 1), t.at(3, 1), t.at(2, 2), t.at(2, 6), t.at(1, 6)].map((i) => i?.[1])).toEqual([6, 7, 6, 7, 8]);
    const back = shot('red', ['r1-frag-shells'], {
      grid: { '3,3': 'lancer-teal', '3,2': 'lancer-white', '2,2': 'lancer-orange' },
    });
    expect([back.at(3, 3), back.at(3, 2), back.at(2, 2)].map((i) => i?.[1])).toEqual([6, 7, 7]);
  });

  test('SCRAMBLE-RULING-30: several fire effects hit their union, from the primary target, each Invader once', () => {
    const KINDS = ['lancer', 'reaver', 'bulwark'];
    const grid = Object.fromEntries(
      [1, 2, 3].flatMap((row) => PILOTS.map((colour, i) => [`${row},${i + 1}`, `${KINDS[row - 1]}-${colour}`])),
    );
    const { s } = playing({ grid });
    const cells = hits(s, 2, 7).map((cell) => `${Math.floor(cell / 6) + 1},${(cell % 6) + 1}`);
    expect(cells).toEqual(['1,3', '1,2', '1,4', '2,3', '3,3', '2,2', '2,4']);
    const twice = shot('blue', ['b1-needle-lens', 'b2-cold-beam'], {
      grid: { '1,3': 'lancer-teal', '2,3': 'lancer-white' },
    });
    expect(twice.at(2, 3)?.[1]).toBe(5);
  });

  test('SCRAMBLE-RULING-31: firing is all or nothing', () => {
    const t = playing({
      gem: 'red',
      grid: { '1,3': 'lancer-teal', '2,3': 'lancer-white', '2,4': 'lancer-orange' },
      pilots: [{ space: 3, weapons: { red: { cards: ['r1-frag-shells'] } } }],
    }).play('draw', 'activate red', 'move 3');
    expect(t.legal()).toEqual(['fire', 'holdFire']);
    expect(t.play('fire').happened('damage')).toHaveLength(3);
  });

  test('SCRAMBLE-RULING-32: left-over Power is lost', () => {
    const t = shot('red', ['r3-starbreaker'], { grid: { '1,3': ['lancer-teal', 1], '2,3': 'lancer-white' } });
    expect([t.at(1, 3), t.at(2, 3)]).toEqual([null, ['lancer-white', 7]]);
  });

  test('SCRAMBLE-RULING-33: destroyed Invaders leave first, then damage and tokens, then the whole shot pays', () => {
    const grid = {
      '1,3': ['stinger-teal', 1, 0],
      '1,2': 'lancer-white',
      '1,4': ['stinger-white', 1, 1],
      '2,3': 'reaver-white',
      '3,5': ['lancer-teal', 6, 0],
      '3,6': ['lancer-orange', 6, 0],
    } as const;
    const t = shot('red', ['r3-grand-finale'], {
      grid,
      pilots: [{ assists: 0, systems: ['s1-spotter-array', 's1-salvage-drone'] }, { assists: 2 }],
    });
    expect(t.events.map((e) => e.type)).toEqual(['fire', 'destroy', 'destroy', 'assist', 'system', 'damage', 'damage']);
    // The token that came back from (1,3) is the one to place now.
    expect([t.step, t.pilot().assists, t.legal()]).toEqual(['placeAssist', 1, ['assist 1,2', 'assist 2,3']]);
    t.play('assist 2,3');
    expect(t.events.slice(0, 2).map((e) => e.type)).toEqual(['assistToken', 'system']);
    expect(t.systems).toEqual(['s1-spotter-array credits 2']);
    expect(t.view.pilots[0].victory.slice(2)).toEqual(['stinger-teal', 'stinger-white']);
  });

  test('SCRAMBLE-RULING-34: one Assist token per player and Invader', () => {
    const t = shot('red', [], { grid: { '1,3': ['raider-teal', 4, 0] }, pilots: [{ assists: 2 }] });
    expect([t.at(1, 3), t.assists(1, 3), t.pilot().assists]).toEqual([['raider-teal', 3], [0], 2]);
  });

  test('SCRAMBLE-RULING-35: without a token in hand the damage counts, unmarked, and tokens on the board stay', () => {
    const marked = {
      '3,4': ['raider-purple', 1, 0],
      '3,5': ['raider-orange', 1, 0],
      '3,6': ['raider-white', 1, 0],
    } as const;
    const grid = { '1,3': 'raider-teal', ...marked };
    const t = shot('red', [], { grid, pilots: [{ assists: 0 }] });
    expect([t.at(1, 3), t.assists(1, 3), t.assists(3, 6)]).toEqual([['raider-teal', 4], [], [0]]);
    const killed = playing({
      active: 1,
      gem: 'red',
      pilots: [{ assists: 0 }],
      grid: { '1,1': ['raider-teal', 1], ...marked },
    });
    killed.play('draw', 'activate red', 'move 1', 'fire');
    expect(killed.pilot(0).credits).toBe(0);
  });

  test('SCRAMBLE-RULING-36: short of tokens, the player chooses one by one who gets them', () => {
    const grid = {
      '1,3': 'raider-teal',
      '2,2': 'raider-white',
      '2,3': 'lancer-teal',
      '2,4': 'lancer-white',
      '3,6': ['lancer-orange', 1, 0],
    } as const;
    const t = shot('red', ['r1-frag-shells'], { grid, pilots: [{ assists: 2 }] });
    expect(t.legal()).toEqual(['assist 1,3', 'assist 2,3', 'assist 2,2', 'assist 2,4']);
    expect(t.judge({ type: 'placeAssist', row: 3, column: 3 })).toBe('SCRAMBLE-RULING-36');
    expect(t.play('assist 2,4').legal()).toEqual(['assist 1,3', 'assist 2,3', 'assist 2,2']);
    t.play('assist 1,3');
    expect([t.assists(1, 3), t.assists(2, 2), t.assists(2, 3), t.assists(2, 4)]).toEqual([[0], [], [], [0]]);
    expect([t.pilot().assists, t.step]).not.toContain('placeAssist');
  });

  test('SCRAMBLE-RULING-37: each other owner of a token is paid in full, the destroyer only gets the token', () => {
    const t = shot('red', [], {
      seats: 3,
      grid: { '1,3': ['reaver-teal', 1, 0, 1, 2], '3,5': ['lancer-teal', 1, 2], '3,6': ['lancer-white', 1, 2] },
      pilots: [{ assists: 2, victory: 10 }, { assists: 2 }, { assists: 0 }],
    });
    expect(t.s.pilots.map((p) => [p.credits, p.assists])).toEqual([
      [0, 3],
      [4, 3],
      [4, 1],
    ]);
  });

  test('SCRAMBLE-RULING-38: tokens on an Invader that passes go back without credits', () => {
    const t = playing({
      active: 1,
      pilots: [{ assists: 2 }, { victory: 10, assists: 2 }],
      grid: { '1,4': ['raider-teal', 1, 0, 1] },
      track: { 7: ['', 'event-move-1a'] },
    });
    t.s.pilots[1].victory = [];
    t.play('cooldown');
    expect(t.s.pilots.map((p) => p.assists)).toEqual([3, 3]);
    expect([t.pilot(0).credits, t.happened('assist')]).toEqual([0, []]);
  });

  test('SCRAMBLE-RULING-39: credits over 12 are lost, from any source, also on another’s turn', () => {
    const t = shot('red', [], {
      grid: { '1,3': ['dreadnought-teal', 1, 1] },
      pilots: [{}, { credits: 10, assists: 2 }],
    });
    expect([t.pilot(1).credits, t.happened('assist')[0].credits]).toEqual([12, 2]);
    const rich = playing({ gem: 'red', pilots: [{ credits: 12 }] }).play('draw');
    expect(rich.why('exchange')).toBeUndefined();
    expect(rich.play('exchange').pilot().credits).toBe(12);
    expect(
      playing({ pilots: [{ credits: 12 }] })
        .play('cooldown')
        .pilot().credits,
    ).toBe(12);
  });
});

describe('rulings: movement', () => {
  const flying = (space: number, rival = 3, side: Side = {}, options = {}) =>
    playing({ gem: 'green', options, pilots: [{ space, ...side }, { space: rival }] }).play('draw', 'activate green');

  test('SCRAMBLE-RULING-40: the Player Row is a ring: left from space 0 leads to C+1 and on', () => {
    expect(flying(1).legal()).toEqual(['move 0', 'move 1', 'move 2', 'move 3', 'move 4', 'jump 6', 'jump 7']);
    expect(flying(6).play('jump 1').pilot().space).toBe(1);
    const wide = flying(1, 3, {}, { experienced: true });
    expect(wide.legal()).toEqual(['move 0', 'move 1', 'move 2', 'move 3', 'move 4', 'jump 8', 'jump 9']);
  });

  test('SCRAMBLE-RULING-41: an occupied Wormhole blocks the way round entirely', () => {
    expect(flying(1, 7).why('jump 6')).toBe('SCRAMBLE-RULING-41');
    expect(flying(1, 7).legal()).toEqual(['move 0', 'move 1', 'move 2', 'move 3', 'move 4']);
    expect(flying(1, 0).legal()).toEqual(['move 1', 'move 2', 'move 3', 'move 4']);
  });

  test('SCRAMBLE-RULING-42: no flight round the whole ring; ending on the own space is not moving', () => {
    const far = { weapons: { green: { cards: ['g1-side-thrusters', 'g2-blink-drive', 'g3-comet-drive'] } } };
    const t = flying(3, 4, { ...far, systems: ['s1-wormhole-sling', 's1-firing-brace'] });
    expect(t.s.turn.move).toBe(12);
    expect(t.why('jump 3')).toBe('SCRAMBLE-RULING-42');
    expect(t.legal()).toHaveLength(1 + 2 * 7);
    expect(flying(3, 4, far).why('jump 2')).toBe('SCRAMBLE-RULING-42');
    t.play('move 3');
    expect([t.s.turn.moved, t.systems]).toEqual([false, ['s1-firing-brace power 1']]);
  });

  test('SCRAMBLE-RULING-43: an activation takes off all Boost tokens for +1 Power each, fired or not', () => {
    const t = playing({ gem: 'red', pilots: [{ weapons: { red: { boost: 3 } } }] }).play('draw', 'activate red');
    expect([t.s.turn.power, t.pilot().weapons[0].boost]).toEqual([4, 0]);
    expect(t.play('move 1').pilot().weapons[0].boost).toBe(1);
  });
});

describe('rulings: specials and exchange', () => {
  const special = (cards: readonly string[], side: Side = {}, gem: 'green' | 'overheat' = 'green') =>
    playing({ gem, pilots: [{ victory: 10, ...side, weapons: { green: { cards } } }] }).play(
      'draw',
      'activate green',
      'move 1',
    );

  test('SCRAMBLE-RULING-44: Boost, Scavenge and Vent by themselves, then each Convert, then each Energize', () => {
    const t = special(['g2-fusion-skates', 'g2-living-alloy', 'g2-hydra-coupling'], { heat: 2 });
    expect(t.events.filter((e) => e.type !== 'move').map((e) => e.type)).toEqual(['boost', 'scavenge', 'vent']);
    expect(t.step).toBe('convert');
    t.play('convert green red');
    // The second Convert has nothing left to take.
    expect(t.step).toBe('energize');
    const declined = special(['g2-hydra-coupling'], { exchanged: { red: 2 } }).play('skipConvert');
    expect(declined.step).toBe('energize');
    expect(special(['g3-heartwood-reactor']).play('skipConvert', 'skipEnergize').actor).toBe(1);
  });

  test('SCRAMBLE-RULING-45: Convert takes any Energy gem of the board, the exchanged one first, never Overheat', () => {
    const t = special(['g1-gem-sorter'], { exchanged: { green: 1, overheat: 1 } });
    expect(t.legal()).toEqual(['convert green red', 'convert green blue', 'convert green yellow', 'skipConvert']);
    expect(t.why('convert red blue')).toBe('SCRAMBLE-RULING-45');
    t.play('convert green red');
    expect([gems(t.pilot().exchanged), t.pilot().weapons[3].energy]).toEqual(['1 overheat', 1]);
    t.play('convert green blue');
    expect([t.pilot().weapons[3].energy, t.bag()]).toEqual([0, '1 red, 1 blue']);
  });

  test('SCRAMBLE-RULING-46: Energize may take an Overheat gem; once per icon', () => {
    const t = special(['g3-heartwood-reactor']).play('skipConvert', 'energize overheat');
    expect([t.bag(), t.step]).toEqual(['1 overheat', 'energize']);
    expect(t.play('energize overheat').bag()).toBe('2 overheat');
    expect(t.actor).toBe(1);
  });

  test('SCRAMBLE-RULING-47: each Vent and Scavenge icon counts, and heat never goes below 0', () => {
    const t = (heat: number) =>
      playing({
        gem: 'blue',
        pilots: [{ heat, victory: 10, weapons: { blue: { cards: ['b1-frost-feed', 'b2-phase-skids'] } } }],
      }).play('draw', 'activate blue', 'move 1');
    expect([t(7).pilot().heat, t(7).pilot().credits]).toEqual([2, 2]);
    expect(t(3).pilot().heat).toBe(0);
  });

  test('SCRAMBLE-RULING-48: credits of the activation can be spent in the same turn, Gather comes later', () => {
    const t = playing({
      gem: 'yellow',
      pilots: [{ credits: 1, weapons: { yellow: { cards: ['y1-magnet-scoop'] } } }],
      track: { 1: 'y1-cargo-winch', 2: 'r1-hair-trigger' },
    }).play('draw', 'activate yellow', 'move 1');
    expect(t.legal()).toEqual(['buy 1', 'endUpgrade']);
    expect(t.play('buy 1', 'endUpgrade').pilot().credits).toBe(2);
  });
});
