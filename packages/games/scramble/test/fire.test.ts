import { describe, expect, test } from 'vitest';
import { type Position, playing, type Side } from './playing.ts';

const BOTH: Position['grid'] = { '1,3': 'carapace-teal', '2,3': 'raider-white' };

/** A shot with the red weapon from column 3. */
function shot(grid: Position['grid'], red: readonly string[] = [], side: Side = {}, others: readonly Side[] = []) {
  return playing({
    seats: 1 + Math.max(1, others.length),
    gem: 'red',
    grid: grid ?? {},
    pilots: [{ space: 3, weapons: { red: { cards: red } }, ...side }, ...others],
  }).play('draw', 'activate red', 'move 3', 'fire');
}

describe('activate', () => {
  test('SCRAMBLE-ACT-1: an Energy gem activates the weapon of its own colour and lies above it', () => {
    const t = playing({ gem: 'blue' }).play('draw');
    expect(t.why('activate red')).toBe('SCRAMBLE-ACT-1');
    t.play('activate blue');
    expect(t.pilot().weapons.map((w) => w.energy)).toEqual([0, 1, 0, 0]);
  });

  test('SCRAMBLE-ACT-2: an Overheat gem activates any weapon and raises heat by 3', () => {
    for (const [w, weapon] of ['red', 'blue', 'yellow', 'green'].entries()) {
      const t = playing({ gem: 'overheat' }).play('draw', `activate ${weapon}`);
      expect([t.pilot().weapons[w].overheat, t.pilot().heat]).toEqual([1, 3]);
    }
  });

  test('SCRAMBLE-ACT-3: an activated weapon moves, then fires, then does its specials', () => {
    const t = playing({ gem: 'green', grid: BOTH, pilots: [{ space: 1 }] }).play('draw', 'activate green');
    expect([t.step, t.judge({ type: 'fire' })]).toEqual(['move', 'SCRAMBLE-FIRE-1']);
    t.play('move 3');
    expect([t.step, t.judge({ type: 'move', to: 4, jump: false })]).toEqual(['fire', 'SCRAMBLE-ACT-3']);
    t.play('fire');
    expect(t.step).toBe('convert');
  });

  test('SCRAMBLE-ACT-4: each of these actions is optional', () => {
    const t = playing({ gem: 'green', grid: BOTH, pilots: [{ space: 3 }] }).play('draw', 'activate green');
    expect(t.legal()).toContain('move 3');
    t.play('move 3');
    expect(t.legal()).toEqual(['fire', 'holdFire']);
    t.play('holdFire');
    expect(t.legal()).toContain('skipConvert');
    t.play('skipConvert');
    expect([t.pilot().space, t.at(1, 3)]).toEqual([3, ['carapace-teal', 6]]);
  });

  test('SCRAMBLE-ACT-5: the icons of the board and of all tucked cards are added up', () => {
    const cards = ['b1-glide-fins', 'b1-focus-ring', 'b2-twin-lens', 'b3-tidal-coil'];
    const t = playing({ gem: 'blue', pilots: [{ weapons: { blue: { cards } } }] });
    expect(t.icons('blue')).toMatchObject({ move: 4, power: 5, boost: 2, scavenge: 1, vent: 3 });
    t.play('draw', 'activate blue');
    expect([t.s.turn.move, t.s.turn.power]).toEqual([4, 5]);
  });

  test('SCRAMBLE-ACT-6: a weapon that is Out of Order cannot be activated', () => {
    const t = playing({ gem: 'overheat', pilots: [{ weapons: { blue: { outOfOrder: true } } }] }).play('draw');
    expect(t.why('activate blue')).toBe('SCRAMBLE-ACT-6');
    expect(t.legal()).toEqual(['activate red', 'activate yellow', 'activate green', 'exchange']);
  });
});

describe('move', () => {
  test('SCRAMBLE-MOVE-1: 0 up to Move spaces along the Player Row', () => {
    const t = playing({ gem: 'blue', pilots: [{ space: 3 }] }).play('draw', 'activate blue');
    expect(t.legal()).toEqual(['move 1', 'move 2', 'move 3', 'move 4', 'move 5']);
    expect(t.violation('move 6')).toEqual({ rule: 'SCRAMBLE-MOVE-1', with: { move: 2 } });
    expect(t.play('move 5').pilot().space).toBe(5);
  });

  test('SCRAMBLE-MOVE-2: only in one direction in a turn', () => {
    // Two steps left and one back would end on space 3.
    const t = playing({ gem: 'green', pilots: [{ space: 4 }] }).play('draw', 'activate green', 'move 2');
    expect(t.step).not.toBe('move');
    expect(t.judge({ type: 'move', to: 3, jump: false })).toBe('SCRAMBLE-ACT-3');
  });

  test('SCRAMBLE-MOVE-3: it passes and joins other Starfighters on ordinary spaces', () => {
    const t = playing({ gem: 'blue', pilots: [{ space: 2 }, { space: 3 }] }).play('draw', 'activate blue');
    expect(t.legal()).toEqual(expect.arrayContaining(['move 3', 'move 4']));
    expect(t.play('move 3').s.pilots.map((p) => p.space)).toEqual([3, 3]);
  });

  test('SCRAMBLE-MOVE-4: a Wormhole is entered only while nobody else is in it', () => {
    const from1 = (rival: number) =>
      playing({ gem: 'red', pilots: [{ space: 1 }, { space: rival }] }).play('draw', 'activate red');
    expect(from1(2).legal()).toEqual(['move 0', 'move 1', 'move 2']);
    expect(from1(0).why('move 0')).toBe('SCRAMBLE-MOVE-4');
    expect(from1(0).legal()).toEqual(['move 1', 'move 2']);
  });

  test('SCRAMBLE-MOVE-5: from Wormhole to Wormhole is one space, if nobody else is in either', () => {
    const from0 = (rival: number) =>
      playing({ gem: 'red', pilots: [{ space: 0 }, { space: rival }] }).play('draw', 'activate red');
    expect(from0(3).legal()).toEqual(['move 0', 'move 1', 'jump 7']);
    expect(from0(3).play('jump 7').pilot().space).toBe(7);
    expect(from0(7).legal()).toEqual(['move 0', 'move 1']);
  });

  test('SCRAMBLE-MOVE-6: a Starfighter in a Wormhole is never hit by Aliens Fire!', () => {
    const t = playing({
      active: 1,
      pilots: [{ space: 0, credits: 5 }, { space: 1 }],
      grid: { '1,1': 'raider-teal', '1,6': 'raider-white' },
      track: { 7: ['', 'event-fire-1'] },
    }).play('cooldown');
    expect(t.happened('overheat').map((e) => e.seat)).toEqual([1]);
    expect(t.pilot().credits).toBe(5);
  });
});

describe('fire', () => {
  test('SCRAMBLE-FIRE-1: the Invader directly in front is fired at with the total Power', () => {
    const t = shot(BOTH, ['r1-rifled-barrel']);
    expect(t.happened('fire')[0].power).toBe(2);
    expect([t.at(1, 3), t.at(2, 3)]).toEqual([
      ['carapace-teal', 4],
      ['raider-white', 5],
    ]);
  });

  test('SCRAMBLE-FIRE-2: Power of at least its remaining shields destroys it, for the leftmost empty slot', () => {
    const t = shot({ '1,3': ['carapace-teal', 2] }, ['r1-rifled-barrel']);
    expect(t.at(1, 3)).toBeNull();
    expect(t.view.pilots[0].victory).toEqual(['defeated', 'defeated', 'carapace-teal']);
    expect(shot({ '1,3': ['carapace-teal', 3] }, ['r1-rifled-barrel']).pilot().victory).toHaveLength(2);
  });

  test('SCRAMBLE-FIRE-3: otherwise its remaining shields drop by Power and an Assist token is placed', () => {
    const t = shot({ '1,3': ['bulwark-teal', 7] }, ['r2-twin-mount']);
    expect([t.at(1, 3), t.assists(1, 3), t.pilot().assists]).toEqual([['bulwark-teal', 4], [0], 2]);
  });

  test('SCRAMBLE-FIRE-4: every Invader that the weapon hits is hit with the full Power', () => {
    const grid = { '1,3': 'carapace-teal', '2,2': 'raider-teal', '2,3': 'raider-white', '2,4': 'stinger-teal' };
    const t = shot(grid, ['r3-nova-shells']);
    expect([t.at(1, 3), t.at(2, 2), t.at(2, 3), t.at(2, 4)]).toEqual([
      ['carapace-teal', 4],
      ['raider-teal', 3],
      ['raider-white', 3],
      null,
    ]);
  });

  const ROW = {
    '2,2': 'lancer-teal',
    '2,3': 'lancer-white',
    '2,4': 'lancer-orange',
    '3,3': 'lancer-purple',
    '3,2': 'reaver-teal',
  };

  test('SCRAMBLE-FIRE-5: Scatter also hits left and right of the target', () => {
    const t = shot(ROW, ['r3-grand-finale', 'r1-rifled-barrel']);
    expect([t.at(2, 2)?.[1], t.at(2, 3)?.[1], t.at(2, 4)?.[1]]).toEqual([5, 5, 5]);
    const yellow = playing({
      gem: 'yellow',
      grid: ROW,
      pilots: [{ space: 3, weapons: { yellow: { cards: ['y1-split-muzzle'] } } }],
    }).play('draw', 'activate yellow', 'move 3', 'fire');
    expect([yellow.at(2, 2)?.[1], yellow.at(2, 3)?.[1], yellow.at(2, 4)?.[1], yellow.at(3, 3)?.[1]]).toEqual([
      6, 6, 6, 7,
    ]);
  });

  test('SCRAMBLE-FIRE-6: Beam also hits every Invader behind the target', () => {
    const t = playing({
      gem: 'blue',
      grid: { ...ROW, '1,3': 'stinger-teal' },
      pilots: [{ space: 3, weapons: { blue: { cards: ['b1-needle-lens'] } } }],
    }).play('draw', 'activate blue', 'move 3', 'fire');
    expect([t.at(1, 3)?.[1], t.at(2, 3)?.[1], t.at(3, 3)?.[1], t.at(2, 2)?.[1]]).toEqual([1, 6, 6, 7]);
  });

  test('SCRAMBLE-FIRE-7: Blast also hits the Invader immediately behind and the two diagonally behind', () => {
    const t = shot({ ...ROW, '1,3': 'stinger-teal', '1,2': 'stinger-white' }, ['r1-frag-shells']);
    expect([t.at(2, 2)?.[1], t.at(2, 3)?.[1], t.at(2, 4)?.[1]]).toEqual([6, 6, 6]);
    expect([t.at(1, 2)?.[1], t.at(3, 3)?.[1], t.at(3, 2)?.[1]]).toEqual([2, 7, 8]);
  });
});

describe('assists', () => {
  test('SCRAMBLE-ASSIST-1: who damages an Invader without destroying it places an Assist token', () => {
    expect(shot({ '1,3': 'raider-teal' }).assists(1, 3)).toEqual([0]);
    expect(shot({ '1,3': ['raider-teal', 1] }).pilot().assists).toBe(3);
  });

  test('SCRAMBLE-ASSIST-2: when another destroys it, the token comes back with 2 credits per level', () => {
    const paid = (id: string) => {
      const t = shot({ '1,3': [id, 1, 1] }, [], {}, [{ assists: 2 }]);
      return [t.pilot(1).credits, t.pilot(1).assists, t.pilot(0).credits];
    };
    expect([paid('raider-teal'), paid('lancer-teal'), paid('dreadnought-teal')]).toEqual([
      [2, 3, 2],
      [4, 3, 2],
      [6, 3, 2],
    ]);
  });

  test('SCRAMBLE-ASSIST-3: nobody has more than three Assist tokens on the board', () => {
    const others = {
      '2,1': ['raider-teal', 4, 0],
      '2,5': ['raider-white', 4, 0],
      '2,6': ['raider-orange', 4, 0],
    } as const;
    const t = shot({ ...others, '1,3': 'raider-purple' }, [], { assists: 0 });
    expect([t.at(1, 3), t.assists(1, 3), t.pilot().assists]).toEqual([['raider-purple', 4], [], 0]);
  });
});
