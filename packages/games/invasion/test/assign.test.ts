import { describe, expect, test } from 'vitest';
import { assignments } from '../src/assignment.ts';
import { game, INVASION_DICE, type Round } from '../src/index.ts';
import { letters, scene } from './scene.ts';

const battle = (dice: string, tray: string, round: Round = 1) => scene({ round, dice, tray, rerolls: 0 });

/** Saucers left by each plan of a list. */
const lefts = (t: ReturnType<typeof scene>) =>
  t.legal().map((plan) => {
    const after = t.rolling().play(plan);
    return after.eventsOf('assign')[0].left;
  });

describe('step 3: damage to saucers', () => {
  test('INVASION-ASSIGN-1: a Blaster takes away as many saucers of its colour as the round value', () => {
    for (const round of [1, 2, 3] as const)
      expect(battle('y1=3', 'Y', round).eventsOf('assign')[0].left).toBe(3 - round);
  });

  test('INVASION-ASSIGN-2: a Blaster works on one die of its colour only', () => {
    expect(battle('b1=3', 'Y').eventsOf('assign')).toMatchObject([{ plan: [], left: 3 }]);
    const t = battle('y1=2 b1=2', 'I Y');
    expect(t.why('assign Y>b1 I>y1')).toBe('INVASION-ASSIGN-2');
  });

  test('INVASION-ASSIGN-3: a Defense die is never divided; surplus is lost', () => {
    expect(battle('y1=1 y2=1', 'Y', 2).eventsOf('assign')[0].left).toBe(1);
    expect(battle('y1=1 b1=1', 'Y I').why('assign Y>y1 I>y1')).toBe('INVASION-ASSIGN-3');
  });

  test('INVASION-ASSIGN-4: several Defense dice on one Invasion die add up', () => {
    expect(battle('b1=3', 'B B').eventsOf('assign')).toMatchObject([{ left: 1 }]);
    expect(battle('b1=3', 'B B B').eventsOf('assign')).toMatchObject([{ left: 0 }]);
  });

  test('INVASION-ASSIGN-5: an Interceptor cancels one die of any colour with any number of saucers', () => {
    for (const dice of ['y1=3', 'b1=2', 'm1=1'])
      expect(battle(dice, 'I').eventsOf('assign')).toMatchObject([{ left: 0 }]);
    expect(lefts(battle('y1=3 b1=1', 'I'))).toEqual([1, 3]);
  });

  test('INVASION-ASSIGN-6: an Interceptor cancels exactly one die in every round', () => {
    for (const round of [1, 2, 3] as const) expect(lefts(battle('y1=2 b1=1', 'I', round))).toEqual([1, 2]);
  });

  test('INVASION-ASSIGN-7: partly repelled dice keep the saucers that are left', () => {
    const t = scene({ dice: 'm1=3', tray: 'M M', rerolls: 0, rolls: [2] });
    expect(t.eventsOf('strike')).toMatchObject([{ die: 'm1', saucers: 1, hits: ['outer-2'] }]);
  });

  test('INVASION-RULING-20: Blasters and Interceptors must be used while they have a target, in any order', () => {
    const t = battle('y1=2 b1=1', 'Y I');
    expect(t.why('assign Y>y1')).toBe('INVASION-RULING-20');
    expect(t.why('assign I>b1')).toBe('INVASION-RULING-20');
    expect(t.why('assign')).toBe('INVASION-RULING-20');
    expect(battle('', 'Y I').eventsOf('assign')).toMatchObject([{ plan: [] }]);
  });

  test('INVASION-RULING-21: an Interceptor may go on a die that a Blaster has weakened', () => {
    const t = battle('y1=3 b1=2', 'Y I');
    expect(t.legal()).toContain('assign Y>y1 I>y1');
    expect(t.play('assign Y>y1 I>y1').eventsOf('assign')[0].left).toBe(2);
  });

  test('INVASION-RULING-22: like dice are interchangeable, so one plan stands for all with the same result', () => {
    const t = battle('y1=2 y2=2', 'Y I', 2);
    expect(t.eventsOf('assign')[0].plan).toEqual([
      { face: 'blaster-yellow', die: 'y1' },
      { face: 'interceptor', die: 'y2' },
    ]);
    const open = battle('y1=2 y2=2 b1=1', 'I', 2);
    expect(open.legal()).toEqual(['assign I>y1', 'assign I>b1']);
    expect(open.why('assign I>y2')).toBe('INVASION-RULING-22');
  });

  test('INVASION-EX-5: Blaster and Interceptor', () => {
    const t = scene({ dice: 'y1=1 b1=3 m1=2', tray: 'Y I X', rerolls: 0 });
    expect(t.legal().sort()).toEqual(['assign I>y1', 'assign Y>y1 I>b1', 'assign Y>y1 I>m1'].sort());
    const left = (plan: string) => {
      const struck = t.rolling().play(plan).eventsOf('strike');
      return struck.map((e) => `${e.die} ${e.saucers}`);
    };
    expect(left('assign Y>y1 I>b1')).toEqual(['m1 2']);
    expect(left('assign Y>y1 I>m1')).toEqual(['b1 3']);
    expect(left('assign I>y1')).toEqual(['m1 2', 'b1 3']);
  });

  test('INVASION-EX-6: partly repelled', () => {
    expect(scene({ dice: 'b1=3', tray: 'B B', rerolls: 0 }).points[0]).toBe(28);
    expect(scene({ round: 2, dice: 'b1=3', tray: 'B', rerolls: 0 }).points[0]).toBe(28);
  });

  test('INVASION-EX-12: no splitting', () => {
    const t = scene({ round: 3, dice: 'y1=1 y2=1 y3=1', tray: 'Y', rerolls: 0, rolls: [1, 2] });
    expect(t.eventsOf('strike').map((e) => [e.saucers, e.sector])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  test('INVASION-EX-24: one result only is played by itself', () => {
    const t = scene({ round: 2, dice: 'y1=1 y2=3', tray: 'Y Y R R', rerolls: 0 });
    expect(t.eventsOf('assign')).toMatchObject([{ left: 1 }]);
  });
});

describe('whoever does not decide in time', () => {
  const choice = (t: ReturnType<typeof scene>) => game.defaultAction?.(t.s, t.actors[0]);

  test('keeps the dice', () => {
    expect(choice(scene({ tray: 'Y X R' }))).toEqual({ type: 'keep' });
  });

  test('shoots so that the fewest saucers are left, then the fewest strikes', () => {
    expect(choice(battle('y1=1 b1=3 m1=2', 'Y I X'))).toEqual({
      type: 'assign',
      plan: [
        { face: 'blaster-yellow', die: 'y1' },
        { face: 'interceptor', die: 'b1' },
      ],
    });
    const level = battle('y1=3 y2=2', 'Y R R R', 2);
    expect(lefts(level)).toEqual([3, 3]);
    expect(choice(level)).toEqual({ type: 'assign', plan: [{ face: 'blaster-yellow', die: 'y2' }] });
  });

  test('repairs the Core first, then the weakest lane', () => {
    expect(choice(scene({ planets: ['C1 O022222 I222222'], tray: 'R', rerolls: 0 }))).toEqual({
      type: 'rebuild',
      site: 'core',
    });
    expect(choice(scene({ planets: ['C2 O202222 I222221'], tray: 'R', rerolls: 0 }))).toEqual({
      type: 'rebuild',
      site: 'outer-2',
    });
  });
});

describe('the list of assignments', () => {
  /** The ledger's own definition: depth first over every order in which dice can be laid. */
  function ends(round: number, shown: readonly number[], sectors: readonly number[], tray: readonly number[]) {
    const found = new Set<string>();
    const seen = new Set<string>();
    const walk = (left: readonly number[], weapons: readonly number[]) => {
      const key = `${left} ${weapons}`;
      if (seen.has(key)) return;
      seen.add(key);
      let stuck = true;
      weapons.forEach((weapon, i) => {
        left.forEach((n, die) => {
          if (n === 0 || (weapon < 3 && Math.floor(die / 3) !== weapon)) return;
          stuck = false;
          walk(left.with(die, weapon === 3 ? 0 : Math.max(0, n - round)), weapons.toSpliced(i, 1));
        });
      });
      if (stuck) found.add(result(left, sectors));
    };
    walk(shown, tray.filter((face) => face < 4).toSorted());
    return found;
  }

  const result = (left: readonly number[], sectors: readonly number[]) =>
    JSON.stringify(
      [0, 3, 6].map((from) =>
        [0, 1, 2].map((i) => (left[from + i] === 0 ? 0 : left[from + i] * 8 + sectors[from + i])).sort(),
      ),
    );

  test('it has one plan for each end state of the ledger’s search, and no other', () => {
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    for (let i = 0; i < 400; i++) {
      const round = (1 + random(3)) as Round;
      const shown = INVASION_DICE.map((_, die) => (die % 3 < round ? random(4) : 0));
      const sectors = shown.map((n) => (i % 2 === 1 && n > 0 ? 1 + random(3) : 0));
      const tray = Array.from({ length: round + 2 }, () => random(6));
      const plans = assignments({ round, shown, sectors, tray }).map(({ plan }) => {
        const left = shown.slice();
        for (const { face, die } of plan) {
          const at = INVASION_DICE.indexOf(die);
          expect(left[at]).toBeGreaterThan(0);
          left[at] = face === 'interceptor' ? 0 : Math.max(0, left[at] - round);
        }
        return result(left, sectors);
      });
      expect(new Set(plans).size).toBe(plans.length);
      expect(new Set(plans)).toEqual(ends(round, shown, sectors, tray));
    }
  });

  test('its worst case is the ledger’s: 3, 41 and 126; with Radar 3, 56 and 126', () => {
    const size = (round: Round, shown: number[], tray: string, sectors = shown.map(() => 0)) =>
      assignments({ round, shown, sectors, tray: letters(tray) }).length;
    expect(size(1, [1, 0, 0, 1, 0, 0, 1, 0, 0], 'M I I')).toBe(3);
    expect(size(2, [1, 1, 0, 3, 3, 0, 3, 3, 0], 'B M I I', [1, 2, 0, 4, 5, 0, 1, 2, 0])).toBe(56);
    expect(size(3, new Array(9).fill(1), 'I I I I I', [1, 2, 3, 4, 5, 6, 1, 2, 3])).toBe(126);
  });
});
