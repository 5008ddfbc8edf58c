import type { Key, Seat } from '@starboard/kernel';
import { type Content, contentOf, packAt } from '../content.ts';
import { poolCounts, poolSize } from '../dice.ts';
import { diceUsed, facesUsed, leastDice, type Pack } from '../packs.ts';
import {
  type Card,
  type CardUid,
  CENTRE,
  FACES,
  NONE,
  type PackCode,
  type PackId,
  type PackKey,
  type State,
  type View,
} from '../types.ts';
import { determinize } from '../view.ts';
import { requiredPacks } from '../zones.ts';
import { boostOf } from './boosted.ts';
import { allOf, courseOf, worthOf } from './course.ts';
import { upgradesToClaim, worldsToClaim } from './odds.ts';

/** One pack that a card needs, as the table stands. */
export interface PackForecast {
  readonly pack: PackKey;
  readonly code: PackCode;
  readonly filled: boolean;
  /** The dice on the table that would go on it (SETTLERS-RULING-14); none where the roll does not satisfy it. */
  readonly dice: readonly number[];
  /** The chance to claim the card after this fill; undefined where the roll does not satisfy it. */
  readonly after?: number;
}

/** What a card asks of the active player, and the exact chances to claim it this turn under best play. */
export interface Forecast {
  readonly card: CardUid;
  /** Whose World it is; null for a card of the table. */
  readonly owner: Seat | null;
  readonly packs: readonly PackForecast[];
  /** The fewest dice that fill what is open. */
  readonly leastDice: number;
  /** The chance from here; 0 for a card that cannot be claimed this turn. */
  readonly now: number;
  /** The chance after a re-roll, one die less; undefined where no re-roll is possible. */
  readonly reroll?: number;
}

/** Chances follow from what is seen, whatever the key. */
export const ANY_KEY: Key = [0, 0, 0, 0, 0, 0, 0, 0];

interface Position {
  readonly s: State;
  readonly of: Map<CardUid, Forecast | undefined>;
}

/** A table asks for the same forecasts at many places: each is worked out once a position. */
const known = new WeakMap<View, Position>();

function positionOf(view: View): Position {
  let found = known.get(view);
  if (!found) {
    found = { s: determinize(view, ANY_KEY), of: new Map() };
    known.set(view, found);
  }
  return found;
}

/** The forecast of every card that can be looked at. */
export function forecastOf(view: View, uid: CardUid): Forecast | undefined {
  const { s, of } = positionOf(view);
  if (of.has(uid)) return of.get(uid);
  const c = contentOf(s.options);
  const card = c.byUid.get(uid);
  const found = card === undefined ? undefined : forecast(s, c, card);
  of.set(uid, found);
  return found;
}

/** Works out ahead what any roll may ask about a card, so that its forecast takes no time: in steps of a few milliseconds. */
export function prepareForecast(view: View, uid: CardUid): readonly (() => void)[] {
  const { s } = positionOf(view);
  const c = contentOf(s.options);
  const card = c.byUid.get(uid);
  if (card === undefined) return [];
  const packs = packsOf(s, c, card).open.map((id) => packAt(c, card, id) as Pack);
  const some = packs.map((pack) => packs.filter((other) => other !== pack));
  return [...some, packs].map((list) => () => void courseOf(list));
}

/** The packs that a card needs: all of them, and those that are still open. */
export function packsOf(s: State, c: Content, card: Card) {
  const { turn } = s;
  const committed = turn.target === card;
  const required = committed ? turn.required : requiredPacks(s, c, card);
  return { required, open: required.filter((id) => !committed || !turn.filled.includes(id)) };
}

function forecast(s: State, c: Content, card: Card): Forecast {
  const { turn } = s;
  const { required, open } = packsOf(s, c, card);
  const packOf = (id: PackId) => packAt(c, card, id) as Pack;
  const rolled = s.stack.at(-1)?.step === 'rolled';
  const owner = card < c.worlds.length ? s.worlds[card] : CENTRE;
  const attack = owner !== CENTRE;
  const may = mayClaim(s, c, card);
  const counts = poolCounts(turn);
  const n = poolSize(turn);
  const chanceAfter = (id: PackId): number | undefined => {
    const used = rolled && may && !(attack && turn.boosted) ? diceUsed(packOf(id), counts) : 0;
    if (used === 0 || !open.includes(id)) return undefined;
    const rest = courseOf(open.filter((other) => other !== id).map(packOf));
    return worthOf(rest, allOf(rest), n - used);
  };
  const packs = required.map((id): PackForecast => {
    const chance = chanceAfter(id);
    return {
      pack: c.packKeys[id],
      code: packOf(id).code,
      filled: !open.includes(id),
      dice: chance === undefined ? [] : diceFor(s, packOf(id), counts),
      ...(chance === undefined ? {} : { after: chance }),
    };
  });
  const whole = courseOf(open.map(packOf));
  const again = (dice: number) => (may ? worthOf(whole, allOf(whole), dice) : 0);
  const now = rolled ? Math.max(again(n - 1), ...packs.map(({ after = 0 }) => after)) : again(n);
  return {
    card: c.uids[card],
    owner: owner === CENTRE ? null : owner,
    packs,
    leastDice: open.reduce((sum, id) => sum + leastDice(packOf(id)), 0),
    now,
    ...(rolled && n > 1 ? { reroll: again(n - 1) } : {}),
  };
}

/** Whether the active player may go for a card now: the one it is committed to, or any while it is free. */
export function mayClaim(s: State, c: Content, card: Card): boolean {
  if (s.stack.length === 0) return false;
  if (s.turn.target !== NONE) return s.turn.target === card;
  return (card < c.worlds.length ? worldsToClaim(s, c) : upgradesToClaim(s, c)).includes(card);
}

/** The dice that a fill takes: of equal faces the lowest ids (SETTLERS-RULING-15). */
function diceFor({ turn }: State, pack: Pack, counts: readonly number[]): number[] {
  const taken: number[] = [];
  for (const face of facesUsed(pack, counts)) {
    const die = turn.faces.findIndex((shown, i) => shown === face && turn.places[i] < 0 && !taken.includes(i));
    if (die >= 0) taken.push(die);
  }
  return taken;
}

/** The die that a re-roll would cost, by its id; undefined where the pool is too small. */
export function dieAtRisk({ turn }: View): number | undefined {
  const pool = turn.dice.flatMap(({ status }, die) => (status === 'pool' ? [die] : []));
  return pool.length > 1 ? pool.at(-1) : undefined;
}

/** The faces of `FACES` that an Upgrade can make; none for other Upgrades. */
export function facesMadeBy(view: View, uid: CardUid): readonly (typeof FACES)[number][] {
  const c = contentOf(view.options);
  const card = c.byUid.get(uid);
  const upgrade = card === undefined ? undefined : c.upgrades[card - c.worlds.length];
  return upgrade ? boostOf(upgrade.effect).map((face) => FACES[face]) : [];
}
