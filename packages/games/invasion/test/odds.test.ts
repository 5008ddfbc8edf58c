import { keyFromSeed, type Rng, rngOf, top } from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEEP } from '../src/actions.ts';
import {
  type Action,
  assignOdds,
  type BestPlay,
  bestPlayOf,
  chanceOf,
  FACES,
  game,
  keepOdds,
  marginBefore,
  missileOdds,
  type Round,
  SECTORS,
  SITES,
  type State,
} from '../src/index.ts';
import { cellIn, gainIn, pointsIn } from '../src/odds/cells.ts';
import { damageOddsOf } from '../src/odds/damageOdds.ts';
import { shapeTable } from '../src/odds/shapes.ts';
import { undefendedOnAverage } from '../src/odds/throws.ts';
import { expectedUnderFire } from '../src/odds/underFire.ts';
import { pointsOf, strike } from '../src/planet.ts';
import { REBUILDS, showing } from '../src/turn.ts';
import { scene } from './scene.ts';

const anyPlanet = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 13, maxLength: 13 });

/** The points of a planet after the best repair with so many points, found by trying everything. */
function bestRepair(p: readonly number[], pool: number): number {
  if (pool === 0 || p.every((n) => n === 2)) return pointsOf(p);
  return Math.max(...p.map((n, site) => (n < 2 ? bestRepair(p.with(site, n + 1), pool - 1) : 0)));
}

describe('exact chances', () => {
  test('there are 2040 shapes of planets', () => {
    expect(shapeTable().size).toBe(2040);
  });

  test('what may become of a planet is that of all Sector rolls, one by one', () => {
    fc.assert(
      fc.property(anyPlanet, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 0, maxLength: 3 }), (p, sizes) => {
        const s: State = { ...scene().s, planets: [p, p] };
        const strength = p.reduce((a, b) => a + b, 0);
        const damage = new Array<number>(strength + 1).fill(0);
        let [points, repaired, core] = [0, 0, 0];
        const walk = (at: number[], left: readonly number[], chance: number): void => {
          for (const sector of left.length > 0 ? SECTORS : []) {
            const next = at.slice();
            strike(next, sector, left[0]);
            walk(next, left.slice(1), chance / 6);
          }
          if (left.length > 0) return;
          damage[strength - at.reduce((a, b) => a + b, 0)] += chance;
          points += chance * pointsOf(at);
          repaired += chance * bestRepair(at, 1);
          if (at[0] < p[0]) core += chance;
        };
        walk(p, sizes.toSorted(), 1);
        const odds = damageOddsOf(s)([...sizes, 0, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 9));
        damage.forEach((chance, n) => {
          expect(odds.damage[n]).toBeCloseTo(chance, 10);
        });
        expect(odds.points[0]).toBeCloseTo(points, 10);
        expect(odds.points[1]).toBeCloseTo(repaired, 10);
        expect(odds.coreHit).toBeCloseTo(core, 10);
      }),
      { numRuns: 40 },
    );
  });

  test('the gain of rebuild points is that of the best repair', () => {
    fc.assert(
      fc.property(anyPlanet, fc.integer({ min: 0, max: 3 }), (p, pool) => {
        expect(pointsIn(cellIn(p))).toBe(pointsOf(p));
        expect(gainIn(cellIn(p), pool)).toBe(bestRepair(p, pool) - pointsOf(p));
      }),
      { numRuns: 60 },
    );
  });

  test('a Missile is expected to do what its 36 pairs of rolls do', () => {
    fc.assert(
      fc.property(anyPlanet, fc.constantFrom(1, 2, 3), (p, value) => {
        let mean = 0;
        for (const sector of SECTORS) {
          const hit = p.slice();
          strike(hit, sector, value);
          mean += (5 / 36) * pointsOf(hit) + (1 / 36) * bestRepair(p, value);
        }
        expect(expectedUnderFire(p, value)[1]).toBeCloseTo(mean, 10);
      }),
      { numRuns: 40 },
    );
  });

  test('the average throw is the mean of all 216 throws of round 1', () => {
    const s = scene({ planets: ['C2 O102222 I012221'] }).s;
    const oddsOf = damageOddsOf(s);
    const faces = [0, 1, 1, 2, 2, 3];
    let mean = 0;
    for (const y of faces) for (const b of faces) for (const m of faces) mean += oddsOf([y, b, m]).points[0] / 216;
    expect(undefendedOnAverage(s)).toBeCloseTo(mean, 10);
  });
});

describe('the odds panel', () => {
  const position = (round: Round, tray: string, rerolls: number, radar = false) =>
    scene({
      seats: 3,
      round,
      radar,
      rerolls,
      tray,
      planets: ['C2 O102222 I012221', 'C1 O222222 I022222', 'C2 O001222 I202222'],
      dice: [
        '',
        'y1=3@2 b1=1@1 m1=2@1',
        'y1=3@2 y2=1@4 b1=1@1 b2=2@1 m1=2@6',
        'y1=1@1 y2=3@2 y3=2@5 b1=2@2 b2=3@1 m1=2@3 m2=1@3',
      ][round],
    }).s;

  test('with one re-roll left each choice is the mean over all its rolls of the best assignment', () => {
    for (const radar of [false, true]) {
      const s = position(1, 'Y X R', 1, radar);
      for (const { action, margin } of keepOdds(s)) {
        const faces = action.type === 'reroll' ? action.faces.map((face) => FACES.indexOf(face)) : [];
        const kept = s.tray.slice();
        for (const face of faces) kept.splice(kept.indexOf(face), 1);
        const ends = faces.reduce((trays) => trays.flatMap((t) => FACES.map((_, face) => [...t, face])), [kept]);
        const values = ends.map((tray) => Math.max(...assignOdds({ ...s, tray }).map((o) => o.margin)));
        expect(margin).toBeCloseTo(values.reduce((a, b) => a + b, 0) / values.length, 10);
      }
    }
  });

  test('chances add up, and more re-rolls never hurt', () => {
    for (const round of [1, 2, 3] as const) {
      const s = position(round, 'Y B M I X R'.slice(0, 2 * round + 3), 3);
      const odds = keepOdds(s);
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
      expect(odds.map((o) => o.action)).toEqual(game.legal?.(s, 0));
      for (const o of odds) for (const list of [o.damage, o.missiles, o.rebuilds]) expect(sum(list)).toBeCloseTo(1, 9);
      const bestPlay = bestPlayOf(s);
      for (const t of [1, 2, 3]) {
        bestPlay.margins[t].forEach((margin, i) => {
          expect(margin).toBeGreaterThanOrEqual(bestPlay.margins[t - 1][i] - 1e-9);
        });
      }
    }
  });

  test('keeping is certain: the tray as it lies', () => {
    const s = position(2, 'Y X R R', 3);
    const [keep] = keepOdds(s);
    expect(keep.action).toBe(KEEP);
    expect(keep.missiles).toEqual([0, 1, 0, 0, 0]);
    expect(keep.rebuilds).toEqual([0, 0, 1, 0, 0]);
  });

  test('the chance of a wanted icon is the ledger’s table', () => {
    const rows = [1, 2, 3, 4, 5].map((n) => [1, 2, 3].map((t) => (100 * chanceOf('interceptor', n, t)).toFixed(1)));
    expect(rows).toEqual([
      ['16.7', '30.6', '42.1'],
      ['30.6', '51.8', '66.5'],
      ['42.1', '66.5', '80.6'],
      ['51.8', '76.7', '88.8'],
      ['59.8', '83.8', '93.5'],
    ]);
  });

  test('assignments know their strikes, saucers and the danger for the Core', () => {
    const s = scene({ planets: ['C2 O022222 I022222'], dice: 'y1=1 b1=3', tray: 'I', rerolls: 0 }).s;
    const [y, b] = assignOdds(s);
    expect([y, b]).toMatchObject([
      { strikes: 1, saucers: 3 },
      { strikes: 1, saucers: 1 },
    ]);
    expect(b.coreHit).toBeCloseTo(1 / 6, 10);
    expect(b.lost).toBeCloseTo(5 / 6 + 4 / 6, 10);
  });

  test('a Missile at a fresh planet takes one point, at a damaged one it may be a gift', () => {
    const s = scene({ seats: 3, planets: [undefined, undefined, 'C1 O222222 I222222'] }).s;
    const [fresh, worn] = missileOdds(s);
    expect(fresh.loss).toBeCloseTo(1, 10);
    expect(fresh.gift).toBeCloseTo(0, 10);
    expect(worn.gift).toBeCloseTo(4, 10);
    expect(worn.mean).toBeCloseTo(4 / 6 - 5 / 6, 10);
  });

  /** Plays a turn as well as the odds say and returns what the panel forecasts. */
  function playTurn(from: State, bestPlay: BestPlay, rng: Rng) {
    const s = { ...game.clone(from), rng };
    const seen = { damage: 0, missiles: 0, rebuilds: 0 };
    while (s.active === 0 && s.round === from.round) {
      const seat = game.actors(s)[0];
      const frame = top(s);
      let action: Action;
      if (frame.step === 'defense') {
        const odds = bestPlay.kept[frame.rerolls][bestPlay.trays.indexOf.get(trayCode(s)) ?? 0];
        action = odds < 0 ? KEEP : rerollTo(s, bestPlay.trays.codes[odds]);
      } else if (frame.step === 'assign') {
        action = bestShots(s);
      } else {
        action = repair(s, seat);
      }
      if (frame.step === 'defense') seen.rebuilds = showing(s, REBUILDS);
      game.apply(s, seat, action, (e) => {
        if (e.type === 'strike') seen.damage += e.hits.length;
        if (e.type === 'missile') seen.missiles++;
        if (e.type === 'reroll') seen.rebuilds = e.faces.filter((face) => face === 'rebuild').length;
      });
    }
    const points = s.planets.map(pointsOf);
    return { margin: points[0] - (points[1] + points[2]) / 2, ...seen };
  }

  const bestKnown = new Map<string, Action>();
  function bestShots(s: State): Action {
    const key = `${s.round} ${s.radar} ${s.tray.toSorted()}`;
    const known = bestKnown.get(key) ?? assignOdds(s).reduce((a, b) => (b.margin > a.margin ? b : a)).action;
    bestKnown.set(key, known);
    return known;
  }

  const trayCode = (s: State) => s.tray.reduce((code, face) => code + 6 ** face, 0);

  function rerollTo(s: State, kept: number): Action {
    const rolled = trayCode(s) - kept;
    const action = game.legal?.(s, 0).find((a) => a.type === 'reroll' && codeOf(a) === rolled);
    if (!action) throw new Error('no such re-roll');
    return action;
  }
  const codeOf = (a: Action) =>
    a.type === 'reroll' ? a.faces.reduce((code, face) => code + 6 ** FACES.indexOf(face), 0) : -1;

  /** The ledger's order of repair: an undamaged Core if the points suffice, then the weakest lane. */
  function repair(s: State, seat: number): Action {
    const frame = top(s);
    const p = s.planets[seat];
    const pool = frame.step === 'freeRebuild' ? frame.pools[seat] : frame.step === 'rebuild' ? frame.pool : 0;
    if (p[0] < 2 && pool >= 2 - p[0]) return { type: 'rebuild', site: 'core' };
    const lanes = SECTORS.map((sector) => p[sector] + p[6 + sector]);
    const weakest = lanes.indexOf(Math.min(...lanes)) + 1;
    if (lanes[weakest - 1] === 4) return { type: 'rebuild', site: 'core' };
    return { type: 'rebuild', site: SITES[p[weakest] < 2 ? weakest : 6 + weakest] };
  }

  test.each([
    [1, 'Y X R', false],
    [2, 'X X R I', false],
    [3, 'Y I X R R', false],
    [3, 'Y I X R R', true],
  ] as const)('simulation agrees in round %i with %s, Radar %s', (round, tray, radar) => {
    const s = { ...position(round, tray, 3, radar), active: 0 };
    const bestPlay = bestPlayOf(s);
    const odds = keepOdds(s, bestPlay);
    const best = odds.reduce((a, b) => (b.margin > a.margin + 1e-9 ? b : a));
    const n = 1000;
    const rng = rngOf(keyFromSeed(`simulation ${round} ${radar}`));
    const runs = Array.from({ length: n }, () => playTurn(s, bestPlay, rng));
    const near = (expected: number, values: readonly number[], variance: number) => {
      const mean = values.reduce((a, b) => a + b, 0) / n;
      expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.sqrt(variance / n) + 0.5 / n);
    };
    const margins = runs.map((r) => r.margin);
    near(best.margin, margins, margins.reduce((sum, m) => sum + (m - best.margin) ** 2, 0) / n);
    for (const what of ['damage', 'missiles', 'rebuilds'] as const) {
      best[what].forEach((p, k) => {
        near(
          p,
          runs.map((r) => Number(r[what] === k)),
          p * (1 - p),
        );
      });
    }
  });

  test('before the first roll best play knows the mean of all first rolls', () => {
    const s = position(1, 'Y X R', 3);
    const bestPlay = bestPlayOf(s);
    let mean = 0;
    for (let i = 0; i < 216; i++) {
      const tray = [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)];
      mean += Math.max(...keepOdds({ ...s, tray }, bestPlay).map((o) => o.margin)) / 216;
    }
    expect(marginBefore(bestPlay)).toBeCloseTo(mean, 9);
  });

  test('a re-roll is made for the icons that bring more than it does on average', () => {
    const s = scene({
      round: 2,
      seats: 4,
      dice: 'y1=3 y2=1 b1=2 m1=3 m2=2',
      tray: 'Y R I X',
      rerolls: 2,
      planets: ['C2 O210102 I220212'],
    }).s;
    const again = keepOdds(s).find(
      ({ action }) => action.type === 'reroll' && action.faces.join() === 'blaster-yellow,missile',
    );
    expect(again?.wanted.faces).toEqual(['interceptor']);
    expect(again?.wanted.chance).toBeCloseTo(1 - (5 / 6) ** 2, 9);
    expect(keepOdds(s)[0].wanted.faces).toEqual([]);
  });

  test('a state is left as it was', () => {
    const s = position(3, 'Y B I X R', 3);
    const before = structuredClone(s);
    keepOdds(s);
    assignOdds(s);
    missileOdds(s);
    expect(s).toEqual(before);
  });
});
