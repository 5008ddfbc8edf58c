import { describe, expect, test } from 'vitest';
import { gems, playing } from './playing.ts';

describe('rounds and turns', () => {
  test('SCRAMBLE-ROUND-1: each player takes one turn, the first player first, then clockwise', () => {
    const t = playing({ seats: 3, options: { first: 2 }, active: 2 });
    const order: number[] = [];
    while (t.s.round === 1) {
      order.push(t.actor);
      expect(t.judge({ type: 'cooldown' }, (t.actor + 1) % 3)).toBe('SCRAMBLE-ROUND-1');
      t.play('cooldown');
    }
    expect(order).toEqual([2, 0, 1]);
    expect(t.actor).toBe(2);
  });

  test('SCRAMBLE-ROUND-2: after everybody’s turn the track advances, its event is resolved, then victory is checked', () => {
    const t = playing({
      active: 1,
      pilots: [{ victory: 10 }],
      grid: { '1,1': 'stinger-orange' },
      track: { 7: ['r1-gun-camera', 'event-move-1a'] },
    }).play('cooldown');
    expect(
      t.events.map((e) => e.type).filter((type) => ['slideOff', 'attack', 'reveal', 'round'].includes(type)),
    ).toEqual(['slideOff', 'attack', 'reveal', 'round']);
  });

  test('SCRAMBLE-TURN-1: a turn starts with a choice, Draw or Cooldown', () => {
    const t = playing({ gem: 'red' });
    expect(t.legal()).toEqual(['draw', 'cooldown']);
    t.play('draw');
    expect(t.judge({ type: 'cooldown' })).toBe('SCRAMBLE-TURN-1');
  });

  test('SCRAMBLE-TURN-2: after Draw the gem is placed, then Upgrade, refill, Gather', () => {
    const t = playing({ gem: 'blue', pilots: [{ credits: 5 }], track: { 1: 'b1-frost-feed', 2: 'b1-focus-ring' } });
    t.play('draw');
    expect(t.step).toBe('placeGem');
    expect(t.judge({ type: 'endUpgrade' })).toBe('SCRAMBLE-TURN-2');
    t.play('exchange');
    expect(t.step).toBe('upgrade');
    t.play('buy 1', 'endUpgrade');
    expect(t.events.map((e) => e.type)).toEqual(['refill', 'gather', 'turn']);
  });

  test('SCRAMBLE-TURN-3: after Cooldown there is only Gather, no Upgrade', () => {
    const t = playing({ pilots: [{ credits: 12 }], track: { 1: 'b1-frost-feed' } });
    expect(t.judge({ type: 'buy', slot: 1 })).toBe('SCRAMBLE-TURN-3');
    expect(t.judge({ type: 'repair', weapon: 'red' })).toBe('SCRAMBLE-TURN-3');
    t.play('cooldown');
    expect(t.events.map((e) => e.type)).toEqual(['cooldown', 'gather', 'turn']);
    expect(t.actor).toBe(1);
  });

  test('SCRAMBLE-TURN-4: after overheating the next player’s turn begins', () => {
    const t = playing({ gem: 'overheat', pilots: [{ heat: 7 }], track: { 1: 'b1-frost-feed' } });
    t.play('draw', 'breakWeapon red');
    expect(t.events.map((e) => e.type)).toEqual(['outOfOrder', 'turn']);
    expect(t.actor).toBe(1);
  });

  test('SCRAMBLE-DRAW-1: Draw takes one random gem out of the own bag', () => {
    const drawn = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const t = playing({ seed: `${n}`, pilots: [{ bag: { red: 2, green: 1 } }] }).play('draw');
      const [{ gem }] = t.happened('draw');
      drawn.add(`${gem}: ${t.bag()}`);
    }
    expect([...drawn].sort()).toEqual(['green: 2 red', 'red: 1 red, 1 green']);
  });

  test('SCRAMBLE-DRAW-2: the gem is used to activate a weapon or to exchange', () => {
    const t = playing({ gem: 'yellow' });
    expect(t.judge({ type: 'activate', weapon: 'yellow' })).toBe('SCRAMBLE-DRAW-2');
    expect(t.judge({ type: 'exchange' })).toBe('SCRAMBLE-DRAW-2');
    expect(t.play('draw').legal()).toEqual(['activate yellow', 'exchange']);
  });
});

describe('heat, Cooldown, Gather', () => {
  const overheating = () =>
    playing({
      gem: 'overheat',
      pilots: [
        {
          heat: 6,
          credits: 9,
          exchanged: { blue: 2 },
          weapons: { red: { energy: 1, overheat: 2, boost: 2 }, green: { boost: 1 } },
        },
      ],
    }).play('draw');

  test('SCRAMBLE-HEAT-1: an Overheat gem raises heat by 3 to Activate, by 2 to Exchange', () => {
    const t = () => playing({ gem: 'overheat' }).play('draw');
    expect(t().play('activate red').pilot().heat).toBe(3);
    expect(t().play('exchange').pilot().heat).toBe(2);
    expect(playing({ gem: 'red' }).play('draw', 'activate red').pilot().heat).toBe(0);
  });

  test('SCRAMBLE-HEAT-2: an Overheat gem that cannot be placed within the limit means overheating', () => {
    const t = (heat: number) => playing({ gem: 'overheat', pilots: [{ heat }] }).play('draw');
    expect([4, 5, 6, 7].map((heat) => t(heat).happened('overheat').length)).toEqual([0, 0, 1, 1]);
  });

  test('SCRAMBLE-HEAT-3: overheating drops credits to 0', () => {
    expect(overheating().pilot().credits).toBe(0);
  });

  test('SCRAMBLE-HEAT-4: overheating puts one own weapon Out of Order', () => {
    const t = overheating();
    expect(t.legal()).toEqual(['breakWeapon red', 'breakWeapon blue', 'breakWeapon yellow', 'breakWeapon green']);
    t.play('breakWeapon blue');
    expect(t.pilot().weapons.map((w) => w.outOfOrder)).toEqual([false, true, false, false]);
    expect(t.judge({ type: 'breakWeapon', weapon: 'red' })).toBe('SCRAMBLE-HEAT-4');
  });

  test('SCRAMBLE-HEAT-5: overheating drops heat to 0', () => {
    expect(overheating().pilot().heat).toBe(0);
  });

  test('SCRAMBLE-HEAT-6: overheating takes all Boost tokens', () => {
    expect(
      overheating()
        .pilot()
        .weapons.map((w) => w.boost),
    ).toEqual([0, 0, 0, 0]);
  });

  test('SCRAMBLE-HEAT-7: overheating returns the gems of the board and the drawn one to the bag', () => {
    const t = overheating();
    expect(t.bag()).toBe('1 red, 2 blue, 3 overheat');
    expect(gems(t.pilot().exchanged)).toBe('');
    expect(t.pilot().weapons.map((w) => w.energy + w.overheat)).toEqual([0, 0, 0, 0]);
    expect(t.s.turn.drawn).toBe(-1);
  });

  test('SCRAMBLE-HEAT-8: the weapon stays Out of Order until it is repaired', () => {
    const t = playing({ gem: 'red', pilots: [{ credits: 12, weapons: { red: { outOfOrder: true } } }] });
    t.play('draw', 'exchange');
    expect(t.pilot().weapons[0].outOfOrder).toBe(true);
    expect(t.why('repair blue')).toBe('SCRAMBLE-HEAT-8');
    t.play('repair red');
    expect(t.pilot().weapons[0].outOfOrder).toBe(false);
    const cooled = playing({ pilots: [{ weapons: { red: { outOfOrder: true } } }] }).play('cooldown');
    expect(cooled.pilot().weapons[0].outOfOrder).toBe(true);
  });

  test('SCRAMBLE-HEAT-9: the turn ends at once, without Gather', () => {
    const t = overheating().play('breakWeapon red');
    expect(t.pilot().credits).toBe(0);
    expect(t.happened('gather')).toEqual([]);
    expect(t.actor).toBe(1);
  });

  const cooling = () =>
    playing({
      pilots: [
        {
          heat: 5,
          credits: 4,
          bag: { red: 1 },
          exchanged: { green: 1, overheat: 1 },
          weapons: { red: { energy: 2, overheat: 1, boost: 2 } },
          victory: 10,
        },
      ],
    }).play('cooldown');

  test('SCRAMBLE-COOL-1: Cooldown drops heat to 0', () => {
    expect(cooling().pilot().heat).toBe(0);
  });

  test('SCRAMBLE-COOL-2: Cooldown takes all Boost tokens', () => {
    expect(cooling().pilot().weapons[0].boost).toBe(0);
  });

  test('SCRAMBLE-COOL-3: Cooldown returns the gems of the board to the bag', () => {
    expect(cooling().bag()).toBe('3 red, 1 green, 2 overheat');
    expect(gems(cooling().pilot().exchanged)).toBe('');
  });

  test('SCRAMBLE-COOL-4: Cooldown does not touch credits', () => {
    expect(cooling().pilot().credits).toBe(4);
  });

  test('SCRAMBLE-GATHER-1: the turn ends with the credits under the first empty slot', () => {
    const gathered = (victory: number) =>
      playing({ pilots: [{ victory }] })
        .play('cooldown')
        .pilot().credits;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(gathered)).toEqual([4, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0]);
  });

  test('SCRAMBLE-GATHER-2: nothing is gathered in a turn of overheating', () => {
    const t = playing({ gem: 'overheat', pilots: [{ heat: 7, victory: 0 }] }).play('draw', 'breakWeapon green');
    expect(t.pilot().credits).toBe(0);
  });

  test('SCRAMBLE-GATHER-3: after Gather the next player goes', () => {
    const t = playing({ seats: 4, active: 2 }).play('cooldown');
    expect(t.events.slice(-2).map((e) => e.type)).toEqual(['gather', 'turn']);
    expect(t.actor).toBe(3);
  });
});
