import { describe, expect, test } from 'vitest';
import type { Energy } from '../src/index.ts';
import { gems, playing, type Side } from './playing.ts';

/** Activates a weapon with a gem of its own colour, stays and holds fire. */
function activated(weapon: Energy, cards: readonly string[] = [], side: Side = {}, gem: Energy | 'overheat' = weapon) {
  const { weapons = {}, ...rest } = side;
  return playing({
    gem,
    pilots: [{ space: 1, ...rest, weapons: { ...weapons, [weapon]: { ...weapons[weapon], cards } } }],
  }).play('draw', `activate ${weapon}`, 'move 1');
}

describe('special icons', () => {
  test('SCRAMBLE-SPEC-1: the five special icons are resolved after moving and firing', () => {
    const cards = ['g2-fusion-skates', 'g2-hydra-coupling', 'g2-living-alloy'];
    const t = playing({
      gem: 'green',
      pilots: [{ heat: 3, weapons: { green: { cards } } }],
      grid: { '1,1': 'dreadnought-teal' },
    }).play('draw', 'activate green', 'move 1');
    expect([t.step, t.pilot().credits, t.pilot().heat]).toEqual(['fire', 0, 3]);
    t.play('fire');
    expect(t.events.map((e) => e.type)).toEqual(['fire', 'damage', 'assistToken', 'boost', 'scavenge', 'vent']);
    expect(t.play('skipConvert').step).toBe('energize');
  });

  test('SCRAMBLE-SPEC-2: Boost puts a token on the weapon for +1 Power at its next activation', () => {
    const t = activated('red');
    expect(t.pilot().weapons[0].boost).toBe(1);
    const next = playing({ gem: 'red', pilots: [{ weapons: { red: { boost: 1 } } }] }).play('draw', 'activate red');
    expect(next.s.turn.power).toBe(2);
  });

  test('SCRAMBLE-SPEC-3: Cooldown and overheating remove all Boost tokens', () => {
    const weapons = { red: { boost: 2 }, blue: { boost: 1 } };
    const boosts = (t: ReturnType<typeof playing>) => t.pilot().weapons.map((w) => w.boost);
    expect(boosts(playing({ pilots: [{ weapons }] }).play('cooldown'))).toEqual([0, 0, 0, 0]);
    expect(boosts(playing({ gem: 'overheat', pilots: [{ heat: 7, weapons }] }).play('draw'))).toEqual([0, 0, 0, 0]);
    expect(boosts(playing({ gem: 'red', pilots: [{ weapons }] }).play('draw', 'exchange'))).toEqual([2, 1, 0, 0]);
  });

  test('SCRAMBLE-SPEC-4: Convert swaps an Energy gem of the board for one of another colour in the bag', () => {
    const t = activated('green', [], { exchanged: { yellow: 1 } });
    const [yellow, red] = [t.s.supply[2], t.s.supply[0]];
    expect(t.legal()).toContain('convert yellow red');
    t.play('convert yellow red');
    expect([gems(t.pilot().exchanged), t.bag(), t.s.supply[2], t.s.supply[0]]).toEqual([
      '',
      '1 red',
      yellow + 1,
      red - 1,
    ]);
    expect(t.judge({ type: 'convert', from: 'green', to: 'red' }, 1)).toBe('SCRAMBLE-SPEC-4');
  });

  test('SCRAMBLE-SPEC-5: Energize adds a gem of any kind to the bag', () => {
    const t = activated('green', ['g1-seed-crystal']).play('skipConvert');
    expect(t.legal()).toEqual(
      ['red', 'blue', 'yellow', 'green', 'overheat'].map((gem) => `energize ${gem}`).concat('skipEnergize'),
    );
    const left = t.s.supply[1];
    t.play('energize blue');
    expect([t.bag(), t.s.supply[1]]).toEqual(['1 blue', left - 1]);
    expect(t.judge({ type: 'energize', gem: 'red' }, 1)).toBe('SCRAMBLE-SPEC-5');
  });

  test('SCRAMBLE-SPEC-6: Scavenge gains 1 credit', () => {
    expect(activated('yellow').happened('scavenge')).toEqual([{ type: 'scavenge', seat: 0, credits: 1 }]);
  });

  test('SCRAMBLE-SPEC-7: Vent reduces heat by 1 after an Energy gem', () => {
    expect(activated('blue', [], { heat: 4 }).pilot().heat).toBe(3);
  });

  test('SCRAMBLE-SPEC-8: Vent does nothing after an Overheat gem', () => {
    expect(activated('blue', ['b2-cryo-jacket'], { heat: 4 }, 'overheat').pilot().heat).toBe(7);
  });
});

describe('exchange', () => {
  test('SCRAMBLE-EXCH-1: the gem goes beside the Credit Meter and brings credits instead of an activation', () => {
    const t = playing({ gem: 'green', pilots: [{ victory: 10 }] }).play('draw', 'exchange');
    expect([gems(t.pilot().exchanged), t.pilot().credits]).toEqual(['1 green', 3]);
    expect(t.pilot().weapons.map((w) => w.energy)).toEqual([0, 0, 0, 0]);
  });

  test('SCRAMBLE-EXCH-2: an Energy gem gives 3 credits', () => {
    for (const gem of ['red', 'blue', 'yellow', 'green'] as const) {
      const [e] = playing({ gem, pilots: [{ heat: 7 }] })
        .play('draw', 'exchange')
        .happened('exchange');
      expect([e.credits, e.heat]).toEqual([3, 0]);
    }
  });

  test('SCRAMBLE-EXCH-3: an Overheat gem gives 4 credits and 2 heat', () => {
    const t = playing({ gem: 'overheat', pilots: [{ heat: 1 }] }).play('draw', 'exchange');
    expect([t.happened('exchange')[0].credits, t.pilot().heat]).toEqual([4, 3]);
  });
});
