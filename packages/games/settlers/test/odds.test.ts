import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  allOf,
  type Course,
  choiceOf,
  contentOf,
  courseOf,
  diceUsed,
  game,
  oddsOf,
  type Pack,
  packAt,
  parsePack,
  SET,
  stateOdds,
  type WorldRow,
  worthOf,
} from '../src/index.ts';
import { ROLLS } from '../src/odds/rolls.ts';
import { at } from './playing.ts';

const packs = (codes: string) => codes.split(' | ').map((code) => parsePack(code) as Pack);
const chance = (codes: string, n = 7) => {
  const course = courseOf(packs(codes));
  return worthOf(course, allOf(course), n);
};
const percent = (p: number) => Math.round(p * 1000) / 10;

/** A fast generator, good enough to throw many dice: 32 bits each time, enough for a whole roll. */
function words32(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** One turn of best play for the packs of a course: whether they were all filled. */
function simulate(course: Course, n: number, next: () => number): boolean {
  const counts = [0, 0, 0, 0, 0, 0];
  let open = allOf(course);
  let pool = n;
  while (open > 0 && pool > 0) {
    counts.fill(0);
    for (let i = 0, word = next(); i < pool; i++, word = Math.floor(word / 6)) counts[word % 6]++;
    let best = worthOf(course, open, pool - 1);
    let chosen = -1;
    let cost = 1;
    for (let i = 0; i < course.packs.length; i++) {
      const used = open & (1 << i) ? diceUsed(course.packs[i], counts) : 0;
      if (used === 0 || worthOf(course, open ^ (1 << i), pool - used) < best) continue;
      best = worthOf(course, open ^ (1 << i), pool - used);
      chosen = i;
      cost = used;
    }
    if (chosen >= 0) open ^= 1 << chosen;
    else if (best === 0) return false;
    pool -= cost;
  }
  return open === 0;
}

describe('exact odds', () => {
  test('the rolls of each number of dice are complete', () => {
    expect(ROLLS.map(({ counts }) => counts.length)).toEqual([1, 6, 21, 56, 126, 252, 462, 792]);
    for (const { chances } of ROLLS) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });

  test('the table of the ledger: from the centre, stolen or Hard, stolen past Diplomacy', () => {
    const table: Record<string, number[]> = {
      tindertop: [92.3, 78.7, 64.3],
      quillon: [67.1, 56.5, 40.7],
      vandelay: [65.8, 58.0, 47.5],
      'luna-i': [65.8, 51.1, 42.4],
      kiln: [67.4, 36.1, 9.1],
      tamago: [58.0, 43.1, 24.5],
      verdance: [52.3, 27.2, 7.0],
      'luna-ii': [49.6, 36.9, 19.1],
      unagi: [44.3, 27.0, 15.8],
      emberfall: [39.7, 21.2, 4.2],
      'port-halcyon': [36.9, 19.5, 4.8],
      afterglow: [36.4, 17.0, 4.1],
      lanternhead: [30.7, 16.2, 3.9],
    };
    for (const { id, packs: codes } of SET.tables.worlds as readonly WorldRow[]) {
      const line = codes.join(' | ');
      if (id === 'solace') expect(percent(chance(line))).toBe(32.5);
      else expect([line, `${line} | A`, `${line} | A | P3/2`].map((l) => percent(chance(l)))).toEqual(table[id]);
    }
  });

  test('the table of the ledger: Upgrades with 2, 3, 4 and 7 dice', () => {
    const row = (codes: string) => [2, 3, 4, 7].map((n) => Math.round(chance(codes, n) * 100));
    expect(row('P3/2')).toEqual([49, 79, 94, 100]);
    expect(row('W')).toEqual([42, 67, 84, 99]);
    expect(row('W | P2/1')).toEqual([18, 51, 78, 99]);
    expect(row('P4/2')).toEqual([17, 46, 74, 100]);
    expect(row('W | E')).toEqual([9, 32, 60, 98]);
    expect(row('P5/3')).toEqual([8, 30, 57, 99]);
    expect(row('WE')).toEqual([6, 19, 38, 88]);
    expect(row('WE | P3/2')).toEqual([0, 5, 21, 87]);
    expect(row('W | P6/3')).toEqual([0, 2, 15, 85]);
    expect(row('WEA | P3/2')).toEqual([0, 0, 3, 59]);
    expect(row('EE | P5/3')).toEqual([0, 0, 2, 50]);
  });

  test('1,000,000 simulated turns agree within three standard errors', () => {
    const cases: [string, number][] = [
      ['A | W | P4/2 | P3/2', 7],
      ['WE | EA | P3/2 | A', 7],
      ['WEA | P5/2', 7],
      ['WW | E | A | P3/2', 6],
      ['P8/3 | A', 5],
    ];
    const turns = 200_000;
    for (const [i, [codes, n]] of cases.entries()) {
      const course = courseOf(packs(codes));
      const next = words32(2025 + i);
      let done = 0;
      for (let turn = 0; turn < turns; turn++) if (simulate(course, n, next)) done++;
      const p = chance(codes, n);
      expect(Math.abs(done / turns - p)).toBeLessThan(3 * Math.sqrt((p * (1 - p)) / turns));
    }
  });

  test('the rules themselves agree: turns played at the table', () => {
    const turns = 1500;
    let done = 0;
    const c = contentOf(game.defaults);
    const start = at({ owns: ['', 'vandelay diplomacy#1'] }).s;
    const p = stateOdds(start, 'vandelay')?.claim ?? 0;
    for (let i = 0; i < turns; i++) {
      const s = { ...game.clone(start), rng: { key: keyFromSeed(`turn ${i}`), n: 0 } };
      while (s.active === 0 && s.worlds[6] === 1) {
        const worthy = (game.legal?.(s, 0) ?? []).filter((a) => a.type !== 'fill' || a.target === 'vandelay');
        const ranked = worthy.map((a) => {
          const after = game.clone(s);
          game.apply(after, 0, a, () => {});
          const n = after.turn.places.filter((place) => place === -1).length;
          if (after.worlds[6] === 0) return { a, worth: 2 };
          if (a.type === 'roll') return { a, worth: 1 };
          if (after.active !== 0) return { a, worth: -1 };
          const open = after.turn.required.length
            ? after.turn.required.filter((id) => !after.turn.filled.includes(id)).map((id) => packAt(c, 6, id) as Pack)
            : packs('WW | E | A | P3/2');
          const course = courseOf(open);
          return { a, worth: worthOf(course, allOf(course), n) };
        });
        const best = ranked.reduce((x, y) => (y.worth > x.worth ? y : x));
        game.apply(s, 0, best.a, () => {});
      }
      if (s.worlds[6] === 0) done++;
    }
    expect(Math.abs(done / turns - p)).toBeLessThan(3 * Math.sqrt((p * (1 - p)) / turns));
  });

  test('a position: the roll on the table, the packs still open, the dice lost', () => {
    const odds = (position: Parameters<typeof at>[0], uid: string) => oddsOf(at(position).view, uid);
    expect(odds({}, 'kiln')?.claim).toBeCloseTo(chance('A | W | P4/2 | P3/2'), 12);
    expect(odds({ roll: 'E 1', target: 'vandelay c0' }, 'vandelay')?.claim).toBe(1);
    expect(odds({ roll: '1 1', target: 'vandelay c0' }, 'vandelay')?.claim).toBeCloseTo(1 / 6, 12);
    expect(odds({ roll: '1', target: 'vandelay c0' }, 'vandelay')?.claim).toBe(0);
    expect(odds({ dice: 2, target: 'vandelay c0' }, 'vandelay')?.claim).toBeCloseTo(chance('E', 2), 12);
    expect(odds({ owns: ['', 'vandelay diplomacy#1'] }, 'vandelay')).toMatchObject({
      claim: chance('WW | E | A | P3/2'),
      leastDice: 5,
    });
    expect(odds({ options: { hard: true } }, 'vandelay')?.claim).toBeCloseTo(chance('WW | E | A'), 12);
    const boosted = { owns: ['', 'luna-i'], roll: 'A 1 1 1 1 1 1' };
    expect(odds({ ...boosted, boosted: true }, 'luna-i')?.claim).toBeCloseTo(chance('EE | A | A', 6), 12);
    expect(odds(boosted, 'luna-i')?.claim).toBeGreaterThan(chance('EE | A | A', 6));
  });

  test('what cannot be claimed this turn has no odds', () => {
    const none = (position: Parameters<typeof at>[0], uid: string) =>
      expect(oddsOf(at(position).view, uid)).toBeUndefined();
    none({ worldClaimed: true, dice: 4 }, 'kiln');
    none({ upgradeClaimed: true, dice: 4, display: 'moon-base#1' }, 'moon-base#1');
    none({ owns: ['kiln'] }, 'kiln');
    none({ owns: ['', 'solace'] }, 'solace');
    none({ options: { peaceful: true }, owns: ['', 'kiln'] }, 'kiln');
    none({ dice: 4, target: 'vandelay c0' }, 'kiln');
    none({ discards: 'moon-base#1' }, 'moon-base#1');
    none({}, 'atlantis');
  });

  test('a World together with an Upgrade: either order, as the dice fall', () => {
    const display = 'solar-array#1 garden-ship#1';
    const odds = (position: object) => oddsOf(at({ display, ...position }).view, 'quillon');
    const free = odds({});
    const upgrades = choiceOf([courseOf(packs('W')), courseOf(packs('P5/3'))]);
    const worldFirst = courseOf(packs('P8/4'), upgrades);
    expect(free?.withUpgrade).toBeGreaterThan(worthOf(worldFirst, 1, 7));
    expect(free?.withUpgrade).toBeLessThan(free?.claim ?? 0);
    // Quillon now with 3 dice left, then either Upgrade: never worse than what the roll allows.
    const rolled = odds({ roll: '3 3 2 W E E', upgradeClaimed: false });
    expect(rolled?.withUpgrade).toBeGreaterThanOrEqual(upgrades.byDice[3]);
    expect(odds({ upgradeClaimed: true, dice: 5 })?.withUpgrade).toBeCloseTo(chance('P8/4', 5), 12);
    const committed = oddsOf(at({ display, dice: 5, target: 'solar-array#1' }).view, 'quillon');
    const after = courseOf(packs('W'), { key: 'quillon', byDice: courseOf(packs('P8/4')).worth.slice(8) });
    expect(committed?.claim).toBeCloseTo(worthOf(after, 1, 5), 12);
    const last = oddsOf(at({ display, dice: 5, target: 'quillon', centre: 'quillon' }).view, 'quillon');
    expect([last?.withUpgrade, last?.claim]).toEqual([0, chance('P8/4', 5)]);
  });
});
