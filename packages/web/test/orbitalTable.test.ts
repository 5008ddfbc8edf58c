import { advance, choices, keyFromSeed, legal, record, rngOf, silent, start } from '@starboard/kernel';
import { type Action, contentOf, type Event, game, races, type View } from '@starboard/orbital';
import { scenario } from '@starboard/orbital/scenario';
import { describe, expect, test } from 'vitest';
import { barOf } from '../src/games/orbital/bar.ts';
import { compose } from '../src/games/orbital/compose.ts';
import { ending } from '../src/games/orbital/ending.ts';
import { dockingOf, foresee } from '../src/games/orbital/foresight.ts';
import { label } from '../src/games/orbital/labels.tsx';
import { lieOf } from '../src/games/orbital/lie.ts';
import { turnsOf } from '../src/games/orbital/Report.tsx';
import { scoredRaces } from '../src/games/orbital/scoredRaces.ts';
import { shareOf } from '../src/games/orbital/share.ts';
import { skin } from '../src/games/orbital/skin.tsx';
import { exitThing, handThing, moduleThing, ONLY, upgradeThing } from '../src/games/orbital/things.ts';
import { yearSteps } from '../src/games/orbital/yearSteps.ts';
import { paidTo, yearsOf } from '../src/games/orbital/years.ts';
import { type Draft, EMPTY, offeredBy, pressThing, questionOf, thingState } from '../src/play/draft.ts';

type State = ReturnType<typeof scenario>;
const viewOf = (s: State): View => game.view(s, 0);
const asked = (s: State) =>
  questionOf(game as never, skin, { view: viewOf(s), seat: 0, choices: choices(game, s, 0) as never });

/** Presses things one after the other; what is played at last, or the draft. */
function pressed(s: State, ...things: readonly string[]): Draft | Action | string {
  let draft = EMPTY;
  for (const thing of things) {
    const next = pressThing(asked(s), draft, thing);
    if (next.to === 'play') return next.action as Action;
    if (next.to !== 'draft') return next.to;
    ({ draft } = next);
  }
  return draft;
}

describe('building', () => {
  const s = scenario({ seats: [{ mc: 6, hand: 'farm storage', modules: ['dormitory 0W'] }, {}] });
  const build: Action = { type: 'build', card: 'storage', exit: { host: 1, side: 'N' } };

  test('is card then exit, or exit then card', () => {
    expect(pressed(s, handThing(0), exitThing(1, 'N'))).toEqual(build);
    expect(pressed(s, exitThing(1, 'N'), handThing(0))).toEqual(build);
  });

  test('shows the price at each exit, less at a host of the same colour', () => {
    const view = viewOf(s);
    expect(dockingOf(build, view)).toMatchObject({ price: 5, same: true });
    expect(dockingOf({ type: 'build', card: 'farm', exit: { host: 1, side: 'N' } }, view)).toMatchObject({
      price: 6,
      same: false,
    });
    expect(label(build, view, 'en', [])).toBe('build Storage: pay 5 MC');
  });

  test('foresees money, exits and the race', () => {
    const after = foresee(build, viewOf(s));
    expect(after?.mc).toBe(1);
    expect(after?.exits).toBe(5);
    expect(after?.races[0].counts).toEqual([3, 1]);
  });
});

test('an upgrade is laid on the core in a second stage, and foreseen', () => {
  const s = scenario({ seats: [{ mc: 4 }, {}] });
  const upgrade: Action = { type: 'upgrade', core: 'core-bio' };
  expect(pressed(s, upgradeThing('core-bio'), moduleThing(0, 0))).toEqual(upgrade);
  expect(foresee(upgrade, viewOf(s))?.races.map(({ counts }) => counts[0])).toEqual([0, 1, 0, 0, 0, 0]);
});

describe('targets', () => {
  test('are modules of the others; a storm takes two, in any order', () => {
    const s = scenario({
      seats: [{ hand: 'meteor-storm' }, { modules: ['farm 0W', 'hotel 0E', 'storage 0N'] }],
    });
    const storm: Action = { type: 'event', card: 'meteor-storm', seat: 1, modules: [1, 3] };
    expect(pressed(s, handThing(0), moduleThing(1, 3), moduleThing(1, 1))).toEqual(storm);
  });

  test('of a Crew Rotation are one or two, and one of them may be enough', () => {
    const s = scenario({ seats: [{ hand: 'crew-rotation', modules: ['farm 0W * c1', 'hotel 0E * c1'] }, {}] });
    const one: Action = { type: 'event', card: 'crew-rotation', modules: [1] };
    expect(pressed(s, handThing(0), moduleThing(0, 1), ONLY)).toEqual(one);
    expect(label(one, viewOf(s), 'en', [])).toBe('free the crew of Farm');
    expect(pressed(s, handThing(0), moduleThing(0, 2), moduleThing(0, 1))).toMatchObject({ modules: [1, 2] });
  });

  test('of a visited machine follow its own stages', () => {
    const s = scenario({
      seats: [{ crew: 1, hand: 'visiting-worker', modules: ['hotel 0E !'] }, { modules: ['workshop 0W'] }],
    });
    expect(pressed(s, handThing(0), moduleThing(1, 1), moduleThing(0, 1))).toEqual({
      type: 'event',
      card: 'visiting-worker',
      visit: { seat: 1, module: 1 },
      args: { repaired: 1 },
    });
  });
});

test('a button names whom it concerns, and a visited machine says what it does', () => {
  const s = scenario({
    seats: [
      { crew: 1, hand: 'visiting-worker sabotage condemned-section', modules: ['strategic-operations 0W'] },
      { hand: 'farm', modules: ['weapons-platform 0W', 'hotel 0E !'] },
    ],
  });
  const target = { seat: 1, module: 2 };
  const said = (a: Action, lang: 'en' | 'fr' = 'en') => label(a, viewOf(s), lang, ['You', 'Vega']);
  expect(said({ type: 'event', card: 'sabotage', target })).toBe('hit Vega’s Miners’ Hotel');
  expect(said({ type: 'event', card: 'condemned-section', target })).toBe('remove Vega’s Miners’ Hotel');
  expect(said({ type: 'operate', module: 1, seat: 1 })).toBe('operate Strategic Operations against Vega');
  const visit = { seat: 1, module: 1 };
  expect(said({ type: 'event', card: 'visiting-worker', visit, args: { target } })).toBe('hit Vega’s Miners’ Hotel');
});

test('what is refused says why, at the thing', () => {
  const s = scenario({
    seats: [{ mc: 9, hand: 'greenhouse', modules: ['storage 0W', 'storage 0N', 'storage 0E'] }, {}],
  });
  expect(thingState(asked(s), EMPTY, handThing(0)).violation?.rule).toBe('ORBITAL-GEO-12');
});

test('a pass says that the year would end', () => {
  const early = viewOf(scenario({ seats: [{ hand: 'farm' }, {}] }));
  expect(label({ type: 'pass' }, early, 'en', [])).toContain('when all pass in a row');
  const late = viewOf(scenario({ passes: 1, seats: [{ hand: 'farm' }, {}] }));
  expect(label({ type: 'pass' }, late, 'en', [])).toBe('pass: the year ends');
});

test('the marks of a starting hand are a button once three are marked', () => {
  const s = game.setup(2, game.defaults, keyFromSeed('marks'));
  const draft = pressed(s, handThing(0), handThing(4), handThing(7)) as Draft;
  expect(offeredBy(asked(s), draft)[0]).toMatchObject({ main: true, choice: { action: { type: 'returnCards' } } });
});

test('what automata do is told turn by turn', () => {
  const events: Event[] = [];
  const s = scenario({ automata: [1, 2], seats: [{ hand: 'farm' }, { hand: 'storage' }, { hand: 'hotel' }] });
  game.apply(s, 0, { type: 'pass' }, (event) => events.push(event));
  const turns = turnsOf(events);
  expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(turns[0].events.map(({ type }) => type)).toContain('built');
});

test('the last year is counted colour by colour, never more than the result', () => {
  const s = scenario({
    year: 5,
    passes: 1,
    seats: [
      { vp: 3, hand: 'farm', modules: ['farm 0W'] },
      { vp: 4, modules: ['hotel 0E'] },
    ],
  });
  game.apply(s, 0, { type: 'pass' }, silent);
  const outcome = game.outcome(s);
  const tally = ending.tally(viewOf(s));
  expect(outcome?.points).toEqual([7, 8]);
  expect(tally.map(({ points }) => points)).toEqual([
    [2, 2],
    [2, 0],
    [0, 2],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(outcome && ending.why(viewOf(s), outcome, 'en')).toBe('By 1 VP.');
});

test('the yard fits all modules and the cells before open exits', () => {
  const { modules } = viewOf(scenario({ seats: [{ modules: ['dormitory 0W'] }, {}] })).players[0];
  const bare = lieOf(modules, []);
  expect(bare.left(0)).toBeGreaterThan(bare.left(-1));
  expect(bare.width).toBeGreaterThan(bare.height);
});

test('a cell with several exits is shared among them, each with the part at its host', () => {
  expect(shareOf('N', ['N'])).toBeUndefined();
  const north = shareOf('N', ['N', 'E', 'W']);
  expect(north?.y).toBeGreaterThan(50);
  expect(north?.x).toBeCloseTo(50);
  expect(shareOf('E', ['N', 'E'])?.x).toBeLessThan(50);
  // Of two opposite hosts each has a half.
  expect(shareOf('S', ['N', 'S'])).toMatchObject({ x: 50, y: 25 });
});

describe('the bar of actions', () => {
  const barIn = (s: State, kind: string) =>
    barOf(viewOf(s), choices(game, s, 0) as never).find((bar) => bar.kind === kind);

  test('has the prices as they are now, and what each begins with', () => {
    const s = scenario({ seats: [{ mc: 6, crew: 1, hand: 'farm storage', modules: ['dormitory 0W'] }, {}] });
    expect(barIn(s, 'build')).toMatchObject({ mc: [5, 6], ready: 2 });
    expect(barIn(s, 'build')?.first).toContain(handThing(0));
    expect(barIn(s, 'build')?.first).toContain(exitThing(1, 'N'));
    expect(barIn(s, 'upgrade')).toMatchObject({ mc: [4, 4] });
    expect(barIn(s, 'repair')).toMatchObject({ mc: [3, 3], ready: 0 });
  });

  test('says why nothing can be done', () => {
    const s = scenario({ seats: [{ mc: 2, hand: 'farm' }, {}] });
    expect(barIn(s, 'build')).toMatchObject({ mc: [6, 6], ready: 0, why: { rule: expect.any(String) } });
    expect(barIn(s, 'event')).not.toHaveProperty('why');
  });
});

describe('cards above the limit', () => {
  const s: State = {
    ...scenario({ seats: [{ hand: 'farm farm storage hotel casino laboratory dormitory' }, {}] }),
    stack: [{ step: 'trim', over: [2], asked: [0], answers: [null] }],
  };

  test('are marked in any order and answered in that of the hand', () => {
    const hand = viewOf(s).players[0].hand ?? [];
    const last = { thing: handThing(hand.length - 1) };
    expect(compose(viewOf(s), [last])).toHaveProperty('missing');
    const made = compose(viewOf(s), [last, { thing: handThing(0) }]);
    expect(made).toMatchObject({ action: { type: 'trim' }, next: [{ type: 'trim' }] });
    if (!made || !('action' in made)) throw new Error('nothing is made');
    const { kinds } = contentOf(viewOf(s).options);
    expect([made.action, ...(made.next ?? [])]).toEqual(
      [hand[0], hand[hand.length - 1]].map((card) => ({ type: 'trim', card: kinds[card] })),
    );
    expect(
      compose(
        viewOf(s),
        [0, 1, 2].map((at) => ({ thing: handThing(at) })),
      ),
    ).toBeUndefined();
  });
});

test('the end of a year tells all its steps, the sum of the money, and what is still to come', () => {
  const events: Event[] = [];
  const s = scenario({
    passes: 1,
    seats: [{ hand: 'farm hotel casino airlock', modules: ['dormitory 0W', 'storage 0N'] }, { modules: ['farm 0W !'] }],
  });
  const scored = races(viewOf(s));
  game.apply(s, 0, { type: 'pass' }, (event) => events.push(event));
  const steps = yearSteps({ events, races: scored, view: viewOf(s) }, 'en');
  const said = (title: string) => steps.find((step) => step.title === title)?.lines.map(({ text }) => text);
  expect(said('MegaCredits')?.[0]).toBe('7 (every year) + 3 (red modules) + 2 (Storage) = 12 MC');
  expect(said('Crew')?.[0]).toBe('2');
  expect(said('Cards')?.[0]).toContain('too many');
  expect(said('Maintenance')).toEqual(['Then all damage is repaired, for nothing.']);
  expect(said('New year')).toEqual(['first player of year 2']);
});

test('an upgraded core is called as its tile is, and its income by its name; all are told in the order of seats', () => {
  const events: Event[] = [];
  const s = scenario({ first: 1, active: 1, passes: 1, seats: [{ upgrade: 'core-luxury' }, {}] });
  expect(skin.called?.(moduleThing(0, 0), viewOf(s), 'en')).toBe('Luxury Core Module');
  expect(skin.called?.(moduleThing(1, 0), viewOf(s), 'fr')).toBe('Module de Base');
  const scored = races(viewOf(s));
  game.apply(s, 1, { type: 'pass' }, (event) => events.push(event));
  const income = yearSteps({ events, races: scored, view: viewOf(s) }, 'en').find(({ id }) => id === 'mc')?.lines;
  expect(income?.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(income?.[0].text).toBe('7 (every year) + 1 (yellow module) + 2 (Luxury Core Module) = 10 MC');
});

test('the points of a record add up year by year', () => {
  const rng = rngOf(keyFromSeed('years'));
  let match = start(game as never, 2, game.defaults as never, keyFromSeed('years'));
  for (let [seat] = match.game.actors(match.state); seat !== undefined; [seat] = match.game.actors(match.state)) {
    const list = legal(match.game, match.state, seat);
    const next = advance(match, seat, match.game.insight?.playout?.(match.state, seat, list, rng) ?? list[0]);
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
  const years = yearsOf(record(match, ['Ada', 'Vega']));
  expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
  const total = (seat: number) => years.reduce((sum, paid) => sum + paidTo(paid, seat), 0);
  expect([total(0), total(1)]).toEqual(viewOf(match.state as State).players.map(({ vp }) => vp));
});

test('a year is counted as it was scored, when a build and the last pass come at once', () => {
  const s = scenario({
    passes: 0,
    seats: [{ mc: 6, hand: 'farm', modules: ['storage 0N !'] }, { modules: ['dormitory 0W'] }],
  });
  const events: Event[] = [];
  const take = (seat: number, action: Action) => game.apply(s, seat, action, (e: Event) => void events.push(e));
  const before = viewOf(s);
  take(0, { type: 'build', card: 'farm', exit: { host: 0, side: 'W' } });
  take(1, { type: 'pass' });
  take(0, { type: 'pass' });
  const counts = scoredRaces(before, viewOf(s), events).map((race) => race.counts);
  expect(events.some(({ type }) => type === 'maintenance')).toBe(true);
  expect(counts.slice(0, 2)).toEqual([
    [1, 2],
    [1, 0],
  ]);
});
