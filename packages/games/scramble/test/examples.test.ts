import { describe, expect, test } from 'vitest';
import { game, SYSTEM_SLOTS } from '../src/index.ts';
import { fresh, gems, type Position, playing } from './playing.ts';

const BROKEN = { outOfOrder: true };

/** The last player of the round cools down: the round ends. */
function ended(position: Position) {
  const { seats = 2 } = position;
  return playing({ main: [], ...position, active: seats - 1 }).play('cooldown');
}

/** Ends rounds until a number is reached, every pilot cooling down. */
function untilRound(t: ReturnType<typeof playing>, round: number) {
  while (t.s.round < round && t.s.stack.length > 0) t.play(t.step === 'drawOrCooldown' ? 'cooldown' : t.legal()[0]);
  return t;
}

describe('worked examples', () => {
  test('EX-1: the five-card weapon', () => {
    const cards = ['y1-split-muzzle', 'y2-ore-runner', 'y1-spark-gap', 'y1-bounty-ledger', 'y1-scrap-hopper'];
    const t = playing({ gem: 'yellow', pilots: [{ victory: 10, weapons: { yellow: { cards } } }] }).play(
      'draw',
      'activate yellow',
    );
    expect([t.s.turn.move, t.s.turn.power]).toEqual([5, 3]);
    expect(t.icons('yellow')).toMatchObject({ fire: ['scatter'], scavenge: 8, boost: 1 });
    t.play('move 1');
    expect([t.pilot().credits, t.pilot().weapons[2].boost]).toEqual([8, 1]);
  });

  test('EX-2: exchange an Energy gem', () => {
    const t = playing({ gem: 'blue', pilots: [{ credits: 5, heat: 3, victory: 10 }] }).play('draw', 'exchange');
    expect([t.pilot().credits, t.pilot().heat, gems(t.pilot().exchanged)]).toEqual([8, 3, '1 blue']);
  });

  test('EX-3: exchange an Overheat gem', () => {
    const t = playing({ gem: 'overheat', pilots: [{ credits: 5, heat: 3, victory: 10 }] }).play('draw', 'exchange');
    expect([t.pilot().credits, t.pilot().heat]).toEqual([9, 5]);
  });

  test('EX-4: activate with an Overheat gem', () => {
    const t = playing({ gem: 'overheat', pilots: [{ heat: 1 }] }).play('draw', 'activate blue');
    expect([t.step, t.pilot().heat]).toEqual(['move', 4]);
    expect(t.play('move 1').pilot().heat).toBe(4);
    expect(
      playing({ gem: 'blue', pilots: [{ heat: 1 }] })
        .play('draw', 'activate blue', 'move 1')
        .pilot().heat,
    ).toBe(0);
  });

  test('EX-5: Move 2 and the Wormholes', () => {
    const moves = (rival: number) =>
      playing({ gem: 'blue', pilots: [{ space: 1 }, { space: rival }] })
        .play('draw', 'activate blue')
        .legal();
    expect(moves(4)).toEqual(['move 0', 'move 1', 'move 2', 'move 3', 'jump 7']);
    expect(moves(7)).toEqual(['move 0', 'move 1', 'move 2', 'move 3']);
    expect(moves(0)).toEqual(['move 1', 'move 2', 'move 3']);
  });

  test('EX-6: gaining 4 credits', () => {
    const gathered = (victory: number) =>
      playing({ pilots: [{ victory, credits: 5 }] })
        .play('cooldown')
        .pilot().credits;
    expect([gathered(0), gathered(2)]).toEqual([9, 7]);
  });

  test('EX-7: damage die and Assist token', () => {
    const t = playing({
      seats: 3,
      active: 1,
      gem: 'red',
      grid: { '2,3': 'carapace-teal' },
      pilots: [
        {},
        { space: 3, weapons: { red: { cards: ['r2-twin-mount'] } } },
        { space: 3, weapons: { red: { cards: ['y2-flare-pods'] } }, bag: { red: 1 } },
      ],
    }).play('draw', 'activate red', 'move 3', 'fire');
    expect([t.at(2, 3), t.assists(2, 3), t.pilot(1).assists]).toEqual([['carapace-teal', 3], [1], 2]);
    t.pilot(1).credits = 0;
    t.play('draw', 'activate red', 'move 3', 'fire');
    expect([t.at(2, 3), t.view.pilots[2].victory.at(-1)]).toEqual([null, 'carapace-teal']);
    expect([t.pilot(1).assists, t.pilot(1).credits]).toEqual([3, 2]);
  });

  test('EX-8: assist by level', () => {
    const t = playing({
      active: 1,
      gem: 'red',
      grid: { '1,1': ['reaver-teal', 2, 0, 1] },
      pilots: [{ assists: 2 }, { assists: 2, victory: 9, weapons: { red: { cards: ['r1-rifled-barrel'] } } }],
    }).play('draw', 'activate red', 'move 1', 'fire');
    expect(t.pilot(1).victory).toHaveLength(10);
    expect([t.pilot(0).assists, t.pilot(0).credits, t.pilot(1).assists, t.pilot(1).credits]).toEqual([3, 4, 3, 0]);
  });

  test('EX-9: Scatter, edge and gap', () => {
    const t = playing({
      gem: 'yellow',
      grid: { '2,1': 'raider-teal', '2,3': 'raider-white', '1,2': 'raider-orange', '3,1': 'raider-purple' },
      pilots: [{ space: 1, weapons: { yellow: { cards: ['y1-split-muzzle', 'y1-bounty-ledger'] } } }],
    }).play('draw', 'activate yellow', 'move 1', 'fire');
    expect([t.at(2, 1), t.at(2, 3), t.at(1, 2), t.at(3, 1)].map((i) => i?.[1])).toEqual([3, 5, 5, 5]);
  });

  test('EX-10: Blast and Beam', () => {
    const grid = {
      '1,4': 'lancer-teal',
      '2,3': 'lancer-white',
      '2,4': 'lancer-orange',
      '2,5': 'lancer-purple',
      '3,4': 'warden-teal',
      '3,5': 'warden-white',
    };
    const hit = (cards: readonly string[], without?: string) => {
      const left = Object.fromEntries(Object.entries(grid).filter(([at]) => at !== without));
      const t = playing({
        gem: 'red',
        grid: left,
        seats: 4,
        pilots: [{ space: 4, weapons: { red: { cards } } }],
      }).play('draw', 'activate red', 'move 4', 'fire');
      return t
        .happened('damage')
        .map((e) => `${e.row},${e.column}`)
        .sort();
    };
    const [blast, beam] = [['r1-frag-shells'], ['b1-needle-lens']];
    expect(hit(blast)).toEqual(['1,4', '2,3', '2,4', '2,5']);
    expect(hit(beam)).toEqual(['1,4', '2,4', '3,4']);
    expect(hit([...blast, ...beam])).toEqual(['1,4', '2,3', '2,4', '2,5', '3,4']);
    expect(hit(beam, '2,4')).toEqual(['1,4', '3,4']);
    expect(hit(blast, '2,4')).toEqual(['1,4', '2,3', '2,5']);
  });

  test('EX-11: forced exchange', () => {
    const t = playing({ gem: 'overheat', pilots: [{ heat: 5, credits: 6, victory: 10 }] }).play('draw');
    expect(t.legal()).toEqual(['exchange']);
    expect(t.why('activate green')).toBe('SCRAMBLE-RULING-13');
    t.play('exchange');
    expect([t.pilot().credits, t.pilot().heat]).toEqual([10, 7]);
  });

  test('EX-12: overheating', () => {
    const t = playing({
      gem: 'overheat',
      pilots: [{ heat: 6, credits: 9, weapons: { red: { boost: 1, energy: 2, overheat: 2 } } }],
    }).play('draw');
    expect([t.pilot().credits, t.pilot().heat, t.pilot().weapons[0].boost, t.bag()]).toEqual([
      0,
      0,
      0,
      '2 red, 3 overheat',
    ]);
    t.play('breakWeapon yellow');
    expect([t.pilot().weapons[2].outOfOrder, t.pilot().credits, t.actor]).toEqual([true, 0, 1]);
    expect(t.events.map((e) => e.type)).toEqual(['outOfOrder', 'turn']);
  });

  test('EX-13: Boost', () => {
    const t = playing({ pilots: [{ bag: { red: 2 } }] });
    const activation = () => {
      t.until(({ actor, step }) => actor === 0 && step === 'drawOrCooldown').play('draw', 'activate red');
      const { power } = t.s.turn;
      t.play('move 1').until(({ actor }) => actor === 1);
      return [power, t.pilot().weapons[0].boost];
    };
    const pass = () => t.until(({ actor, step }) => actor === 1 && step === 'drawOrCooldown').play('cooldown');
    expect(activation()).toEqual([1, 1]);
    pass();
    expect(activation()).toEqual([2, 1]);
    pass().play('cooldown');
    expect(t.pilot().weapons[0].boost).toBe(0);
    pass();
    expect(activation()).toEqual([1, 1]);
  });

  test('EX-14: Convert', () => {
    const t = playing({ gem: 'green', pilots: [{ exchanged: { yellow: 1 } }] }).play(
      'draw',
      'activate green',
      'move 1',
    );
    const supply = [...t.s.supply];
    expect(t.legal().filter((a) => a.startsWith('convert yellow'))).toEqual([
      'convert yellow red',
      'convert yellow blue',
      'convert yellow green',
    ]);
    t.play('convert yellow red');
    expect([gems(t.pilot().exchanged), t.bag(), t.pilot().weapons[3].energy]).toEqual(['', '1 red', 1]);
    expect(t.s.supply).toEqual([supply[0] - 1, supply[1], supply[2] + 1, supply[3], supply[4]]);
  });

  test('EX-15: several purchases and refill', () => {
    const t = playing({
      gem: 'red',
      pilots: [{ credits: 12 }],
      main: ['r1-rifled-barrel'],
      innovation: [['g1-ram-prow', 'g1-slipstream', 'y1-spark-gap'], [], []],
      track: { 2: 'b1-focus-ring', 6: ['b1-chilled-optics', 'event-move-1a'] },
    }).play('draw', 'exchange', 'buy 2', 'buy 6');
    expect([t.pilot().credits, t.track[1], t.track[5]]).toEqual([1, '', '+event-move-1a']);
    t.play('endUpgrade');
    expect([t.track[1], t.track[5]]).toEqual(['g1-ram-prow', 'g1-slipstream+event-move-1a']);
  });

  test('EX-16: gaps from the start', () => {
    const t = fresh(2, { pilots: ['orange', 'purple'] }).play('placeStarfighter 1', 'placeStarfighter 1');
    t.pilot().credits = 12;
    t.pilot().bag = [1, 0, 0, 0, 0];
    t.play('draw', 'exchange', 'buy 4', 'endUpgrade');
    expect(t.track.map((slot) => slot !== '')).toEqual([true, true, true, true, false, false, false]);
    const [one, two, three, four] = t.track;
    t.play('cooldown');
    expect(t.track.slice(1, 5).map((slot) => slot.split('+')[0])).toEqual([one, two, three, four]);
    expect(t.track[0]).not.toBe('');
  });

  test('EX-17: two events at once, 3 players', () => {
    const t = ended({ seats: 3, round: 3, main: ['event-fire-1', 'event-move-1a', 'r1-gun-camera'] });
    expect(t.track).toEqual(['r1-gun-camera', '', '+event-move-1a', '+event-fire-1', '', '', '']);
    expect(untilRound(t, 7).track[6]).toBe('+event-fire-1');
    untilRound(t, 8);
    expect([t.view.discards.includes('event-fire-1'), t.s.aliensMoved]).toEqual([true, 0]);
    expect(untilRound(t, 9).s.aliensMoved).toBe(1);
  });

  test('EX-18: event in slot 1, 2 players', () => {
    const t = ended({ round: 2, main: ['event-move-1a', 'event-fire-1', 'r1-gun-camera'] });
    expect(t.track.slice(0, 3)).toEqual(['r1-gun-camera+event-move-1a', '+event-fire-1', '']);
    untilRound(t, 8);
    expect([t.track[6], t.s.aliensMoved]).toEqual(['+event-fire-1', 0]);
    untilRound(t, 9);
    expect([t.view.discards.includes('event-fire-1'), t.s.aliensMoved]).toEqual([true, 0]);
    expect(untilRound(t, 10).s.aliensMoved).toBe(1);
  });

  test('EX-19: Aliens Move!, 2 players', () => {
    const wave = ['lancer-orange', 'lancer-purple', 'reaver-teal', 'reaver-white', 'bulwark-orange', 'bulwark-teal'];
    const t = ended({
      aliensMoved: 1,
      piles: [[], wave, []],
      pilots: [{ victory: 4 }, { victory: 3, assists: 2 }],
      grid: {
        '1,1': ['stinger-orange', 1, 1],
        '1,2': 'raider-orange',
        '1,5': 'raider-teal',
        '2,3': 'carapace-white',
        '3,4': 'stinger-teal',
      },
      track: { 7: ['', 'event-move-2a'] },
    });
    expect(t.s.pilots.map((p) => p.victory.length)).toEqual([2, 3]);
    expect([t.pilot(1).assists, t.happened('assist')]).toEqual([3, []]);
    expect(t.view.gone).toEqual(expect.arrayContaining(['stinger-orange', 'raider-orange', 'raider-teal']));
    expect([t.at(1, 3)?.[0], t.at(2, 4)?.[0], t.row(3).map((i) => i?.token.id)]).toEqual([
      'carapace-white',
      'stinger-teal',
      wave,
    ]);
  });

  test('EX-20: Aliens Fire!, 4 players, 8 columns', () => {
    const t = ended({
      seats: 4,
      pilots: [{ space: 2, credits: 5 }, { space: 0, credits: 5 }, { space: 4, credits: 5 }, { space: 2 }],
      grid: { '3,2': 'raider-teal' },
      track: { 7: ['', 'event-fire-1'] },
    });
    expect(t.actor).toBe(0);
    expect(t.play('breakWeapon red').actor).toBe(3);
    t.play('breakWeapon green');
    expect(t.s.pilots.map((p) => p.weapons.filter((w) => w.outOfOrder).length)).toEqual([1, 0, 0, 1]);
    expect(t.s.pilots.map((p) => p.credits)).toEqual([0, 5, 5, 0]);
  });

  test('EX-21: tie-break', () => {
    const t = playing({
      seats: 3,
      active: 2,
      main: [],
      pilots: [{ victory: 10, credits: 5, heat: 3 }, { victory: 12, credits: 5, heat: 4 }, { victory: 9 }],
    }).play('cooldown');
    expect(game.outcome(t.s)?.places).toEqual([1, 2, 3]);
  });

  test('EX-22: ten are not enough yet', () => {
    const t = ended({
      round: 15,
      pilots: [{ victory: 10 }],
      grid: { '1,4': 'raider-orange' },
      track: { 7: ['', 'event-move-2a'] },
    });
    expect([t.pilot().victory.length, game.outcome(t.s), t.s.round]).toEqual([9, undefined, 16]);
  });

  test('EX-23: end by the clock, 2 players', () => {
    const t = ended({
      round: 21,
      aliensMoved: 5,
      main: ['event-fire-3', 'event-move-3b'],
      piles: [[], [], []],
      pilots: [{ victory: 8 }, { victory: 8 }],
    });
    expect(t.track.slice(0, 2)).toEqual(['+event-fire-3', '+event-move-3b']);
    untilRound(t, 27);
    expect([t.s.round, t.track[6], t.track[5]]).toEqual([27, '+event-move-3b', '+event-fire-3']);
    t.play('cooldown');
    t.pilot(0).credits = 3;
    t.pilot(1).credits = 6;
    t.play('cooldown');
    expect(game.outcome(t.s)).toEqual({ points: [8, 8], places: [2, 1], winners: [1] });
    expect([t.pilot(1).credits, t.track[6]]).toEqual([7, '+event-fire-3']);
  });

  test('EX-24: Experienced Pilots, 2 players', () => {
    const t = fresh(2, { experienced: true });
    const { s } = t;
    expect([s.columns, s.aggression, s.pilots.map((p) => gems(p.bag))]).toEqual([
      8,
      2,
      ['3 red, 3 blue, 3 yellow, 3 green, 9 overheat', '3 red, 3 blue, 3 yellow, 3 green, 9 overheat'],
    ]);
    expect([1, 2, 3].map((row) => t.row(row).filter((i) => i?.token.level === 1).length)).toEqual([0, 8, 8]);
    expect(gems(s.supply)).toBe('24 red, 24 blue, 24 yellow, 24 green, 22 overheat');
  });

  test('EX-25: more damage than tokens', () => {
    const t = playing({
      gem: 'yellow',
      grid: {
        '2,2': ['raider-teal', 3],
        '2,3': ['raider-white', 4],
        '2,4': ['raider-purple', 3],
        // Orange has marked two others before.
        '3,5': ['lancer-teal', 6, 0],
        '3,6': ['lancer-white', 6, 0],
      },
      pilots: [{ space: 3, assists: 1, weapons: { yellow: { cards: ['y1-split-muzzle'] } } }],
    }).play('draw', 'activate yellow', 'move 3', 'fire');
    expect([t.at(2, 2), t.at(2, 3), t.at(2, 4)].map((i) => i?.[1])).toEqual([2, 3, 2]);
    expect(t.legal().sort()).toEqual(['assist 2,2', 'assist 2,3', 'assist 2,4']);
    t.play('assist 2,4');
    expect([t.assists(2, 2), t.assists(2, 3), t.assists(2, 4)]).toEqual([[], [], [0]]);
  });

  test('EX-26: systems and the limit', () => {
    const governor = playing({
      gem: 'overheat',
      pilots: [{ heat: 5, systems: ['s3-overdrive-governor'], weapons: { blue: BROKEN } }],
    });
    expect(governor.play('draw').legal()).toEqual(['activate red', 'activate yellow', 'activate green', 'exchange']);
    const conduits = playing({ gem: 'overheat', pilots: [{ heat: 6, systems: ['s2-insulated-conduits'] }] }).play(
      'draw',
    );
    expect(conduits.legal()).toEqual(['exchange']);
    expect(conduits.play('exchange').pilot().heat).toBe(7);
  });

  test('EX-27: Power bonuses', () => {
    const systems = ['s2-linked-fire', 's2-surge-capacitor', 's1-firing-brace'];
    expect(systems).toHaveLength(SYSTEM_SLOTS);
    const t = playing({
      gem: 'overheat',
      grid: { '1,1': 'dreadnought-teal' },
      pilots: [{ systems, weapons: { red: { boost: 1, energy: 1 } } }],
    }).play('draw', 'activate red', 'move 1', 'fire');
    expect([t.happened('fire')[0].power, t.pilot().heat, t.at(1, 1)?.[1]]).toEqual([5, 3, 6]);
  });

  test('EX-28: empty-handed but never stuck', () => {
    const weapons = { red: BROKEN, blue: BROKEN, yellow: BROKEN, green: BROKEN };
    const drawn = (gem: 'green' | 'overheat') =>
      playing({ gem, pilots: [{ heat: 4, credits: 7, weapons }] }).play('draw');
    const t = drawn('green');
    expect(t.legal()).toEqual(['exchange']);
    t.play('exchange');
    expect([t.pilot().credits, t.legal()]).toEqual([
      10,
      ['repair red', 'repair blue', 'repair yellow', 'repair green', 'endUpgrade'],
    ]);
    const hot = drawn('overheat');
    expect(hot.legal()).toEqual(['exchange']);
    hot.play('exchange');
    expect([hot.pilot().credits, hot.pilot().heat]).toEqual([11, 6]);
  });

  test('EX-29: the meter, gem by gem', () => {
    const after = (heat: number) => [
      ...new Set(
        playing({ gem: 'overheat', pilots: [{ heat }] })
          .play('draw')
          .legal()
          .map((a) => a.split(' ')[0]),
      ),
    ];
    const heat = (from: number, use: string) =>
      playing({ gem: 'overheat', pilots: [{ heat: from }] })
        .play('draw', use)
        .pilot().heat;
    expect([heat(0, 'activate red'), heat(3, 'activate red'), after(6)]).toEqual([3, 6, ['breakWeapon']]);
    expect([heat(3, 'exchange'), after(5), heat(5, 'exchange')]).toEqual([5, ['exchange'], 7]);
    expect([heat(0, 'exchange'), heat(2, 'exchange'), after(4), heat(4, 'activate red'), heat(4, 'exchange')]).toEqual([
      2,
      4,
      ['activate', 'exchange'],
      7,
      6,
    ]);
  });

  test('EX-30: no more tokens', () => {
    const t = ended({
      aliensMoved: 4,
      piles: [[], [], []],
      pilots: [{ victory: 3, bag: { red: 1 } }],
      grid: { '1,1': 'dreadnought-orange', '2,2': ['dreadnought-teal', 1] },
      track: { 7: ['', 'event-move-3a'], 6: ['', 'event-fire-3'], 5: ['', 'event-move-3b'] },
    });
    expect([t.pilot().victory.length, t.at(1, 2)?.[0], t.row(3).every((i) => i === undefined)]).toEqual([
      2,
      'dreadnought-teal',
      true,
    ]);
    t.play('draw', 'activate red', 'move 2', 'fire');
    expect(t.s.grid.every((token) => token < 0)).toBe(true);
    t.pilot(1).bag = [1, 0, 0, 0, 0];
    t.play('draw', 'activate red', 'move 1');
    // The Aliens Fire! of this round has hit nobody, and nobody was asked to fire.
    expect([t.happened('overheat'), t.happened('slideOff').length, game.outcome(t.s)]).toEqual([[], 1, undefined]);
    t.play('cooldown', 'cooldown');
    expect([t.s.aliensMoved, game.outcome(t.s)?.points]).toEqual([6, [3, 2]]);
  });
});
