import { readFileSync } from 'node:fs';
import {
  type Action,
  bestShots,
  type Event,
  game,
  INVASION_DICE,
  keepOdds,
  layDice,
  leftBy,
  lossOf,
  pointsOf,
  type State,
  worldOf,
} from '@starboard/invasion';
import { faces, planet, scenario } from '@starboard/invasion/scenario';
import { LANGS } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import { choicesAt, reached } from '@starboard/table/laws';
import { describe, expect, test, vi } from 'vitest';
import { beatsOf } from '../../src/games/invasion/beats.ts';
import { invasion as book } from '../../src/games/invasion/book/index.ts';
import { comingAt } from '../../src/games/invasion/coming.ts';
import { compose } from '../../src/games/invasion/compose.ts';
import { ending } from '../../src/games/invasion/ending.ts';
import { invasion as guide } from '../../src/games/invasion/guide/index.ts';
import { gainAt, gainsAt } from '../../src/games/invasion/labels.ts';
import { newsOf } from '../../src/games/invasion/news.ts';
import { rerollKey, rerollsOf } from '../../src/games/invasion/odds.ts';
import { planOf } from '../../src/games/invasion/plan.ts';
import { great } from '../../src/games/invasion/stage.tsx';
import { reordered } from '../../src/games/invasion/trayOrder.ts';
import { nameOf } from '../../src/games/invasion/who.ts';
import { WORDS } from '../../src/games/invasion/words.ts';
import { fits, lessonTable } from '../../src/learn/lessonTable.ts';
import { VEGA, YOU } from '../help/saved.ts';

const view = (s: State) => game.view(s, 0);

describe('the plan of shots', () => {
  const s = () => scenario({ round: 2, dice: 'y1=3 y2=1 b1=2 m1=3 m2=2', tray: 'Y B I X', at: { step: 'assign' } });

  test('EX-5, EX-12: a Blaster works on one die of its colour, and the rest of the plan is asked for', () => {
    const v = view(s());
    expect(compose(v, [{ thing: 'tray:0', on: 'die:y1' }])).toHaveProperty('missing');
    expect(compose(v, [{ thing: 'tray:0', on: 'die:b1' }])).toEqual({
      violation: { rule: 'INVASION-ASSIGN-2' },
    });
    expect(compose(v, [{ thing: 'tray:3' }])).toBeUndefined();
    expect(compose(v, [{ thing: 'tray:0' }])).toMatchObject({
      missing: { fr: 'Posez le Blaster jaune sur des soucoupes' },
    });
  });

  test('whatever was laid on which of two like dice, the plan with the same result is offered', () => {
    const v = view(scenario({ round: 1, dice: 'y1=1 b1=3 m1=2', tray: 'Y I X', at: { step: 'assign' } }));
    const made = compose(v, [
      { thing: 'tray:1', on: 'die:b1' },
      { thing: 'tray:0', on: 'die:y1' },
    ]);
    expect(made).toHaveProperty('action');
    expect(layDice(v, [{ at: 0, on: 'y1' }]).left.slice(0, 1)).toEqual([0]);
  });

  test('best shots and losses are the game’s own numbers', () => {
    const v = view(s());
    const best = bestShots(worldOf(v));
    const { lost, coreHit } = lossOf(worldOf(v))(leftBy(v, best.action.plan));
    expect(lost).toBeCloseTo(best.lost, 9);
    expect(coreHit).toBeCloseTo(best.coreHit, 9);
  });

  test('the picture of the concept: 9.4 points lost before the Interceptor, 5.7 after', () => {
    const v = view(
      scenario({
        round: 2,
        dice: 'y1=3 y2=1 b1=2 b2=0 m1=3 m2=2',
        tray: 'Y B I X',
        planets: ['C2 O210102 I220212'],
        at: { step: 'assign' },
      }),
    );
    const loss = lossOf(worldOf(v));
    expect(loss([1, 1, 0, 0, 0, 0, 3, 2, 0]).lost.toFixed(1)).toBe('9.4');
    expect(loss([1, 1, 0, 0, 0, 0, 0, 2, 0]).lost.toFixed(1)).toBe('5.7');
  });
});

test('odds of a re-roll are found by the faces that are rolled again', () => {
  const odds = rerollsOf(keepOdds(scenario({ dice: 'y1=1 b1=3 m1=2', tray: 'Y X X' })));
  expect(odds.get('')?.action).toEqual({ type: 'keep' });
  expect(odds.get(rerollKey(faces('X X')))?.action).toEqual({ type: 'reroll', faces: faces('X X') });
});

test('a repair of the damaged Core gives 4, of anything else 1', () => {
  const p = planet('C1 O022222 I222221');
  expect([gainAt(p, 'core'), gainAt(p, 'outer-1'), gainAt(p, 'inner-6'), gainAt(p, 'outer-2')]).toEqual([4, 1, 1, 0]);
  // A Core in ruins is worth its second point of repair.
  const ruin = planet('C0 O022222 I222222');
  expect([gainsAt(ruin, 'core', 'en'), gainsAt(ruin, 'outer-1', 'en')]).toEqual(['+1, then +4', '+1']);
});

test('what the dice did is shown beat by beat and ends where the table stands', () => {
  const s = scenario({ dice: 'y1=3 b1=1 m1=2', tray: 'R R R', planets: ['C2 O220222 I221222'], rolls: [3, 1, 3] });
  const before = view(s);
  const events: Event[] = [];
  game.apply(s, 0, { type: 'keep' } satisfies Action, (e) => events.push(e));
  const beats = beatsOf(before, events, 0);
  // One spin, its hits from outside to inside, and a look, die after die.
  expect(beats.map(({ strike, hit, struck }) => hit ?? (struck ? 'seen' : strike?.sector))).toEqual([
    ...[3, 'inner-3', 'seen'],
    ...[1, 'outer-1', 'outer-1', 'seen'],
    ...[3, 'core', 'core', 'inner-6', 'seen'],
  ]);
  expect(beats.at(-1)?.view.planets[0]).toEqual(view(s).planets[0]);
  expect(beats.find(({ core }) => core)?.core?.[0]).toBe(5);
});

test('shots stay on the dice on which they were laid, and their like strike instead', () => {
  const s = scenario({ round: 2, dice: 'y1=2 y2=2 b1=1', tray: 'Y I R R', rolls: [3, 1, 3], at: { step: 'assign' } });
  const before = view(s);
  const laying = (die: string) =>
    compose(before, [
      { thing: 'tray:0', on: `die:${die}` },
      { thing: 'tray:1', on: 'die:b1' },
    ]);
  // The rules know one plan for both.
  const made = laying('y1');
  expect(made).toEqual(laying('y2'));
  if (!made || !('action' in made)) throw new Error('no plan');
  const events: Event[] = [];
  game.apply(s, 0, made.action, (e) => events.push(e));
  for (const [on, strikes] of [
    ['y1', 'y2'],
    ['y2', 'y1'],
  ] as const) {
    const laid = [
      { face: 'blaster-yellow', die: on },
      { face: 'interceptor', die: 'b1' },
    ] as const;
    const beats = beatsOf(before, events, 0, laid);
    expect(new Set(beats.map(({ strike }) => strike?.die))).toEqual(new Set([strikes]));
    expect(new Set(beats.map(({ plan }) => plan))).toEqual(new Set([laid]));
    expect(beats[0].view.left[INVASION_DICE.indexOf(on)]).toBe(0);
  }
});

test('the ending counts site by site to the points of the match', () => {
  const v = { ...view(scenario({ planets: ['C1 O210222 I221022', 'C2 O222222 I222222'] })), tally: [19, 29] };
  const counted = ending.tally(v);
  expect(counted).toHaveLength(13);
  expect([0, 1].map((seat) => counted.reduce((sum, { points }) => sum + points[seat], 0))).toEqual([19, 29]);
  expect(pointsOf(v.planets[0])).toBe(19);
});

describe('the rulebook of We Come In Peace', () => {
  const ledger = readFileSync(new URL('../../../games/invasion/RULES.md', import.meta.url), 'utf8');
  const ids = new Set([...ledger.matchAll(/^\| (INVASION-[A-Z0-9-]+) \|/gm)].map(([, id]) => id));

  test('holds every rule of the ledger once, in both languages', () => {
    const rules = book.sections.flatMap((s) => s.rules);
    expect(new Set(rules.map(({ id }) => id))).toEqual(ids);
    expect(rules).toHaveLength(ids.size);
    for (const { text } of rules) expect(text.en !== text.fr && text.en && text.fr).toBeTruthy();
  });

  test('says of every rule that the judge can cite what would make it possible', () => {
    expect(Object.keys(game.rules).filter((id) => !book.rule(id)?.remedy)).toEqual([]);
  });
});

describe('the lessons of We Come In Peace', () => {
  const sentences = guide.lessons.flatMap(({ id, beats, seen }) => [
    ...beats.flatMap(({ say, otherwise }) => [say, otherwise ?? say]).map((text) => [id, text] as const),
    [id, seen] as const,
  ]);

  test.each(LANGS)('say it in at most fourteen words (%s)', (lang) => {
    const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(sentences.filter(([, text]) => words(text[lang]) > 14).map(([id, text]) => `${id}: ${text[lang]}`)).toEqual(
      [],
    );
  });

  test.each(guide.lessons.map((l) => [l.id, l] as const))('lesson %s can be played to its end', async (_, lesson) => {
    expect(book.rule(lesson.rule)).toBeDefined();
    const others = (lesson.position() as State).planets.length - 1;
    const table = lessonTable(guide, lesson, [YOU, ...new Array(others).fill(VEGA)]);
    await reached(table, () => true);
    for (const { expect: wanted } of lesson.beats) {
      const before = table.progress().beat;
      if (!wanted) table.goOn();
      else {
        const position = await reached(table, ({ asked }) => asked !== undefined);
        const list = choicesAt(guide.game, position);
        const action = list.find((c) => !c.violation && fits(c.action, wanted))?.action;
        expect(action, `${wanted} among ${list.map((c) => JSON.stringify(c.action))}`).toBeDefined();
        if (action) expect(await table.act?.(action, position.asked ?? -1)).toBe('done');
      }
      await vi.waitFor(() => {
        expect(table.progress().beat).toBe(before + 1);
        expect(table.progress().acting).toBeUndefined();
      });
    }
    expect(table.progress().done).toBe(true);
    table.close();
  });
});

test('of equal dice those change wells that were marked, so that they are the ones to roll', () => {
  // Two Missiles in wells 1 and 2; the second is marked, the rules throw the first.
  expect(reordered([0, 1, 2], [0, 4, 4], [2], [1])).toEqual([0, 2, 1]);
  expect(reordered([0, 2, 1], [0, 4, 4], [1, 0], [0, 1])).toEqual([0, 2, 1]);
});

test('shots that lay themselves are shown, and so are those of another and the dice another throws', () => {
  const s = scenario({ dice: 'y1=1', tray: 'Y R R' });
  const before = view(s);
  const events: Event[] = [];
  game.apply(s, 0, { type: 'keep' } satisfies Action, (e) => events.push(e));
  expect(beatsOf(before, events, 0).some(({ shots }) => shots)).toBe(true);
  const again = scenario({ dice: 'y1=1 b1=3', tray: 'X X R' });
  const thrown: Event[] = [];
  const was = view(again);
  game.apply(again, 0, { type: 'reroll', faces: ['missile'] }, (e) => thrown.push(e));
  expect(beatsOf(was, thrown, 0)).toEqual([]);
  expect(beatsOf(was, thrown, 1)).toHaveLength(1);
});

describe('what still comes down a lane, with Radar', () => {
  const position = { radar: true, round: 2, dice: 'y1=2@3 b1=3@3 b2=1@5', tray: 'Y B I X' } as const;
  const sums = (coming: ReturnType<typeof comingAt>) => coming.map(({ saucers }) => saucers);

  test('follows the shots as they are laid', () => {
    const v = view(scenario({ ...position, at: { step: 'assign' } }));
    const plan = planOf(v, [{ thing: 'tray:1', on: 'die:b1' }]);
    expect(comingAt(v, 0, { left: v.left, spent: [] })[2]).toEqual({ saucers: 5, dice: 2 });
    expect(sums(comingAt(v, 0, { left: plan.leftWith(), spent: [] }))).toEqual([0, 0, 3, 0, 1, 0]);
    expect(sums(comingAt(v, 0, { left: plan.leftWith(), spent: ['y1'] }))).toEqual([0, 0, 1, 0, 1, 0]);
  });

  test('is nothing for a planet that is not invaded, and nothing once the dice have struck', () => {
    const v = view(scenario({ ...position, rerolls: 2 }));
    const none = [0, 0, 0, 0, 0, 0];
    expect(sums(comingAt(v, 1, { left: v.left, spent: [] }))).toEqual(none);
    const s = scenario({ ...position, tray: 'R R R R', rerolls: 2 });
    game.apply(s, 0, { type: 'keep' }, () => {});
    const after = view(s);
    expect(after.stack.at(-1)?.step).toBe('rebuild');
    expect(after.left.some((n) => n > 0)).toBe(true);
    expect(sums(comingAt(after, 0, { left: after.left, spent: [] }))).toEqual(none);
    // A shield that is used in the turn of another.
    const shield = { ...after, active: 1, stack: [{ step: 'freeRebuild', pools: [2, 0] } as const] };
    expect(sums(comingAt(shield, 0, { left: shield.left, spent: [] }))).toEqual(none);
  });
});

test('keeping the dice does not change the forecast: what is not laid counts as well as it can', () => {
  const position = { round: 2, dice: 'y1=3 y2=1 b1=2 m1=3', tray: 'Y B I X', planets: ['C2 O210102 I220212'] } as const;
  const stop = keepOdds(scenario({ ...position, rerolls: 1 })).find(({ action }) => action.type === 'keep');
  const v = view(scenario({ ...position, at: { step: 'assign' } }));
  const forecast = (...marks: Parameters<typeof planOf>[1]) => bestShots(worldOf(planOf(v, marks).restWith()));
  expect(forecast().lost).toBeCloseTo(stop?.lost ?? -1, 9);
  expect(forecast().coreHit).toBeCloseTo(stop?.coreHit ?? -1, 9);
  // A shot in vain is seen at once, with the die still to be laid counted at its best.
  const wasted = forecast({ thing: 'tray:2', on: 'die:y2' });
  expect(wasted.margin).toBeLessThan(forecast().margin);
  // With all laid it is the plan itself.
  const marks = [
    { thing: 'tray:0', on: 'die:y1' },
    { thing: 'tray:1', on: 'die:b1' },
    { thing: 'tray:2', on: 'die:m1' },
  ];
  const plan = planOf(v, marks);
  expect(plan.complete).toBe(true);
  expect(forecast(...marks).lost).toBeCloseTo(lossOf(worldOf(v))(plan.leftWith()).lost, 9);
  expect(planOf(v, marks.slice(1)).complete).toBe(false);
});

describe('whoever is called You', () => {
  const seats = ['You', 'Vega'].map((name) => ({ name, colour: '', emblem: null }));

  test('is spoken to, also where nobody sits', () => {
    const { planetOf, loss, coreHit, strikes } = WORDS.en;
    const me = nameOf(0, { seat: null, seats });
    expect([planetOf, loss, coreHit, strikes].map((say) => say(me))).toEqual([
      'Your planet',
      'You lose about',
      'Core is hit',
      'Saucers coming',
    ]);
    expect(planetOf(nameOf(1, { seat: null, seats }))).toBe('Vega’s planet');
    const vous = nameOf(0, { seat: null, seats: [{ ...seats[0], name: 'Vous' }, seats[1]] });
    expect(WORDS.fr.loss(vous)).toBe('Vous perdez environ');
  });

  test('has a Core of their own', () => {
    const before = view(scenario({ active: 1 }));
    const after = view(scenario({ active: 1, planets: ['C1 O222222 I222222'] }));
    expect(great(before, after, { lang: 'en', seats })?.title).toBe('Your Core is hit');
    expect(great(before, after, { lang: 'fr', seats })?.title).toBe('Votre Noyau est touché');
  });
});

test('what others did since the last turn is told when the next one begins', () => {
  const moments = (...all: Event[][]): Moment<Event>[] =>
    all.map((events, step) => ({ step, entry: step, seat: 0, events }));
  const turn = (seat: number): Event => ({ type: 'turn', seat });
  const hit = (seat: number, ...hits: Extract<Event, { type: 'hit' }>['hits']): Event => ({
    type: 'hit',
    seat,
    sector: 1,
    shielded: 2,
    hits,
  });
  const now = view(scenario({ round: 2, planets: ['C0 O022222 I222222'] }));
  const told = moments(
    [turn(0)],
    // The own missile, the turn of the other with a missile, and the own turn again.
    [hit(1, 'outer-1'), turn(1)],
    [hit(0, 'outer-1', 'core', 'core')],
    [{ type: 'rebuild', seat: 1, site: 'outer-1', strength: 2 }, turn(0)],
  );
  expect(newsOf(told, now, 0)).toEqual({ points: -6, core: 'lost', again: true });
  expect(WORDS.en.news({ points: -6, core: 'lost', again: true })).toBe('Since your last turn: −6 points, Core lost.');
  expect(newsOf(moments([turn(0)], [turn(1)], [turn(0)]), now, 0)).toBeUndefined();
  const first = view(scenario({ active: 1, planets: [undefined, 'C2 O122222 I222222'] }));
  expect(newsOf(moments([turn(0)], [hit(1, 'outer-1'), turn(1)]), first, 1)).toEqual({ points: -1, again: false });
});
