import {
  below,
  chances,
  type Insight,
  keyFromSeed,
  legal,
  type Rng,
  rngOf,
  type Seat,
  silent,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, CLASSIC, game, keepOdds, type State, TACTICIAN, type Variants } from '../src/index.ts';
import { best, worthOf } from '../src/insight/choices.ts';
import { captainForecast } from '../src/insight/knownForecasts.ts';
import { chancesOf } from '../src/insight/outlook.ts';
import { mixOf } from '../src/insight/picks.ts';
import { insight } from '../src/insight.ts';
import { pointsOf } from '../src/planet.ts';
import { faces, scene } from './scene.ts';

const EMPTY = 'C0 O000000 I000000';
const { sensible, prior, playout } = insight as Required<Pick<typeof insight, 'sensible' | 'prior' | 'playout'>>;

/** A seat's picture of a position, in which chance has not spoken yet. */
function imagined(s: State, seat: Seat): State {
  return game.determinize(game.view(s, seat), keyFromSeed('imagined'));
}

/** Plays a random match and looks at some decisions of it. */
function throughout(seats: number, variants: Variants, look: (s: State, seat: Seat, rng: Rng) => void): void {
  const rng = rngOf(keyFromSeed(`insight ${seats}`));
  const s = game.setup(seats, { ...game.defaults, ...variants }, keyFromSeed(`match ${seats}`));
  for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
    const [seat] = actors;
    const actions = legal(game, s, seat);
    if (below(rng, 6) === 0 && actions.length > 1) look(s, seat, rng);
    game.apply(s, seat, actions[below(rng, actions.length)], silent);
  }
}

const TABLES = [2, 3, 4, 5, 6].flatMap((seats) => [
  { seats, variants: CLASSIC, name: 'Classic' },
  { seats, variants: TACTICIAN, name: 'Tactician' },
]);

describe.each(TABLES)('$name with $seats seats', ({ seats, variants }) => {
  test('chances are finite, add up, and are what the odds say', () => {
    throughout(seats, variants, (s, seat) => {
      for (const state of [s, imagined(s, seat)]) {
        const seen = chances(insight as unknown as Insight, state);
        expect(seen.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(seen.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
        chancesOf(state).forEach((chance, i) => {
          expect(seen[i]).toBeCloseTo(chance, 2);
        });
      }
    });
  });

  test('what is sensible is legal, never nothing, and looks promising', () => {
    throughout(seats, variants, (s, seat, rng) => {
      for (const state of [s, imagined(s, seat)]) {
        const actions = legal(game, state, seat);
        const some = sensible(state, seat, actions);
        expect(some.length).toBeGreaterThan(0);
        for (const a of some) {
          expect(actions).toContain(a);
          expect(prior(state, seat, a)).toBeGreaterThan(0);
        }
        expect(actions).toContain(playout(state, seat, actions, rng));
      }
    });
  });
});

/** The most promising choice. */
function favourite(s: State, seat: Seat): Action {
  const list = sensible(s, seat, legal(game, s, seat));
  return list.reduce((a, b) => (prior(s, seat, b) > prior(s, seat, a) ? b : a));
}

describe('the Admiral', () => {
  const last = { round: 3, active: 1, tray: 'R R R R R', rerolls: 1 } as const;

  test('an enemy with nothing left before the last turn is as good as beaten', () => {
    const { s } = scene({ ...last, planets: [EMPTY] });
    expect(chances(insight as unknown as Insight, imagined(s, 1))[1]).toBeGreaterThan(0.99);
  });

  test('level in the last turn, it rolls for Missiles that the Captain has no use for', () => {
    const { s } = scene(last);
    expect(playout(s, 1, legal(game, s, 1), rngOf(keyFromSeed('any')))).toEqual({ type: 'keep' });
    expect(favourite(imagined(s, 1), 1)).toEqual({ type: 'reroll', faces: faces('R R R R R') });
  });

  test('behind a roll only the best is left to think about', () => {
    const { s } = scene({ round: 2, dice: 'y1=3 b1=2 m1=1', tray: 'Y B X R', rerolls: 2 });
    const state = imagined(s, 0);
    const before = sensible(state, 0, legal(game, state, 0));
    state.rng.n = 1;
    expect(before.length).toBeGreaterThan(1);
    expect(sensible(state, 0, legal(game, state, 0))).toEqual([favourite(state, 0)]);
  });

  test('repairs are never given up, and an undamaged Core comes first', () => {
    const { s } = scene({ planets: ['C1 O122222 I222222'], at: { step: 'rebuild', pool: 1 } });
    expect(sensible(s, 0, legal(game, s, 0))).toEqual([{ type: 'rebuild', site: 'core' }]);
  });
});

describe('the Captain', () => {
  test('expects the own points that the odds expect, Missiles aside', () => {
    const { s } = scene({ round: 3, dice: 'y1=3 y2=2 b1=2 b3=1 m1=1', tray: 'Y B I R R', rerolls: 3 });
    const kept = keepOdds(s).find(({ action }) => action.type === 'keep');
    expect(worthOf(s, captainForecast(s), { type: 'keep' })).toBeCloseTo(
      (kept?.margin ?? 0) + pointsOf(s.planets[1]),
      9,
    );
  });

  test('keeps an Interceptor for the biggest die and rolls a Missile again', () => {
    const { s } = scene({ dice: 'y1=3', tray: 'I X X', rerolls: 1 });
    const tray = best(s, captainForecast(s), legal(game, s, 0));
    expect(tray.type === 'reroll' ? tray.faces : []).not.toContain('interceptor');
  });
});

describe('Cat and Mouse', () => {
  const attack = { attacker: 0, targets: [1] };

  test('on a fresh planet every sector is as good as another', () => {
    const { s } = scene({ catAndMouse: true, at: { step: 'pick', attack, picks: [0, 0] } });
    const mix = mixOf(s, 0);
    expect(Math.max(...mix)).toBeCloseTo(Math.min(...mix), 6);
  });

  test('an open lane to the Core is shielded more often than the others, never always', () => {
    const planets = [undefined, 'C2 O022222 I022222'];
    const { s } = scene({ round: 3, planets, catAndMouse: true, at: { step: 'pick', attack, picks: [0, 0] } });
    const [struck, shielded] = [mixOf(s, 0), mixOf(s, 1)];
    expect(shielded[0]).toBe(Math.max(...shielded));
    expect(shielded[0]).toBeLessThan(0.9);
    expect(Math.min(...struck)).toBeGreaterThan(0.1);
  });
});
