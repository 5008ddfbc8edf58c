import { describe, expect, test } from 'vitest';
import { contentOf, game } from '../src/index.ts';
import { currentLevel } from '../src/track.ts';
import { fresh, gems, type Playing, type Position, playing } from './playing.ts';

const { cards } = contentOf({ cards: null });
const SYSTEMS = ['s1-salvage-drone', 's1-trade-beacon', 's2-heat-sink'];

function ended(position: Position): Playing {
  const { seats = 2 } = position;
  return playing({ main: [], ...position, active: seats - 1 }).play('cooldown');
}

function upgrading(credits: number, position: Position = {}): Playing {
  const [side = {}, ...others] = position.pilots ?? [];
  return playing({ gem: 'red', ...position, pilots: [{ ...side, credits: credits - 3 }, ...others] }).play(
    'draw',
    'exchange',
  );
}

/** Cools down in every turn of a whole match from its start, and reports what was attached and struck at the end of which round. */
function clock(seats: number, experienced: boolean, seed: string) {
  const t = fresh(seats, { experienced }, seed);
  for (let seat = 0; seat < seats; seat++)
    t.play(`placeStarfighter ${seat === 0 ? 0 : seat === 1 ? t.s.columns + 1 : 1}`);
  const struck: [string, number][] = [];
  const levels: number[] = [];
  const attached: number[] = [];
  while (t.s.stack.length > 0) {
    const { round } = t.s;
    if (t.step === 'drawOrCooldown') levels[round] = currentLevel(t.s);
    t.play(t.step === 'drawOrCooldown' ? 'cooldown' : t.legal()[0]);
    for (const e of t.happened('slideOff')) if (e.event) struck.push([e.event, round]);
    attached.push(t.s.events.filter((event) => event >= 0).length);
  }
  return { t, struck, levels, most: Math.max(...attached), rounds: t.s.round };
}

const SEEDS = Array.from({ length: 25 }, (_, n) => `clock ${n}`);

describe('rulings: upgrade and refill', () => {
  test('SCRAMBLE-RULING-49: no refill between two purchases of a turn; repairs may be mixed in', () => {
    const t = upgrading(12, {
      pilots: [{ weapons: { blue: { outOfOrder: true } } }],
      track: { 1: 'b1-frost-feed', 2: 'g1-seed-crystal' },
    }).play('buy 1');
    expect(t.track[0]).toBe('');
    expect(t.judge({ type: 'buy', slot: 1 })).toBe('SCRAMBLE-RULING-49');
    expect(t.legal()).toEqual(['buy 2', 'repair blue', 'endUpgrade']);
    expect(t.play('repair blue').pilot().credits).toBe(0);
  });

  test('SCRAMBLE-RULING-50: only a slot whose card was bought in this turn is a gap', () => {
    const t = upgrading(5, { track: { 1: 'b1-frost-feed', 4: 'g1-seed-crystal' } });
    expect(t.judge({ type: 'buy', slot: 6 })).toBe('SCRAMBLE-RULING-50');
    t.play('buy 4', 'endUpgrade');
    expect(t.track.map((slot) => slot !== '')).toEqual([true, false, false, true, false, false, false]);
  });

  test('SCRAMBLE-RULING-51: gaps are refilled from left to right, each from the deck that is current for it', () => {
    const t = upgrading(5, {
      track: { 2: 'b1-frost-feed', 5: 'g1-seed-crystal' },
      main: ['r1-rifled-barrel'],
      innovation: [['r1-gun-camera'], ['r2-twin-mount'], []],
    }).play('buy 5', 'buy 2', 'endUpgrade');
    expect([t.track[1], t.track[4]]).toEqual(['r1-gun-camera', 'r2-twin-mount']);
  });

  test('SCRAMBLE-RULING-52: events on top of the Main deck count for the level', () => {
    const t = upgrading(2, { track: { 3: 'b1-frost-feed' }, main: ['event-fire-2', 'r1-rifled-barrel'] });
    expect(
      t
        .play('buy 3', 'endUpgrade')
        .events.flatMap((e) => (e.type === 'refill' ? [cards.find((c) => c.id === e.card)?.level] : [])),
    ).toEqual([2]);
    for (const seed of SEEDS) {
      const { levels } = clock(2, false, seed);
      expect(levels.slice(1, 6)).toEqual([1, 1, 1, 1, 1]);
      expect(levels.slice(6, 14).every((level) => level === 2)).toBe(true);
      expect(levels.slice(14).every((level) => level === 3)).toBe(true);
    }
  });

  test('SCRAMBLE-RULING-53: with an empty Main deck level 3 is current', () => {
    const t = upgrading(2, {
      track: { 3: 'b1-frost-feed' },
      main: [],
      innovation: [['r1-gun-camera'], [], ['r3-siege-barrel']],
    });
    expect(t.play('buy 3', 'endUpgrade').track[2]).toBe('r3-siege-barrel');
  });

  test('SCRAMBLE-RULING-54: without this level or a higher one the highest lower one is used, else the slot stays empty', () => {
    const filled = (innovation: readonly (readonly string[])[]) =>
      upgrading(2, { track: { 3: ['b1-frost-feed', 'event-move-3a'] }, main: ['r3-nova-shells'], innovation }).play(
        'buy 3',
        'endUpgrade',
      );
    expect(filled([['r1-gun-camera'], ['r2-twin-mount'], []]).track[2]).toBe('r2-twin-mount+event-move-3a');
    expect(filled([['r1-gun-camera'], [], []]).track[2]).toBe('r1-gun-camera+event-move-3a');
    const empty = filled([[], [], []]);
    expect(empty.track[2]).toBe('+event-move-3a');
    expect(empty.play('cooldown').track[3]).toBe('+event-move-3a');
  });

  test('SCRAMBLE-RULING-55: any of the three Systems may be discarded, without refund, and only for a new one', () => {
    const t = upgrading(12, { pilots: [{ systems: SYSTEMS }], track: { 1: 's1-firing-brace', 2: 'b1-frost-feed' } });
    expect(t.judge({ type: 'buy', slot: 2, discard: 0 })).toBe('SCRAMBLE-RULING-55');
    t.play('buy 1 discard 0');
    expect([t.pilot().credits, t.view.discards, t.view.pilots[0].systems]).toEqual([
      8,
      ['s1-salvage-drone'],
      ['s1-trade-beacon', 's2-heat-sink', 's1-firing-brace'],
    ]);
    const free = upgrading(12, { pilots: [{ systems: SYSTEMS.slice(0, 2) }], track: { 1: 's1-firing-brace' } });
    expect(free.legal()).toContain('buy 1');
    expect(free.judge({ type: 'buy', slot: 1, discard: 0 })).toBe('SCRAMBLE-RULING-55');
  });

  test('SCRAMBLE-RULING-56: a new System works at once, already for the Gather of the same turn', () => {
    const t = playing({
      gem: 'red',
      pilots: [{ credits: 5 }],
      grid: { '1,1': ['stinger-teal', 1] },
      track: { 1: 's3-victory-roll' },
    }).play('draw', 'activate red', 'move 1', 'fire', 'buy 1', 'endUpgrade');
    expect(t.systems).toEqual(['s3-victory-roll credits 3']);
    expect(t.pilot().credits).toBe(2 + 3);
  });
});

describe('rulings: the track and its events', () => {
  test('SCRAMBLE-RULING-57: cards are revealed until an Upgrade fills slot 1 or the deck is empty', () => {
    const t = ended({ seats: 3, main: ['event-fire-1', 'event-move-1a', 'y1-magnet-scoop', 'r1-gun-camera'] });
    expect([t.track[0], t.s.main.length]).toEqual(['y1-magnet-scoop', 1]);
    const last = ended({ seats: 3, main: ['event-fire-3', 'event-move-3b'] });
    expect([last.track, last.s.main]).toEqual([['', '', '+event-move-3b', '+event-fire-3', '', '', ''], []]);
  });

  test('SCRAMBLE-RULING-58: a free slot has no event; at most five are ever attached, so one always exists', () => {
    const full = {
      1: ['', 'event-fire-1'],
      2: ['', 'event-move-1a'],
      3: ['', 'event-move-1b'],
      4: ['r2-twin-mount', 'event-fire-2'],
    } as const;
    const t = ended({ seats: 4, main: ['event-move-2a', 'event-move-2b'], track: full });
    // Slots 2 to 5 are taken after the slide; slot 1 is free for the first, slot 6 for the second.
    expect([t.track[0], t.track[5]]).toEqual(['+event-move-2a', '+event-move-2b']);
    for (const seats of [2, 3, 4])
      for (const seed of SEEDS) expect(clock(seats, seats === 4, seed).most).toBeLessThanOrEqual(5);
  });

  test('SCRAMBLE-RULING-59: without an Upgrade card in the slot the event slides along alone', () => {
    const t = ended({
      seats: 4,
      options: { experienced: true },
      main: ['event-move-1a', 'y1-magnet-scoop', 'r1-gun-camera'],
    });
    expect(t.track[5]).toBe('+event-move-1a');
    expect(t.endRound().track[6]).toBe('+event-move-1a');
  });

  test('SCRAMBLE-RULING-60: with two players an event for slot 1 waits there for the next Upgrade', () => {
    const t = ended({ main: ['event-move-1a', 'y1-magnet-scoop'] });
    expect(t.track[0]).toBe('y1-magnet-scoop+event-move-1a');
  });

  test('SCRAMBLE-RULING-61: slide, event with its choices, discard, fill slot 1, victory check, next round', () => {
    const t = ended({
      pilots: [{ space: 2 }, { space: 3 }],
      grid: { '1,2': 'raider-teal' },
      main: ['event-move-1a', 'y1-magnet-scoop'],
      track: { 1: 'r1-gun-camera', 7: ['b1-focus-ring', 'event-fire-1'] },
    });
    const before = t.view.discards;
    expect([t.step, t.track.slice(0, 2), t.s.main.length]).toEqual(['breakWeapon', ['', 'r1-gun-camera'], 2]);
    expect(before).not.toContain('b1-focus-ring');
    t.play('breakWeapon red');
    expect(t.events.map((e) => e.type)).toEqual(['outOfOrder', 'attach', 'reveal', 'round', 'turn']);
    expect(t.view.discards).toEqual([...before, 'b1-focus-ring', 'event-fire-1']);
  });

  test('SCRAMBLE-RULING-62: two events never strike in one round', () => {
    for (const seats of [2, 3, 4]) {
      for (const seed of SEEDS) {
        const rounds = clock(seats, false, seed).struck.map(([, round]) => round);
        expect(new Set(rounds).size).toBe(rounds.length);
      }
    }
  });
});

const MOVE = { 7: ['', 'event-move-2a'] } as const;

describe('rulings: events', () => {
  test('SCRAMBLE-RULING-63: the newest Invader is lost, starting tokens last, and is out of the match', () => {
    const victory = ['defeated', 'defeated', 'stinger-teal', 'raider-teal'];
    const t = ended({ track: MOVE, pilots: [{ victory }], grid: { '1,1': 'carapace-orange' } });
    expect(t.view.pilots[0].victory).toEqual(victory.slice(0, 3));
    expect(t.view.gone.slice(-2)).toEqual(['carapace-orange', 'raider-teal']);
  });

  test('SCRAMBLE-RULING-64: each passing Invader of a colour costs one', () => {
    const grid = { '1,1': 'carapace-orange', '1,3': 'raider-orange', '1,6': 'stinger-orange' };
    expect(ended({ track: MOVE, pilots: [{ victory: 7 }], grid }).pilot().victory).toHaveLength(4);
  });

  test('SCRAMBLE-RULING-65: passing Invaders do not come back', () => {
    const t = ended({ track: MOVE, piles: [[], [], []], grid: { '1,1': 'carapace-teal' } });
    expect([t.view.gone.at(-1), t.s.piles.flat(), t.s.grid.some((token) => token >= 0)]).toEqual([
      'carapace-teal',
      [],
      false,
    ]);
  });

  test('SCRAMBLE-RULING-66: the new row is filled column by column from the lowest pile, then the next, then nothing', () => {
    const piles = [['stinger-teal'], ['lancer-teal', 'lancer-white'], ['dreadnought-teal', 'dreadnought-white']];
    const t = ended({ track: MOVE, piles });
    expect(t.row(3).map((i) => i?.token.id ?? '')).toEqual([
      'stinger-teal',
      'lancer-teal',
      'lancer-white',
      'dreadnought-teal',
      'dreadnought-white',
      '',
    ]);
    const waves: (number | undefined)[] = [];
    let s = fresh(2).s;
    for (let n = 0; n < 6; n++) {
      const next = ended({ track: MOVE, piles: s.piles.map((pile) => pile.map((token) => tokenIds[token]).reverse()) });
      waves.push(next.row(3)[0]?.token.level);
      s = next.s;
    }
    expect(waves).toEqual([2, 2, 3, 3, undefined, undefined]);
  });

  test('SCRAMBLE-RULING-67: damage and Assist tokens stay on an Invader that moves', () => {
    const t = ended({ track: MOVE, grid: { '3,2': ['bulwark-teal', 4, 0, 1] } });
    expect([t.at(2, 2), t.assists(2, 2)]).toEqual([
      ['bulwark-teal', 4],
      [0, 1],
    ]);
  });

  test('SCRAMBLE-RULING-68: the row in front of a Starfighter is its column, all three rows of it', () => {
    for (const row of [1, 2, 3]) {
      const t = ended({
        track: { 7: ['', 'event-fire-1'] },
        pilots: [{ space: 2 }, { space: 3 }],
        grid: { [`${row},2`]: 'raider-teal' },
      });
      expect(t.happened('overheat').map((e) => e.seat)).toEqual([0]);
    }
  });

  test('SCRAMBLE-RULING-69: all hits count first, then weapons break in turn order; nobody loses a Gather', () => {
    const t = playing({
      seats: 3,
      options: { first: 1 },
      active: 0,
      main: [],
      track: { 7: ['', 'event-fire-1'] },
      pilots: [{ credits: 3 }, { credits: 4, space: 2 }, { credits: 5 }],
      grid: { '1,1': 'raider-teal', '3,2': 'raider-white' },
    }).play('cooldown');
    expect(t.s.pilots.map((p) => p.credits)).toEqual([0, 0, 0]);
    expect(t.happened('gather')).toHaveLength(1);
    const order: number[] = [];
    while (t.step === 'breakWeapon') {
      order.push(t.actor);
      t.play('breakWeapon blue');
    }
    expect(order).toEqual([1, 2, 0]);
    expect(gems(t.pilot(2).bag)).toBe('3 red, 3 blue, 3 yellow, 3 green, 8 overheat');
  });
});

const tokenIds = contentOf({ cards: null }).tokens.map((t) => t.id);

describe('rulings: victory', () => {
  test('SCRAMBLE-RULING-70: victory is only checked at the end of a round, after the event', () => {
    const t = playing({ gem: 'red', pilots: [{ victory: 9 }], grid: { '1,1': ['stinger-teal', 1] } });
    t.play('draw', 'activate red', 'move 1', 'fire');
    expect([t.pilot().victory.length, game.outcome(t.s), t.actor]).toEqual([10, undefined, 1]);
    const lost = ended({ track: MOVE, pilots: [{ victory: 10 }], grid: { '1,1': 'raider-orange' } });
    expect([lost.pilot().victory.length, game.outcome(lost.s)]).toEqual([9, undefined]);
  });

  test('SCRAMBLE-RULING-71: more than ten are kept against attacks, but count as ten', () => {
    const t = ended({
      track: MOVE,
      pilots: [{ victory: 12 }, { victory: 10, credits: 3 }],
      grid: { '1,1': 'raider-orange' },
    });
    expect(t.pilot().victory).toHaveLength(11);
    expect(game.outcome(t.s)).toEqual({ points: [10, 10], places: [2, 1], winners: [1] });
  });

  test('SCRAMBLE-RULING-72: a full track gathers 0, and the Gather step still takes place', () => {
    const t = playing({
      gem: 'red',
      pilots: [{ victory: 11, systems: ['s3-victory-roll'] }],
      grid: { '1,1': ['stinger-teal', 1] },
    }).play('draw', 'activate red', 'move 1', 'fire');
    expect([t.happened('gather')[0].credits, t.pilot().credits]).toEqual([0, 3]);
  });

  test('SCRAMBLE-RULING-73: equal in Invaders, credits and heat is a shared victory; places follow the same order', () => {
    const even = { victory: 10, credits: 5, heat: 2 };
    const t = ended({ seats: 4, pilots: [even, { victory: 8 }, { victory: 9 }, { ...even, heat: 0, credits: 4 }] });
    t.s.pilots[3].credits = 5;
    t.s.pilots[3].heat = 2;
    expect(game.outcome(t.s)?.places).toEqual([1, 4, 3, 1]);
  });

  test('SCRAMBLE-RULING-74: the final Aliens Move! is the sixth to leave, and later events are never resolved', () => {
    const t = ended({
      aliensMoved: 5,
      pilots: [{ space: 2, credits: 4 }],
      grid: { '3,2': 'raider-teal' },
      track: { 6: ['', 'event-fire-3'], 7: ['', 'event-move-3b'] },
    });
    expect([t.s.stack.length, t.s.aliensMoved, t.pilot().credits]).toEqual([0, 6, 4]);
    expect(t.track[6]).toBe('+event-fire-3');
  });

  test('SCRAMBLE-RULING-75: after the Main deck is empty the track slides without new cards until then', () => {
    const t = ended({ aliensMoved: 5, track: { 5: ['r3-nova-shells', 'event-move-3a'] }, piles: [[], [], []] });
    expect([t.track[0], t.track[5]]).toEqual(['', 'r3-nova-shells+event-move-3a']);
    t.endRound();
    expect(game.outcome(t.s)).toBeUndefined();
    t.endRound();
    expect(game.outcome(t.s)).toBeDefined();
  });

  test('SCRAMBLE-RULING-76: Experienced Pilots with two or three players use all 16 tokens of each level', () => {
    for (const seats of [2, 3]) {
      const { s } = fresh(seats, { experienced: true });
      expect([s.columns, s.grid.filter((t) => t >= 0).length, s.piles.map((p) => p.length)]).toEqual([
        8,
        16,
        [0, 16, 16],
      ]);
    }
  });

  test('SCRAMBLE-RULING-77: Experienced Pilots is one option with all three changes', () => {
    expect(Object.keys(game.options).sort()).toEqual(['cards', 'experienced', 'first', 'pilots']);
    const t = fresh(2, { experienced: true });
    expect([t.s.columns, t.s.aggression, t.pilot().bag[4]]).toEqual([8, 2, 9]);
  });
});

describe('rulings: systems and the rest', () => {
  test('SCRAMBLE-RULING-78: effects of Systems are automatic, in the owner’s turn only, and stack; Purge Valve asks', () => {
    const systems = ['s2-surge-capacitor', 's2-linked-fire', 's1-attitude-jets'];
    const t = playing({
      gem: 'overheat',
      pilots: [{ systems, weapons: { red: { energy: 1 } } }, { systems: ['s2-heat-sink'] }],
    }).play('draw', 'activate red');
    expect([t.s.turn.power, t.s.turn.move]).toEqual([3, 4]);
    expect(
      playing({ pilots: [{}, { systems: ['s2-heat-sink'] }] })
        .play('cooldown')
        .pilot(1).credits,
    ).toBe(0);
    const valve = playing({ pilots: [{ systems: ['s3-purge-valve'], exchanged: { overheat: 1 } }] });
    expect(valve.judge({ type: 'purge', use: true })).toBe('SCRAMBLE-RULING-78');
    expect(valve.play('cooldown').legal()).toEqual(['purge true', 'purge false']);
  });

  test('SCRAMBLE-RULING-79: bonus Power counts for all hits of the shot', () => {
    const t = playing({
      gem: 'red',
      pilots: [{ space: 3, systems: ['s1-firing-brace'], weapons: { red: { cards: ['r1-frag-shells'] } } }],
      grid: { '1,3': 'lancer-teal', '2,2': 'lancer-white', '2,4': 'lancer-orange' },
    }).play('draw', 'activate red', 'move 3', 'fire');
    expect([t.at(1, 3), t.at(2, 2), t.at(2, 4)].map((i) => i?.[1])).toEqual([5, 5, 5]);
  });

  test('SCRAMBLE-RULING-80: an activated weapon may do nothing, but Boost, Scavenge and Vent still happen', () => {
    const t = playing({
      gem: 'blue',
      pilots: [{ heat: 3, victory: 10, weapons: { blue: { cards: ['b3-tidal-coil'] } } }],
      grid: { '1,1': 'raider-teal' },
    }).play('draw', 'activate blue', 'move 1', 'holdFire');
    expect([t.at(1, 1)?.[1], t.pilot().weapons[1].boost, t.pilot().credits, t.pilot().heat]).toEqual([5, 2, 1, 1]);
  });

  test('SCRAMBLE-RULING-81: no limit of gems above a weapon or of its activations', () => {
    const t = playing({ gem: 'red', pilots: [{ weapons: { red: { energy: 9, overheat: 4 } } }] }).play(
      'draw',
      'activate red',
    );
    expect(t.pilot().weapons[0]).toMatchObject({ energy: 10, overheat: 4 });
  });

  test('SCRAMBLE-RULING-82: the rules know no elimination: every pilot has a turn in every round', () => {
    const t = playing({
      seats: 3,
      pilots: [
        { victory: 0, weapons: {} },
        { victory: 0, bag: {} },
      ],
    });
    const turns = [0, 0, 0];
    while (t.s.round < 4) {
      turns[t.actor]++;
      t.play('cooldown');
    }
    expect(turns).toEqual([3, 3, 3]);
  });

  test('SCRAMBLE-RULING-83: exactly one gem is drawn in a turn', () => {
    const t = playing({ pilots: [{ bag: { red: 5 } }] }).play('draw');
    expect(t.judge({ type: 'draw' })).toBe('SCRAMBLE-RULING-83');
    expect(t.bag()).toBe('4 red');
  });

  test('SCRAMBLE-RULING-84: damage and Assist tokens stay when their owner cools down or overheats', () => {
    const grid = { '2,4': ['bulwark-teal', 4, 0] } as const;
    for (const t of [
      playing({ grid, pilots: [{ assists: 2 }] }).play('cooldown'),
      playing({ grid, gem: 'overheat', pilots: [{ assists: 2, heat: 7 }] }).play('draw', 'breakWeapon red'),
    ])
      expect([t.at(2, 4), t.assists(2, 4), t.pilot().assists]).toEqual([['bulwark-teal', 4], [0], 2]);
  });

  test('SCRAMBLE-RULING-85: without any Invader play goes on; a new row comes while there are tokens', () => {
    const t = ended({ track: { 7: ['', 'event-fire-1'], 6: ['', 'event-move-2a'], 5: ['', 'event-move-2b'] } });
    expect([t.happened('overheat'), game.outcome(t.s)]).toEqual([[], undefined]);
    expect(
      t
        .endRound()
        .row(3)
        .every((i) => i?.token.level === 2),
    ).toBe(true);
    const empty = ended({ track: MOVE, piles: [[], [], []], pilots: [{ victory: 5 }] });
    expect([empty.s.grid.some((i) => i >= 0), game.outcome(empty.s), empty.step]).toEqual([
      false,
      undefined,
      'drawOrCooldown',
    ]);
  });
});

describe('the clock', () => {
  test('the sixth Aliens Move! leaves in the rounds of the ledger’s section 8, never after round 28', () => {
    const range = (seats: number, experienced: boolean) => {
      const rounds = Array.from({ length: 60 }, (_, n) => clock(seats, experienced, `end ${n}`).rounds);
      return [Math.min(...rounds), Math.max(...rounds)];
    };
    for (const [seats, normal, hard] of [
      [2, [27, 28], [27, 28]],
      [3, [25, 27], [24, 26]],
      [4, [24, 26], [23, 25]],
    ] as const) {
      const [low, high] = range(seats, false);
      expect([low >= normal[0], high <= normal[1]]).toEqual([true, true]);
      const [first, last] = range(seats, true);
      expect([first >= hard[0], last <= hard[1]]).toEqual([true, true]);
    }
  });
});
