import { describe, expect, test } from 'vitest';
import { contentOf, game } from '../src/index.ts';
import { fresh, type Position, playing } from './playing.ts';

const { cards } = contentOf({ cards: null });

/** The last player of the round cools down: the round ends. */
function ended(position: Position) {
  const { seats = 2 } = position;
  return playing({ main: [], ...position, active: seats - 1 }).play('cooldown');
}

describe('end of round', () => {
  test('SCRAMBLE-TRACK-1: everything on the track slides one slot to the right', () => {
    const t = ended({ track: { 1: 'r1-gun-camera', 2: ['b1-focus-ring', 'event-fire-1'], 6: ['', 'event-move-1a'] } });
    expect(t.track).toEqual(['', 'r1-gun-camera', 'b1-focus-ring+event-fire-1', '', '', '', '+event-move-1a']);
    expect(playing({ track: { 1: 'r1-gun-camera' }, main: [] }).play('cooldown').track[0]).toBe('r1-gun-camera');
  });

  test('SCRAMBLE-TRACK-2: a card without an event that slides off is discarded', () => {
    const t = ended({ track: { 7: 'r1-gun-camera' } });
    expect([t.view.discards.at(-1), t.track[6]]).toEqual(['r1-gun-camera', '']);
  });

  test('SCRAMBLE-TRACK-3: an event that slides off is resolved first, then discarded with its card', () => {
    const t = ended({ track: { 7: ['r1-gun-camera', 'event-fire-1'] }, grid: { '1,1': 'raider-teal' } });
    const before = t.view.discards;
    expect([t.step, before.includes('r1-gun-camera')]).toEqual(['breakWeapon', false]);
    t.play('breakWeapon red', 'breakWeapon red');
    expect(t.view.discards).toEqual([...before, 'r1-gun-camera', 'event-fire-1']);
  });

  test('SCRAMBLE-TRACK-4: slot 1 is filled from the Main deck', () => {
    const t = ended({ main: ['y1-magnet-scoop', 'r1-gun-camera'], track: { 1: 'b1-focus-ring' } });
    expect(t.track.slice(0, 2)).toEqual(['y1-magnet-scoop', 'b1-focus-ring']);
    expect(t.s.main).toHaveLength(1);
  });
});

describe('alien events', () => {
  test('SCRAMBLE-EVENT-1: the Main deck contains Aliens Move! and Aliens Fire! besides Upgrades', () => {
    const kinds = fresh(2).s.main.map((card) => cards[card].event);
    expect([kinds.filter((k) => k === 'move').length, kinds.filter((k) => k === 'fire').length]).toEqual([6, 3]);
  });

  test('SCRAMBLE-EVENT-2: a revealed event slides under the card in the aggression slot', () => {
    const t = ended({
      seats: 3,
      main: ['event-fire-1', 'y1-magnet-scoop'],
      track: { 3: 'r1-gun-camera', 4: 'b1-focus-ring' },
    });
    expect(t.track).toEqual(['y1-magnet-scoop', '', '', 'r1-gun-camera+event-fire-1', 'b1-focus-ring', '', '']);
  });

  test('SCRAMBLE-EVENT-3: if that slot has an event, the first free slot to the left, else to the right', () => {
    const main = ['event-fire-2', 'y1-magnet-scoop'];
    const left = ended({ seats: 3, main, track: { 3: ['', 'event-move-1a'], 2: ['', 'event-move-1b'] } });
    expect(left.track.slice(0, 4)).toEqual(['y1-magnet-scoop', '+event-fire-2', '+event-move-1b', '+event-move-1a']);
    const right = ended({
      main: ['event-fire-1', 'event-move-1a', 'y1-magnet-scoop'],
      track: { 1: ['', 'event-move-1b'] },
    });
    expect(right.track.slice(0, 3)).toEqual(['y1-magnet-scoop+event-fire-1', '+event-move-1b', '+event-move-1a']);
  });

  test('SCRAMBLE-EVENT-4: the event moves along with the card it is attached to', () => {
    const t = ended({ track: { 3: ['r1-gun-camera', 'event-fire-1'] } }).endRound();
    expect(t.track[4]).toBe('r1-gun-camera+event-fire-1');
  });

  test('SCRAMBLE-EVENT-5: an event is triggered when it moves off the right end', () => {
    const t = ended({ track: { 6: ['', 'event-move-1a'] } });
    expect([t.s.aliensMoved, t.track[6]]).toEqual([0, '+event-move-1a']);
    expect(t.endRound().s.aliensMoved).toBe(1);
  });
});

const MOVE = { 7: ['', 'event-move-2a'] } as const;

describe('Aliens Move!', () => {
  test('SCRAMBLE-AMOVE-1: every Invader moves one row towards the Player Row', () => {
    const t = ended({ track: MOVE, grid: { '2,3': 'raider-teal', '3,4': 'stinger-white' } });
    expect([t.at(1, 3), t.at(2, 4), t.at(2, 3)]).toEqual([['raider-teal', 5], ['stinger-white', 2], null]);
  });

  test('SCRAMBLE-AMOVE-2: an Invader that leaves the front row attacks the player of its colour, if there is one', () => {
    const t = ended({ track: MOVE, grid: { '1,3': 'raider-purple', '1,4': 'stinger-white' } });
    expect(t.happened('pass').map((e) => e.invader)).toEqual(['raider-purple', 'stinger-white']);
    expect(t.happened('attack').map((e) => e.seat)).toEqual([1]);
  });

  test('SCRAMBLE-AMOVE-3: each attack costs one Invader of the Victory Track', () => {
    const t = ended({
      track: MOVE,
      pilots: [{ victory: 5 }],
      grid: { '1,3': 'raider-orange', '1,4': 'stinger-orange' },
    });
    expect(t.s.pilots.map((p) => p.victory.length)).toEqual([3, 2]);
  });

  test('SCRAMBLE-AMOVE-4: a player without Invaders is not affected', () => {
    const t = ended({ track: MOVE, pilots: [{ victory: 0 }], grid: { '1,3': 'raider-orange' } });
    expect(t.happened('attack')).toEqual([{ type: 'attack', seat: 0, lost: null }]);
    expect(t.pilot().victory).toEqual([]);
  });

  test('SCRAMBLE-AMOVE-5: a new row is placed on the back row, from the lowest level still available', () => {
    const level = (t: ReturnType<typeof ended>) => t.row(3).map((invader) => invader?.token.level);
    const t = ended({ track: MOVE });
    expect(level(t)).toEqual([2, 2, 2, 2, 2, 2]);
    const third = Array.from(
      { length: 6 },
      (_, i) => ['ravager', 'dreadnought'][i % 2] + ['-teal', '-white', '-orange'][i % 3],
    );
    expect(level(ended({ track: MOVE, piles: [[], [], third] }))).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

describe('Aliens Fire!', () => {
  const FIRE = { 7: ['', 'event-fire-2'] } as const;

  test('SCRAMBLE-AFIRE-1: every Starfighter with an Invader in the line in front of it is hit', () => {
    const t = ended({
      seats: 3,
      track: FIRE,
      pilots: [{ space: 2 }, { space: 3 }, { space: 4 }],
      grid: { '3,2': 'raider-teal', '1,4': 'stinger-white' },
    });
    expect(t.happened('overheat').map((e) => [e.seat, e.by])).toEqual([
      [0, 'aliens'],
      [2, 'aliens'],
    ]);
  });

  test('SCRAMBLE-AFIRE-2: who is hit overheats at once', () => {
    const t = ended({
      track: FIRE,
      pilots: [{ space: 2, heat: 3, credits: 8, weapons: { red: { boost: 1, energy: 1 } }, bag: {} }, { space: 5 }],
      grid: { '3,2': 'raider-teal' },
    });
    expect([t.pilot().credits, t.pilot().heat, t.pilot().weapons[0].boost, t.bag()]).toEqual([0, 0, 0, '1 red']);
    expect([t.step, t.actor]).toEqual(['breakWeapon', 0]);
  });
});

describe('victory', () => {
  test('SCRAMBLE-WIN-1: after the event, a player with ten or more Invaders wins', () => {
    const t = ended({ pilots: [{ victory: 10 }, { victory: 9, credits: 12 }] });
    expect(t.happened('over')).toEqual([{ type: 'over', winners: [0], end: 'ten' }]);
    expect(game.outcome(t.s)).toEqual({ points: [10, 9], places: [1, 2], winners: [0] });
    expect(t.judge({ type: 'draw' }, 0)).toBe('SCRAMBLE-WIN-1');
    expect(game.outcome(ended({ pilots: [{ victory: 9 }] }).s)).toBeUndefined();
  });

  test('SCRAMBLE-WIN-2: among several with ten, most credits wins, then lowest heat', () => {
    const places = (a: object, b: object) =>
      game.outcome(ended({ pilots: [{ victory: 10, ...a }, { victory: 10, ...b }, {}], seats: 3 }).s)?.places;
    expect(places({ credits: 5 }, { credits: 6 })).toEqual([2, 1, 3]);
    expect(places({ credits: 6, heat: 2 }, { credits: 6, heat: 1 })).toEqual([2, 1, 3]);
    expect(places({ credits: 6, heat: 7 }, { credits: 5, heat: 0 })).toEqual([1, 2, 3]);
  });

  test('SCRAMBLE-WIN-3: after the final Aliens Move! most Invaders win, then credits, then low heat', () => {
    const end = (a: object, b: object) =>
      ended({ seats: 3, aliensMoved: 5, track: MOVE, pilots: [a, b, { victory: 1 }] });
    const t = end({ victory: 6 }, { victory: 5, credits: 12 });
    expect(t.happened('over')).toEqual([{ type: 'over', winners: [0], end: 'clock' }]);
    expect(game.outcome(end({ victory: 6, credits: 3 }, { victory: 6, credits: 4 }).s)?.places).toEqual([2, 1, 3]);
    expect(game.outcome(end({ victory: 6, heat: 3 }, { victory: 6, heat: 4 }).s)?.places).toEqual([1, 2, 3]);
    expect(game.outcome(ended({ aliensMoved: 4, track: MOVE }).s)).toBeUndefined();
  });
});
