import { describe, expect, test } from 'vitest';
import { type Position, playing } from './playing.ts';

/** At the upgrade step with so many credits. */
function upgrading(credits: number, position: Position = {}) {
  const [side = {}, ...others] = position.pilots ?? [];
  return playing({
    gem: 'red',
    ...position,
    pilots: [{ ...side, credits: Math.max(credits - 3, 0) }, ...others],
  }).play('draw', 'exchange');
}

describe('upgrade', () => {
  test('SCRAMBLE-UPG-1: one or more cards of the track are bought for their price, as far as credits go', () => {
    const t = upgrading(10, { track: { 1: 'r1-rifled-barrel', 3: 'g1-seed-crystal', 5: 'r1-frag-shells' } });
    expect(t.legal()).toEqual(['buy 1', 'buy 3', 'endUpgrade']);
    expect(t.violation('buy 5')).toEqual({ rule: 'SCRAMBLE-UPG-1', with: { cost: 11, credits: 10 } });
    t.play('buy 3');
    expect(t.pilot().credits).toBe(8);
    t.play('buy 1');
    expect(t.happened('buy')[0].cost).toBe(7);
    expect([t.pilot().weapons[0].cards.length, t.pilot().weapons[3].cards.length]).toEqual([1, 1]);
  });

  test('SCRAMBLE-UPG-2: a Weapon card is tucked under the weapon of its colour, without limit', () => {
    const cards = [
      'b1-focus-ring',
      'b1-chilled-optics',
      'b1-glide-fins',
      'b1-needle-lens',
      'b1-frost-feed',
      'b1-pulse-bank',
    ];
    const t = upgrading(12, { track: { 2: 'b2-twin-lens' }, pilots: [{ weapons: { blue: { cards } } }] }).play('buy 2');
    const icons = t.icons('blue');
    expect(t.view.pilots[0].weapons[1].cards).toEqual([...cards, 'b2-twin-lens']);
    expect([icons.power, icons.vent, icons.move]).toEqual([5, 6, 4]);
  });

  test('SCRAMBLE-UPG-3: the gems of a Weapon card go into the bag at once', () => {
    const t = upgrading(12, { track: { 1: 'r1-hair-trigger', 2: 'y1-scrap-hopper', 3: 'b1-frost-feed' } });
    const supply = [...t.s.supply];
    expect(t.play('buy 1').bag()).toBe('1 red, 1 green');
    expect(t.play('buy 2').bag()).toBe('1 red, 1 yellow, 1 green, 1 overheat');
    expect(t.s.supply).toEqual([supply[0] - 1, supply[1], supply[2] - 1, supply[3] - 1, supply[4] - 1]);
  });

  test('SCRAMBLE-UPG-4: with three Systems one must be discarded for a new one', () => {
    const systems = ['s1-salvage-drone', 's1-trade-beacon', 's2-heat-sink'];
    const track = { 4: 's1-firing-brace', 5: 's3-purge-valve' };
    const t = upgrading(12, { pilots: [{ systems }], track });
    expect(t.legal().filter((a) => a.startsWith('buy 4'))).toEqual([
      'buy 4 discard 0',
      'buy 4 discard 1',
      'buy 4 discard 2',
    ]);
    expect(t.judge({ type: 'buy', slot: 4 })).toBe('SCRAMBLE-UPG-4');
    t.play('buy 4 discard 2');
    expect(t.view.pilots[0].systems).toEqual(['s1-salvage-drone', 's1-trade-beacon', 's1-firing-brace']);
    expect(t.view.discards).toEqual(['s2-heat-sink']);
  });

  test('SCRAMBLE-UPG-5: a repair costs 10 credits and works from the next turn on', () => {
    const pilots = [{ weapons: { red: { outOfOrder: true } } }];
    const t = upgrading(12, { pilots, gem: 'red', track: { 1: 'b1-frost-feed' } });
    expect(t.legal()).toEqual(['buy 1', 'repair red', 'endUpgrade']);
    t.play('repair red');
    expect([t.pilot().credits, t.pilot().weapons[0].outOfOrder, t.step]).toEqual([2, false, 'upgrade']);
    const poor = upgrading(9, { pilots, track: { 1: 'b1-frost-feed' } });
    expect(poor.violation('repair red')).toEqual({ rule: 'SCRAMBLE-UPG-5', with: { cost: 10, credits: 9 } });
  });
});

describe('refill', () => {
  const innovation = [['r1-gun-camera', 'b1-focus-ring'], ['r2-twin-mount'], ['r3-siege-barrel']];

  test('SCRAMBLE-REFILL-1: the gaps are filled from the current Innovation deck after the last purchase', () => {
    const t = upgrading(12, { track: { 2: 'b1-frost-feed', 4: 'g1-seed-crystal', 5: 'r1-frag-shells' }, innovation });
    t.play('buy 2', 'buy 4');
    expect(t.track.slice(0, 5)).toEqual(['', '', '', '', 'r1-frag-shells']);
    t.play('endUpgrade');
    expect(t.track.slice(0, 5)).toEqual(['', 'r1-gun-camera', '', 'b1-focus-ring', 'r1-frag-shells']);
    expect(t.s.innovation[0]).toEqual([]);
  });

  test('SCRAMBLE-REFILL-2: the current deck has the level of the top card of the Main deck', () => {
    const filled = (top: string) =>
      upgrading(2, { track: { 3: 'b1-frost-feed' }, innovation, main: [top, 'event-move-3b'] }).play(
        'buy 3',
        'endUpgrade',
      ).track[2];
    expect([filled('r1-rifled-barrel'), filled('b2-cold-beam'), filled('b3-sunlance')]).toEqual([
      'r1-gun-camera',
      'r2-twin-mount',
      'r3-siege-barrel',
    ]);
  });

  test('SCRAMBLE-REFILL-3: an empty Innovation deck is replaced by that of the next level', () => {
    const filled = (decks: readonly (readonly string[])[]) =>
      upgrading(2, { track: { 3: 'b1-frost-feed' }, innovation: decks, main: ['r1-rifled-barrel'] }).play(
        'buy 3',
        'endUpgrade',
      ).track[2];
    expect(filled([[], ['r2-twin-mount'], ['r3-siege-barrel']])).toBe('r2-twin-mount');
    expect(filled([[], [], ['r3-siege-barrel']])).toBe('r3-siege-barrel');
  });

  test('SCRAMBLE-REFILL-4: the new card goes on top of an event that was attached to the bought one', () => {
    const t = upgrading(2, { track: { 3: ['b1-frost-feed', 'event-move-1a'] }, innovation }).play(
      'buy 3',
      'endUpgrade',
    );
    expect(t.track[2]).toBe('r1-gun-camera+event-move-1a');
  });
});
