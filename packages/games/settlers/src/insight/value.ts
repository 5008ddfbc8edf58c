import type { Action } from '../actions.ts';
import { type Content, contentOf, packAt, packOfKey, upgradeOf } from '../content.ts';
import { poolCounts, poolSize } from '../dice.ts';
import { allOf, bestFill, type Course, worthOf } from '../odds/course.ts';
import { type Counts, diceUsed, type Pack } from '../packs.ts';
import { type Card, FACES, NONE, type PackId, type State } from '../types.ts';
import { situationOf } from './situation.ts';
import { AGAIN, type Situation } from './survey.ts';

/** What the dice of the active seat can still add to its log-odds to win if it stopped now, under best play. */
export function diceValue(s: State): number {
  const situation = situationOf(s);
  const n = poolSize(s.turn);
  if (s.stack.at(-1)?.step !== 'rolled') return beforeRoll(s, situation, n);
  return withRoll(s, situation, poolCounts(s.turn), n, s.turn.boosted);
}

/** The same before a roll of n dice. */
function beforeRoll(s: State, situation: Situation, dice: number): number {
  const n = Math.min(dice, AGAIN);
  const { target } = s.turn;
  if (target === NONE) return situation.free()[n];
  const { course } = situation.aim(target);
  return worthOf(course, unfilledSet(s, contentOf(s.options), course), n);
}

/** The same with a roll on the table. */
function withRoll(s: State, situation: Situation, counts: Counts, n: number, boosted: boolean): number {
  let best = beforeRoll(s, situation, n - 1);
  const { target } = s.turn;
  if (target !== NONE) {
    const { course } = situation.aim(target);
    return Math.max(best, bestFill(course, unfilledSet(s, contentOf(s.options), course), counts, n));
  }
  for (const { course, attack } of situation.aims())
    if (!attack || !boosted) best = Math.max(best, bestFill(course, allOf(course), counts, n));
  return best;
}

/** The unfilled packs of the target as a set of packs of its course; equal packs stand for each other. */
function unfilledSet(s: State, c: Content, { packs }: Course): number {
  const { target, required, filled } = s.turn;
  let unfilled = 0;
  for (const id of required) {
    if (filled.includes(id)) continue;
    const code = packAt(c, target, id)?.code;
    const i = packs.findIndex((pack, at) => pack.code === code && !(unfilled & (1 << at)));
    unfilled |= i < 0 ? 0 : 1 << i;
  }
  return unfilled;
}

/** What an action of the active seat adds to its log-odds to win, under best play from then on. */
export function actionValue(s: State, a: Action): number {
  const situation = situationOf(s);
  const c = contentOf(s.options);
  const n = poolSize(s.turn);
  switch (a.type) {
    case 'roll':
      return beforeRoll(s, situation, n);
    case 'reroll':
      return beforeRoll(s, situation, n - 1);
    case 'endTurn':
      return 0;
    case 'fill':
      return fillValue(s, c, situation, c.byUid.get(a.target) as Card, packOfKey(c, a.pack), n);
    case 'discardDefence':
      return -situation.price(upgradeOf(c, a.card));
    case 'useReroll':
      return beforeRoll(s, situation, n) - situation.price(upgradeOf(c, a.card));
    case 'useResource':
      return changeValue(s, situation, a, n) - situation.price(upgradeOf(c, a.card));
    case 'useCorruption':
      return changeValue(s, situation, a, n) - situation.price(upgradeOf(c, a.take));
  }
}

function fillValue(s: State, c: Content, situation: Situation, card: Card, id: PackId, n: number): number {
  const { course } = situation.aim(card);
  const unfilled = s.turn.target === card ? unfilledSet(s, c, course) : allOf(course);
  const pack = packAt(c, card, id) as Pack;
  const i = course.packs.findIndex(({ code }, at) => code === pack.code && unfilled & (1 << at));
  return i < 0 ? 0 : worthOf(course, unfilled ^ (1 << i), n - diceUsed(pack, poolCounts(s.turn)));
}

function changeValue(
  s: State,
  situation: Situation,
  a: Pick<Action & { type: 'useResource' }, 'from' | 'to'>,
  n: number,
) {
  const counts = poolCounts(s.turn);
  counts[FACES.indexOf(a.from)]--;
  counts[FACES.indexOf(a.to)]++;
  return withRoll(s, situation, counts, n, true);
}
