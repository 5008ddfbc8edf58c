import { advance, keyFromSeed, type Match, readOptions, rngOf, start, undo } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { PICK_SECTOR } from '../src/actions.ts';
import { CLASSIC, type Event, game, invasionDice, type Options, rematch, TACTICIAN, VARIANTS } from '../src/index.ts';
import { FRESH, randomMatch, scene } from './scene.ts';

const thrown = (events: readonly Event[]) => events.flatMap((e) => (e.type === 'invasion' ? [e] : []));
const saucers = (e: Extract<Event, { type: 'invasion' }>) => e.dice.map((die) => die.saucers);

describe('variants in general', () => {
  test('INVASION-VAR-1: a match is Classic unless variants are chosen; then none of them has any effect', () => {
    expect(game.defaults).toMatchObject(CLASSIC);
    const { events } = randomMatch(3, {}, 'classic');
    expect(events.some((e) => e.type === 'lock')).toBe(false);
    expect(thrown(events).every((e) => e.dice.every((die) => die.sector === undefined))).toBe(true);
    expect(scene().why('pickSector 3')).toBe('INVASION-VAR-1');
    expect(readOptions(game, 2, { radar: 'yes' })).toHaveProperty('problems');
  });

  test('INVASION-VAR-1: an active variant is named wherever the table is shown, marked as a house rule', () => {
    const { s } = scene({ radar: true, catAndMouse: true });
    expect(game.text.table(game.view(s, 0), 'en')).toContain('House rules: Radar, Cat and Mouse');
    expect(game.text.table(game.view(s, 0), 'fr')).toContain('Règles maison');
    expect(game.text.table(game.view(scene().s, 0), 'en')).not.toContain('House rules');
    for (const id of VARIANTS) {
      expect(game.options[id].name.en).toContain('house rule');
      expect(game.options[id].name.fr).toContain('règle maison');
    }
  });

  test('INVASION-VAR-1: variants stay for the whole match; Tactician switches all three on', () => {
    const { s } = randomMatch(2, TACTICIAN, 'tactician');
    expect(rematch(s)).toMatchObject({ radar: true, fairSkies: true, catAndMouse: true });
  });

  const combinations = Array.from({ length: 8 }, (_, mask) => ({
    radar: (mask & 1) > 0,
    fairSkies: (mask & 2) > 0,
    catAndMouse: (mask & 4) > 0,
  }));

  test.each(combinations)('every combination plays to the end with 2 to 6 players: %o', (options) => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { s, events } = randomMatch(seats, options, `${seats}`);
      expect(game.outcome(s)?.places).toContain(1);
      const announced = thrown(events).some((e) => e.dice.some((die) => die.sector !== undefined));
      expect(announced).toBe(options.radar);
      if (!options.catAndMouse) expect(events.some((e) => e.type === 'lock')).toBe(false);
    }
  });
});

describe('Radar', () => {
  test('INVASION-VAR-RADAR-1: after step 1 a sector is rolled for each die with saucers, for all to see', () => {
    const t = scene({ radar: true, at: { step: 'invasion' }, rolls: [2, 1, 6, 5, 3] });
    expect(t.eventsOf('invasion')[0].dice).toEqual([
      { die: 'y1', saucers: 1, sector: 5 },
      { die: 'b1', saucers: 0 },
      { die: 'm1', saucers: 3, sector: 3 },
    ]);
    expect(invasionDice(game.view(t.s, null)).map((die) => die.sector)).toEqual([5, null, 3]);
  });

  test('INVASION-VAR-RADAR-2: step 4 rolls nothing; each die strikes its announced sector', () => {
    const t = scene({ radar: true, dice: 'y1=2@5 b1=1@2', tray: '' });
    const before = t.s.rng.n;
    t.play('keep');
    expect(t.eventsOf('strike').map((e) => [e.die, e.sector])).toEqual([
      ['b1', 2],
      ['y1', 5],
    ]);
    // Only the next turn's dice were rolled since: three Invasion dice, their sectors, three Defense dice.
    expect(t.s.rng.n - before).toBe(6 + t.eventsOf('invasion')[0].dice.filter((die) => die.saucers > 0).length);
  });

  test('INVASION-VAR-RADAR-3: dice are interchangeable only if colour, saucers and sector are equal', () => {
    const list = (dice: string) => scene({ round: 2, radar: true, dice, tray: 'I', rerolls: 0 }).legal();
    expect(list('y1=2@5 y2=2@1 b1=1@1')).toEqual(['assign I>y1', 'assign I>y2', 'assign I>b1']);
    expect(list('y1=2@5 y2=2@5 b1=1@1')).toEqual(['assign I>y1', 'assign I>b1']);
  });

  test('INVASION-EX-26: cancelling y1 costs 1 point, cancelling b1 costs 6', () => {
    const t = scene({
      radar: true,
      planets: ['C2 O202222 I212222'],
      dice: 'y1=3@2 b1=1@2',
      tray: 'I X R',
      rerolls: 0,
    });
    expect(t.points[0]).toBe(26);
    expect(t.rolling(1, 2).play('assign I>y1').points[0]).toBe(25);
    expect(t.rolling(1, 2).play('assign I>b1').points[0]).toBe(20);
  });

  test('INVASION-EX-29: among like strikes the lower sector comes first', () => {
    const planets = ['C2 O022202 I022202'];
    const t = scene({ round: 2, radar: true, planets, dice: 'y1=2@5 y2=2@1', rerolls: 0 });
    expect(t.eventsOf('strike').map((e) => e.die)).toEqual(['y2', 'y1']);
    expect([t.planets[0], t.points[0]]).toEqual(['C0 O022202 I002202', 14]);
  });
});

describe('Fair Skies', () => {
  test('INVASION-VAR-FAIR-1: the dice are thrown once a round, by the first player’s neighbour, for everybody', () => {
    const { events } = randomMatch(3, { fairSkies: true, first: 1 }, 'fair');
    const second = thrown(events).slice(2, 5);
    expect(second.map((e) => e.seat)).toEqual([1, 2, 0]);
    expect(new Set(second.map((e) => String(saucers(e)))).size).toBe(1);
    expect(second.map((e) => e.by)).toEqual([0, 0, 0]);
    const rounds = [second[0], thrown(events)[5]].map((e) => saucers(e).length);
    expect(rounds).toEqual([6, 9]);
    const classic = thrown(randomMatch(3, { first: 1 }, 'fair').events).slice(2, 5);
    expect(new Set(classic.map((e) => String(saucers(e)))).size).toBeGreaterThan(1);
  });

  test('INVASION-VAR-FAIR-2: without Radar everybody makes own Sector rolls; with it the sectors are the same', () => {
    const t = scene({ fairSkies: true, dice: 'y1=2', rolls: [1, 6, 6, 6] }).play('keep');
    expect(t.eventsOf('strike')).toMatchObject([{ seat: 0, sector: 1 }]);
    const next = t.rolling(4).play('keep');
    expect(next.eventsOf('strike').at(0)).toMatchObject({ seat: 1, sector: 4 });
    const { events } = randomMatch(3, { fairSkies: true, radar: true, first: 0 }, 'both');
    const round = thrown(events).slice(2, 5);
    expect(new Set(round.map((e) => JSON.stringify(e.dice))).size).toBe(1);
    expect(round[0].dice.some((die) => die.sector)).toBe(true);
  });

  test('INVASION-EX-27: each player of the round defends against exactly these six dice', () => {
    const dice = 'y1=2 y2=0 b1=1 b2=3 m1=1 m2=1';
    const t = scene({ seats: 2, round: 2, fairSkies: true, dice, tray: 'Y I R R', rerolls: 0 });
    t.play('assign Y>y1 I>b2');
    expect(t.eventsOf('assign')[0].left).toBe(3);
    t.play('rebuildDone');
    expect(t.s.active).toBe(1);
    expect(t.s.left).toEqual([2, 0, 0, 1, 3, 0, 1, 1, 0]);
  });
});

describe('Cat and Mouse', () => {
  const aimed = (seats = 2, tray = 'X') => scene({ seats, catAndMouse: true, tray, rerolls: 0 });

  test('INVASION-VAR-CAT-1: attacker and targets pick in secret, at the same time, and cannot change a pick', () => {
    const t = aimed(3);
    expect([t.step, t.actors]).toEqual(['pick', [0, 1, 2]]);
    t.play('1: pickSector 4');
    expect(t.actors).toEqual([0, 2]);
    expect(t.why('1: pickSector 2')).toBe('INVASION-VAR-CAT-1');
    const pick = (seat: number | null) => game.view(t.s, seat).stack.at(-1);
    expect(pick(1)).toMatchObject({ picks: [0, 4, 0] });
    for (const seat of [0, 2, null]) expect(pick(seat)).toMatchObject({ picks: [0, null, 0] });
    expect(t.eventsOf('lock')).toMatchObject([{ seat: 1, secret: { to: [1], sector: 4 } }]);
    t.play('0: pickSector 6', '2: pickSector 5');
    expect(t.s.missile).toEqual({ attacker: 0, sectors: [6, 4, 5] });
  });

  test('INVASION-VAR-CAT-1: a locked pick cannot be taken back', () => {
    let match: Match = start(game, 2, { ...game.defaults, catAndMouse: true, first: 0 }, keyFromSeed('locked'));
    match = { ...match, state: aimed().s };
    const locked = advance(match, 1, PICK_SECTOR[1]);
    expect('match' in locked && undo(locked.match, 1)).toBeUndefined();
  });

  test('INVASION-VAR-CAT-2: the picks replace attacker’s and counter rolls; equal is a counter', () => {
    const struck = aimed().play('0: pickSector 3', '1: pickSector 2');
    expect(struck.planets[1]).toBe('C2 O221222 I222222');
    const t = aimed();
    const before = t.s.rng.n;
    t.play('0: pickSector 3');
    expect(t.s.rng.n).toBe(before);
    t.play('1: pickSector 3');
    expect([t.planets[1], t.eventsOf('counter').length]).toEqual([FRESH, 1]);
  });

  test('INVASION-VAR-CAT-3: fresh picks for each Missile, one after the other; the duel uses picks too', () => {
    const t = aimed(2, 'X X').play('0: pickSector 3', '1: pickSector 2');
    expect([t.step, t.actors]).toEqual(['pick', [0, 1]]);
    t.play('1: pickSector 3', '0: pickSector 3');
    expect(t.step).toBe('freeRebuild');
    expect(scene({ catAndMouse: true }).why('pickSector 1')).toBe('INVASION-VAR-CAT-3');
    const duel = scene({ round: 3, catAndMouse: true, at: { step: 'tally' } });
    expect([duel.step, duel.actors]).toEqual(['pick', [0, 1]]);
  });

  test('INVASION-RULING-49: picks come in any order and use none of the match’s chance', () => {
    const picks = ['0: pickSector 5', '1: pickSector 1', '2: pickSector 5'];
    const one = aimed(3).play(...picks);
    const two = aimed(3).play(...picks.toReversed());
    expect(one.s).toEqual(two.s);
  });

  test('INVASION-RULING-49: a missing pick is made at random, without the match’s chance, and again for each Missile', () => {
    const t = aimed(2, 'X X X');
    const before = structuredClone(t.s);
    const picks = new Set(
      Array.from({ length: 60 }, (_, i) => {
        const world = { ...t.s, rng: rngOf(keyFromSeed(`${i}`)) };
        return game.defaultAction?.(world, 1);
      }),
    );
    expect(picks).toEqual(new Set(PICK_SECTOR));
    expect(game.defaultAction?.(t.s, 1)).toBe(game.defaultAction?.(t.s, 1));
    expect(t.s).toEqual(before);
    const missiles = Array.from({ length: 40 }, (_, left) =>
      game.defaultAction?.({ ...t.s, stack: [{ step: 'missiles', left }, ...t.s.stack.slice(1)] }, 1),
    );
    expect(new Set(missiles).size).toBeGreaterThan(1);
  });

  test('INVASION-EX-28: nobody sees another’s pick until the last is in', () => {
    const planets = [undefined, 'C1 O022222 I222222'];
    const t = scene({ seats: 3, round: 3, catAndMouse: true, planets, tray: 'X', rerolls: 0 });
    t.play('0: pickSector 5', '1: pickSector 5');
    for (const seat of [0, 1, 2, null]) {
      const own = (picker: number) => (picker === seat ? 5 : null);
      expect(game.view(t.s, seat).stack.at(-1)).toMatchObject({ picks: [own(0), own(1), 0] });
    }
    t.play('2: pickSector 1');
    expect(t.s.stack.at(-1)).toEqual({ step: 'freeRebuild', pools: [0, 3, 0] });
    expect(t.planets[2]).toBe('C2 O222202 I222212');
  });
});

describe('who plays a seat', () => {
  test('INVASION-RULING-48: whoever decides for a seat, the rules do not change', () => {
    const options: Options = { ...game.defaults, first: 0 };
    const play = (change: number) => {
      const s = game.setup(3, options, keyFromSeed('leaver'));
      for (let n = 0; game.actors(s).length > 0; n++) {
        const seat = game.actors(s)[0];
        // From some decision on seat 1 is played from its view, as a bot would.
        const world = seat === 1 && n >= change ? game.determinize(game.view(s, 1), keyFromSeed(`${n}`)) : s;
        const list = game.legal?.(world, seat) ?? [];
        game.apply(s, seat, list[(n * 7) % list.length], () => {});
      }
      return s;
    };
    expect(play(10)).toEqual(play(Number.POSITIVE_INFINITY));
  });
});
