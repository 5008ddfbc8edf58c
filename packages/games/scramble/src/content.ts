import type { CardRow, CardSet, Text } from '@starboard/kernel';
import { OWN_SET } from './cards.ts';
import type { EventKind, Place } from './content/events.ts';
import type { Ongoing } from './effects.ts';
import {
  type Card,
  type Columns,
  ENERGIES,
  FIRES,
  type Fire,
  GEMS,
  type Gem,
  type GemIndex,
  type Icons,
  LEVELS,
  type Level,
  NONE,
  type Options,
  type PilotColour,
  type Token,
} from './types.ts';

/** What a weapon or card adds up to. `fire` has a bit for each entry of `FIRES`. */
export interface Totals {
  move: number;
  power: number;
  fire: number;
  boost: number;
  scavenge: number;
  vent: number;
  convert: number;
  energize: number;
}

/** An Upgrade card or Alien Event as the rules read it. */
export interface Face {
  readonly id: string;
  readonly name: Text;
  readonly level: Level;
  readonly cost: number;
  /** The weapon it is tucked under; -1 for Systems and events. */
  readonly weapon: GemIndex;
  readonly gems: readonly GemIndex[];
  readonly icons: Readonly<Totals>;
  readonly ongoing: Ongoing | null;
  readonly event: EventKind | null;
  readonly place: Place | null;
}

export interface Invader {
  readonly id: string;
  readonly name: Text;
  readonly level: Level;
  readonly colour: PilotColour;
  readonly shield: number;
  readonly four: boolean;
}

/** A compiled card set: everything by index. */
export interface Content {
  readonly cards: readonly Face[];
  readonly tokens: readonly Invader[];
  readonly base: readonly { readonly name: Text; readonly icons: Readonly<Totals> }[];
  /** Credits under the slots of the Victory Track, slot 1 first. */
  readonly victory: readonly number[];
  /** The last heat before Meltdown. */
  readonly heatLimit: number;
  /** Upgrade cards, events to shuffle in and events to put below, by level. */
  readonly upgrades: readonly (readonly Card[])[];
  readonly shuffled: readonly (readonly Card[])[];
  readonly below: readonly (readonly Card[])[];
  /** The tokens of a match by level, by the width of the board: those with the `4` icon only on the wide one. */
  readonly piles: Readonly<Record<Columns, readonly (readonly Token[])[]>>;
  readonly cardOf: ReadonlyMap<string, Card>;
  readonly tokenOf: ReadonlyMap<string, Token>;
}

/** Where the fields of a row, which the card set's description has checked, are taken for what they are. */
interface Row extends Ongoing {
  readonly id: string;
  readonly name: Text;
  readonly level: Level;
  readonly cost: number;
  readonly weapon: Gem;
  readonly gems: readonly Gem[];
  readonly icons: Icons;
  readonly kind: EventKind;
  readonly place: Place;
  readonly pilot: PilotColour;
  readonly shield: number;
  readonly four: boolean;
  readonly victory: readonly number[];
  readonly heatLimit: number;
}

function compile({ tables }: CardSet): Content {
  const rows = (table: string) => tables[table] as readonly (CardRow & Row)[];
  const plain = { weapon: NONE, gems: [], icons: totalsOf({}), ongoing: null, event: null, place: null };
  const cards: Face[] = [
    ...rows('weapons').map(({ id, name, level, cost, weapon, gems, icons }) => ({
      ...plain,
      ...{ id, name, level, cost, weapon: gemOf(weapon), gems: gems.map(gemOf), icons: totalsOf(icons) },
    })),
    ...rows('systems').map((row) => ({
      ...plain,
      ...{ id: row.id, name: row.name, level: row.level, cost: row.cost, ongoing: row },
    })),
    ...rows('events').map(({ id, name, level, kind, place }) => ({
      ...plain,
      ...{ id, name, level, cost: 0, event: kind, place },
    })),
  ];
  const tokens = rows('invaders').map(
    ({ id, name, level, pilot, shield, four }): Invader => ({ id, name, level, colour: pilot, shield, four }),
  );
  const base = ENERGIES.flatMap((energy) => rows('base').filter((row) => row.id === energy));
  const [{ victory, heatLimit }] = rows('meters');
  const byLevel = (place: Place | null) =>
    LEVELS.map((level) => cards.flatMap((face, card) => (face.level === level && face.place === place ? [card] : [])));
  const inPlay = (wide: boolean) =>
    LEVELS.map((level) => tokens.flatMap((token, i) => (token.level === level && (wide || !token.four) ? [i] : [])));
  return {
    cards,
    tokens,
    base: base.map(({ name, icons }) => ({ name, icons: totalsOf(icons) })),
    victory,
    heatLimit,
    upgrades: byLevel(null),
    shuffled: byLevel('shuffled'),
    below: byLevel('below'),
    piles: { 6: inPlay(false), 8: inPlay(true) },
    cardOf: new Map(cards.map(({ id }, card) => [id, card])),
    tokenOf: new Map(tokens.map(({ id }, token) => [id, token])),
  };
}

/** Adds the icons of a card to a sum. */
export function addIcons(sum: Totals, icons: Readonly<Totals>): void {
  sum.move += icons.move;
  sum.power += icons.power;
  sum.fire |= icons.fire;
  sum.boost += icons.boost;
  sum.scavenge += icons.scavenge;
  sum.vent += icons.vent;
  sum.convert += icons.convert;
  sum.energize += icons.energize;
}

export function gemOf(gem: Gem): GemIndex {
  return GEMS.indexOf(gem);
}

/** The fire effects of a mask of bits. */
export function firesOf(mask: number): Fire[] {
  return FIRES.filter((_, bit) => mask & (1 << bit));
}

function totalsOf(icons: Icons): Totals {
  const { move = 0, power = 0, fire = [], boost = 0, scavenge = 0, vent = 0, convert = 0, energize = 0 } = icons;
  const mask = fire.reduce((bits, effect) => bits | (1 << FIRES.indexOf(effect)), 0);
  return { move, power, fire: mask, boost, scavenge, vent, convert, energize };
}

const OWN = compile(OWN_SET);
const compiled = new WeakMap<CardSet, Content>();

/** The content of a match; the game's own costs nothing, another set is compiled once. */
export function contentOf({ cards }: Pick<Options, 'cards'>): Content {
  if (!cards) return OWN;
  const known = compiled.get(cards);
  if (known) return known;
  const content = compile(cards);
  compiled.set(cards, content);
  return content;
}
