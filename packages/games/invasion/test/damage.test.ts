import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAYOUT, PATHS, SECTORS, SITES } from '../src/index.ts';
import { pointsOf, strike } from '../src/planet.ts';
import { FRESH, notation, planet, scene } from './scene.ts';

/** A planet after strikes, `[sector, damage]` each. */
function struck(before: string, ...strikes: readonly (readonly [number, number])[]): string {
  const p = planet(before);
  for (const [sector, points] of strikes) strike(p, sector, points);
  return notation(p);
}

const points = (p: string) => pointsOf(planet(p));

/** The active planet after an invasion against which nothing was done. */
const invaded = (before: string, dice: string, rolls: readonly number[], tray = '') =>
  scene({ planets: [before], dice, tray, rerolls: 0, rolls, round: 3 });

describe('step 4: damage to Cities and Core', () => {
  test('INVASION-DMG-1: every saucer not repelled does one point of damage to the active planet', () => {
    expect(invaded(FRESH, 'y1=1 b1=3', [1, 2]).points).toEqual([25, 29]);
  });

  test('INVASION-DMG-2: one Sector roll for each die with saucers left, not for each saucer', () => {
    const t = invaded(FRESH, 'y1=3 b1=2', [4, 4]);
    expect(t.eventsOf('strike').map((e) => [e.die, e.sector])).toEqual([
      ['b1', 4],
      ['y1', 4],
    ]);
  });

  test('INVASION-DMG-3: all remaining saucers of a die strike the sector rolled', () => {
    expect(invaded(FRESH, 'm1=3', [5]).planets[0]).toBe('C2 O222202 I222212');
  });

  test('INVASION-DMG-4: one point turns an undamaged City to its damaged side', () => {
    expect(struck(FRESH, [3, 1])).toBe('C2 O221222 I222222');
  });

  test('INVASION-DMG-5: a City with two points of damage leaves the planet', () => {
    expect(struck(FRESH, [3, 2])).toBe('C2 O220222 I222222');
  });

  test('INVASION-DMG-6: the first point flips the Core, the second removes it', () => {
    expect(struck('C2 O022222 I022222', [1, 1])).toBe('C1 O022222 I022222');
    expect(struck('C2 O022222 I022222', [1, 2])).toBe('C0 O022222 I022222');
  });

  test('INVASION-DMG-7: past a missing Core damage goes on to the opposite side', () => {
    expect(struck('C0 O022222 I022222', [1, 1])).toBe('C0 O022222 I022122');
  });

  test('INVASION-DMG-8: a saucer that finds nothing on its path does no damage', () => {
    const t = invaded('C0 O022022 I022022', 'y1=3', [1]);
    expect(t.eventsOf('strike')).toMatchObject([{ saucers: 3, hits: [] }]);
    expect(t.planets[0]).toBe('C0 O022022 I022022');
  });

  test('INVASION-DMG-9: the path runs outer, inner, Core, opposite inner, opposite outer', () => {
    const p = planet(FRESH);
    expect(strike(p, 2, 10)).toEqual(
      ['outer-2', 'inner-2', 'core', 'inner-5', 'outer-5'].flatMap((site) => [site, site]),
    );
  });
});

describe('rulings about planets', () => {
  test('INVASION-RULING-1: two rings of six Cities in straight lines to the centre', () => {
    for (const sector of SECTORS) {
      const [outer, inner] = [`outer-${sector}`, `inner-${sector}`].map((site) => LAYOUT.find((l) => l.site === site));
      expect(outer?.angle).toBe(inner?.angle);
      expect(outer?.radius).toBeGreaterThan(inner?.radius ?? 1);
    }
    expect(LAYOUT.map((l) => l.site)).toEqual(SITES);
  });

  test('INVASION-RULING-2: sectors run clockwise from the top, and 1-4, 2-5, 3-6 are opposite', () => {
    expect(SECTORS.map((sector) => LAYOUT.find((l) => l.site === `outer-${sector}`)?.angle)).toEqual([
      0, 60, 120, 180, 240, 300,
    ]);
    expect(SECTORS.map((sector) => PATHS[sector][4])).toEqual([4, 5, 6, 1, 2, 3].map((s) => `outer-${s}`));
  });

  test('INVASION-RULING-3: an attack comes from outside: outer, inner, Core', () => {
    expect(struck(FRESH, [6, 5])).toBe('C1 O222220 I222220');
  });

  test('INVASION-RULING-4: past the empty centre the inner City comes first, then the outer one, the rest is lost', () => {
    expect(struck('C0 O022222 I022222', [1, 3])).toBe('C0 O022122 I022022');
    expect(struck('C0 O022222 I022222', [1, 9])).toBe('C0 O022022 I022022');
  });

  test('INVASION-RULING-5: an attack does not stop at the piece it destroys', () => {
    expect(struck('C2 O122222 I222222', [1, 3])).toBe('C2 O022222 I022222');
  });

  test('INVASION-RULING-6: when the Core falls in mid-attack the rest passes through at once', () => {
    expect(struck('C1 O022222 I022222', [1, 2])).toBe('C0 O022222 I022122');
  });

  test('INVASION-RULING-7: with no City in front the Core is hit', () => {
    expect(struck('C2 O022222 I022222', [1, 1])).toBe('C1 O022222 I022222');
  });

  test('INVASION-RULING-8: missiles pass through as well', () => {
    const t = scene({ round: 2, planets: [FRESH, 'C0 O022222 I022222'], tray: 'X', rerolls: 0, rolls: [1, 2] });
    expect(t.planets[1]).toBe('C0 O022222 I022022');
  });

  test('INVASION-RULING-22: the fewest saucers strike first, then yellow, blue, magenta, then the lower number', () => {
    const t = invaded(FRESH, 'y1=3 y2=1 b1=2 b2=1 b3=1 m1=2', [1, 2, 3, 4, 5, 6], 'R R R R R');
    expect(t.eventsOf('strike').map((e) => `${e.die}→${e.sector}`)).toEqual([
      'y2→1',
      'b2→2',
      'b3→3',
      'b1→4',
      'm1→5',
      'y1→6',
    ]);
  });

  test('INVASION-RULING-22: each die is applied before the next is rolled', () => {
    const t = invaded('C2 O022222 I022222', 'y1=1 b1=2', [1, 1]);
    expect(t.eventsOf('strike').map((e) => e.hits)).toEqual([['core'], ['core', 'inner-4']]);
  });

  test('INVASION-RULING-23: the sectors are rolled by themselves, with the active player’s die', () => {
    const t = invaded(FRESH, 'y1=1', [4]);
    expect(t.eventsOf('strike')).toMatchObject([{ seat: 0, sector: 4 }]);
    expect(t.s.active).toBe(1);
  });

  test('INVASION-RULING-24: several dice may strike the same sector, one after the other', () => {
    expect(invaded(FRESH, 'y1=2 b1=2 m1=2', [1, 1, 1], 'R R R R R').planets[0]).toBe('C0 O022222 I022222');
  });

  test('INVASION-RULING-25: no Sector roll for a die that was repelled or shows no saucer', () => {
    const t = scene({ dice: 'y1=1 b1=0 m1=2', tray: 'Y', rerolls: 0, rolls: [3] });
    expect(t.eventsOf('strike').map((e) => e.die)).toEqual(['m1']);
  });

  test('INVASION-RULING-37: a planet with nothing left keeps playing', () => {
    const t = scene({ planets: ['C0 O000000 I000000'], dice: 'y1=3', tray: 'X R', rolls: [1, 1, 2] });
    t.play('keep');
    expect(t.points).toEqual([0, 28]);
    expect(t.step).toBe('rebuild');
    t.play('rebuild core');
    expect(t.points).toEqual([1, 28]);
  });
});

describe('damage in general', () => {
  const anyPlanet = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 13, maxLength: 13 });

  test('a strike takes one strength a hit, and strikes nothing off its path', () => {
    fc.assert(
      fc.property(anyPlanet, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 12 }), (before, sector, n) => {
        const p = before.slice();
        const hits = strike(p, sector, n);
        const lane = PATHS[sector as 1].map((site) => SITES.indexOf(site));
        const there = lane.reduce((sum, site) => sum + before[site], 0);
        expect(hits.length).toBe(Math.min(n, there));
        p.forEach((strength, site) => {
          expect(before[site] - strength).toBe(hits.filter((hit) => hit === SITES[site]).length);
          if (!lane.includes(site)) expect(strength).toBe(before[site]);
        });
      }),
    );
  });
});

describe('examples of damage', () => {
  test('INVASION-EX-7: damage to three sectors', () => {
    const t = scene({ dice: 'y1=1 b1=2 m1=3', tray: 'R R R', rerolls: 0, rolls: [6, 1, 5] });
    expect([t.planets[0], t.points[0]]).toEqual(['C2 O022201 I222212', 23]);
  });

  test('INVASION-EX-8: through a thin lane into the Core', () => {
    expect(points('C2 O220222 I221222')).toBe(26);
    expect(struck('C2 O220222 I221222', [3, 2])).toBe('C1 O220222 I220222');
    expect(points('C1 O220222 I220222')).toBe(21);
  });

  test('INVASION-EX-9: passing the empty centre', () => {
    expect(points('C0 O022222 I022122')).toBe(19);
    expect(struck('C0 O022222 I022122', [1, 2])).toBe('C0 O022122 I022022');
    expect(points('C0 O022122 I022022')).toBe(17);
  });

  test('INVASION-EX-10: the Core falls in mid-attack', () => {
    expect(points('C1 O202222 I202222')).toBe(21);
    expect(struck('C1 O202222 I202222', [2, 3])).toBe('C0 O202222 I202202');
    expect(points('C0 O202222 I202202')).toBe(18);
  });

  test('INVASION-EX-11: nothing on the path', () => {
    expect(points('C0 O022022 I022022')).toBe(16);
    expect(struck('C0 O022022 I022022', [1, 3], [4, 3])).toBe('C0 O022022 I022022');
    expect(points(struck('C0 O022022 I022022', [2, 1]))).toBe(15);
  });

  test('INVASION-EX-23: an empty planet', () => {
    const t = scene({ round: 2, planets: ['C0 O000000 I000000'], dice: 'y1=3 b2=2', tray: 'R', rerolls: 0 });
    t.play('rebuild core', 'rebuild core');
    expect(t.points[0]).toBe(5);
  });
});
