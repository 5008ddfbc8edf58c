import {
  type Action,
  type AnyGame,
  type Choice,
  type Core,
  canonical,
  choices,
  equal,
  format,
  keyFromSeed,
  legal,
  optionCombinations,
  optionsAt,
  pick,
  type Rng,
  readOptions,
  rngOf,
  type Seat,
  shuffle,
  silent,
} from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameSkin, Thing } from '../../src/contract/skin.ts';
import {
  askOf,
  type Draft,
  dropped,
  EMPTY,
  offeredBy,
  pickUp,
  pressThing,
  type Question,
  questionOf,
  thingState,
} from '../../src/play/draft.ts';
import { MOST } from '../../src/play/offers.ts';
import { labelAt } from '../../src/play/selection.ts';
import { GAMES } from '../games/index.ts';
import { load } from '../games/registry.ts';

/** How many matches are played, and how many choices of a position are tried. */
const MATCHES = 12;
const TRIED = 6;

interface Position {
  readonly view: unknown;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** Neighbouring sets of options differ in the first option only; so many further all of them do. */
const STRIDE = 13;

/** The next set of options that a table of so many seats can play with. */
function optionsFor(game: AnyGame, seats: number, from: number): object {
  for (let at = from; ; at++) {
    const read = readOptions(game, seats, optionsAt(game, at % optionCombinations(game)));
    if ('value' in read) return read.value;
  }
}

/** The positions of random matches, each as the seat that decides sees it. */
function* positions(game: AnyGame): Generator<Position> {
  const [min, max] = game.seats;
  for (let i = 0; i < MATCHES; i++) {
    const rng = rngOf(keyFromSeed(`grammar ${i}`));
    const seats = min + (i % (max - min + 1));
    const s: Core = game.setup(seats, optionsFor(game, seats, i * STRIDE), keyFromSeed(`match ${i}`));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = pick(rng, actors);
      yield { view: game.view(s, seat), seat, choices: choices(game, s, seat) };
      game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
    }
  }
}

describe.each(GAMES.filter(({ skin }) => skin).map(({ id }) => id))('the grammar of %s', (id) => {
  let game: AnyGame;
  let skin: GameSkin;
  beforeAll(async () => {
    const [found, looks] = await Promise.all([load(id), GAMES.find((g) => g.id === id)?.skin?.()]);
    if (!found || !looks) throw new Error(`no game ${id}`);
    [game, skin] = [found, looks];
  });

  test('every stage of a choice names a thing and asks in every language', () => {
    for (const { view, choices: list } of positions(game)) {
      for (const { action } of list) {
        for (const { ask, any } of skin.slots(action, view)) {
          expect(any.length, format(action)).toBeGreaterThan(0);
          expect(ask.en && ask.fr, format(action)).toBeTruthy();
        }
      }
    }
  });

  test('pressing the things of a legal choice stage by stage plays exactly that choice', () => {
    const rng = rngOf(keyFromSeed('presses'));
    for (const position of positions(game)) {
      const question = questionOf(game, skin, position);
      for (const { action } of sample(
        rng,
        question.staged.flatMap(({ choice }) => (choice.violation ? [] : [choice])),
      )) {
        const things = representatives(rng, skin, action, position.view);
        expect(played(question, things, action), `${things} for ${format(action)}`).toEqual(action);
      }
    }
  });

  test('at every stage at most four buttons stand, Back among them, and one at most is the main one', () => {
    const rng = rngOf(keyFromSeed('stages'));
    for (const position of positions(game)) {
      const question = questionOf(game, skin, position);
      const legalOnes = question.staged.flatMap(({ choice }) => (choice.violation ? [] : [choice]));
      for (const { action } of sample(rng, legalOnes)) {
        let draft: Draft = EMPTY;
        for (const thing of ['', ...representatives(rng, skin, action, position.view)]) {
          const next = thing ? pressThing(question, draft, thing) : undefined;
          if (next?.to === 'draft') ({ draft } = next);
          const offers = offeredBy(question, draft);
          const back = draft.pressed.length > 0 ? 1 : 0;
          expect(offers.length + back, `${format(action)} at ${draft.pressed}`).toBeLessThanOrEqual(MOST);
          expect(offers.filter(({ main }) => main).length).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('at every stage the question is asked, with places for what is pressed', () => {
    const rng = rngOf(keyFromSeed('questions'));
    for (const position of positions(game)) {
      const question = questionOf(game, skin, position);
      for (const { choice, slots } of sample(rng, question.staged)) {
        if (choice.violation || slots.length < 2) continue;
        let draft: Draft = EMPTY;
        for (const thing of representatives(rng, skin, choice.action, position.view).slice(0, -1)) {
          const next = pressThing(question, draft, thing);
          if (next.to !== 'draft') throw new Error(`${thing} for ${format(choice.action)}: ${next.to}`);
          ({ draft } = next);
          expect(askOf(question, draft), format(choice.action)).toBeDefined();
          const at = draft.pressed.length - 1;
          expect(skin.called?.(thing, position.view, 'en') || labelAt(question.staged, draft.pressed, at)).toBeTruthy();
        }
      }
    }
  });

  test('picking a piece up never plays it, and every place it can be dropped on plays the same choice', () => {
    for (const position of positions(game)) {
      const question = questionOf(game, skin, position);
      for (const { choice, slots, drop } of question.staged) {
        if (choice.violation || slots.length !== 1 || !drop) continue;
        const [thing] = slots[0].any;
        const draft = pickUp(question, EMPTY, thing);
        expect(draft?.pressed, format(choice.action)).toEqual([thing]);
        for (const on of drop) expect(draft && dropped(question, draft, on)).toEqual(choice.action);
      }
    }
  });

  test('a thing that is open leads on, and one that is closed does not', () => {
    for (const position of positions(game)) {
      const question = questionOf(game, skin, position);
      const named = new Set(position.choices.flatMap(({ action }) => thingsOf(skin, action, position.view)));
      for (const thing of named) {
        const { open, violation } = thingState(question, EMPTY, thing);
        const { to } = pressThing(question, EMPTY, thing);
        expect(open, thing).toBe(to === 'draft' || to === 'play');
        expect(violation !== undefined, thing).toBe(to === 'why');
      }
    }
  });

  test('composing the marks of an action in any order gives that action', () => {
    const rng = rngOf(keyFromSeed('marks'));
    for (const { view, choices: list } of positions(game)) {
      for (const { action } of sample(rng, list)) {
        const marks = skin.marks?.(action, view);
        if (!marks) continue;
        for (let i = 0; i < 3; i++)
          expect(skin.compose?.(view, shuffle(rng, [...marks])), format(action)).toMatchObject({ action });
      }
    }
  });

  test('marking the things of a legal action one by one, in any order, offers exactly that action', () => {
    const rng = rngOf(keyFromSeed('marking'));
    for (const position of positions(game)) {
      const question = questionOf(game, skin, position);
      for (const { action } of sample(
        rng,
        position.choices.filter((c) => !c.violation),
      )) {
        const marks = skin.marks?.(action, position.view);
        if (!marks) continue;
        let draft: Draft = EMPTY;
        for (const { thing, on } of shuffle(rng, [...marks])) {
          for (const press of on ? [thing, on] : [thing]) {
            const next = pressThing(question, draft, press);
            if (next.to !== 'draft') throw new Error(`${press} for ${format(action)}: ${next.to}`);
            draft = next.draft;
          }
        }
        expect(offeredBy(question, draft)[0]).toEqual({ choice: { action }, main: true });
      }
    }
  });
});

function sample<T>(rng: Rng, list: readonly T[]): readonly T[] {
  return shuffle(rng, [...list]).slice(0, TRIED);
}

/** A thing for each stage of an action, any of those that are equal. */
function representatives(rng: Rng, skin: GameSkin, action: Action, view: unknown): readonly Thing[] {
  const things: Thing[] = [];
  for (const { any, again } of skin.slots(action, view)) {
    things.push(
      pick(
        rng,
        any.filter((thing) => again || !things.includes(thing)),
      ),
    );
  }
  return things;
}

function thingsOf(skin: GameSkin, action: Action, view: unknown): readonly Thing[] {
  return [
    ...skin.slots(action, view).flatMap(({ any }) => any),
    ...(skin.marks?.(action, view) ?? []).map(({ thing }) => thing),
  ];
}

/** What is played by pressing things one after the other; where choices share all of them, by the button of the wanted one. */
function played(question: Question, things: readonly Thing[], wanted: Action): Action | undefined {
  let draft: Draft = EMPTY;
  for (const thing of things) {
    const next = pressThing(question, draft, thing);
    if (next.to === 'play') return next.action;
    if (next.to !== 'draft') return undefined;
    ({ draft } = next);
  }
  const offered = offeredBy(question, draft).flatMap((o) => ('choice' in o && !o.choice.violation ? [o.choice] : []));
  // A button may only be needed where another choice takes the same things.
  const alone = things.length > 0 && offered.filter(({ action }) => sharesAll(question, action, things)).length === 1;
  const same = alone ? undefined : offered.find(({ action }) => equal(action, wanted));
  return same?.action;
}

function sharesAll({ staged }: Question, action: Action, things: readonly Thing[]): boolean {
  const found = staged.find(({ choice }) => canonical(choice.action) === canonical(action));
  return found !== undefined && things.every((thing) => found.slots.some(({ any }) => any.includes(thing)));
}
