import type { CardSet } from '@starboard/kernel';
import type { ActionOf } from './actions.ts';
import { SET, tablesOf } from './cards.ts';
import type { EventRow, ModuleRow, UpgradeRow } from './content/rows.ts';
import type { Lasting } from './effects.ts';
import { type ExitTable, exitTable, type FreeExit, type Newcomer } from './geometry.ts';
import { type Card, COLOURS, type Kind, type Mode, type Options } from './types.ts';

/** Lasting effects that are numbers and add up. */
export type Summed = Exclude<Extract<Lasting, { readonly n: number }>['do'], 'reward'>;
type Amounts = Readonly<Record<Summed, readonly number[]>>;

/** A card set made ready for play: everything by index of the kind, modules first, then events. */
export interface Content {
  readonly modules: readonly ModuleRow[];
  readonly events: readonly EventRow[];
  readonly upgrades: readonly UpgradeRow[];
  /** The kinds in canonical order. */
  readonly kinds: readonly Kind[];
  readonly cardOf: ReadonlyMap<Kind, Card>;
  /** The colour of each module card, as an index of `COLOURS`. */
  readonly colour: readonly number[];
  readonly upgradeColour: readonly number[];
  readonly exits: ExitTable;
  /** Lasting effects that add up, by module card and by upgrade. */
  readonly amounts: Amounts;
  readonly upgradeAmounts: Amounts;
  /** The colour made immune by each module card and upgrade, as an index; −1 for none. */
  readonly immunity: readonly number[];
  readonly upgradeImmunity: readonly number[];
  /** Which module cards shield their neighbours. */
  readonly shield: readonly boolean[];
  /** What a Supply Convoy takes off a build. */
  readonly convoy: number;
  /** All cards in canonical order; the peaceful mode has no events. */
  readonly deck: readonly Card[];
  readonly peacefulDeck: readonly Card[];
  /** Each module card as something to be connected. */
  readonly newcomers: readonly Newcomer[];
  /** Build actions made once and shared, by card and by exit; see `buildAction`. */
  readonly builds: (ActionOf<'build'> | undefined)[][];
}

function compile(set: CardSet): Content {
  const { modules, events, upgrades } = tablesOf(set);
  const kinds = [...modules, ...events].map((row) => row.id);
  const exits = exitTable(modules.map((row) => row.exits));
  return {
    modules,
    events,
    upgrades,
    kinds,
    cardOf: new Map(kinds.map((kind, card) => [kind, card])),
    colour: modules.map((row) => COLOURS.indexOf(row.colour)),
    upgradeColour: upgrades.map((row) => COLOURS.indexOf(row.colour)),
    exits,
    amounts: amountsOf(modules),
    upgradeAmounts: amountsOf(upgrades),
    immunity: modules.map(immunityOf),
    upgradeImmunity: upgrades.map(immunityOf),
    shield: modules.map((row) => row.lasting?.do === 'shield'),
    convoy: events.map((row) => (row.effect.do === 'convoy' ? row.effect.n : 0)).reduce((a, b) => Math.max(a, b), 0),
    deck: allCopies([...modules, ...events]),
    peacefulDeck: allCopies(modules),
    newcomers: exits.map((byFacing) => ({ exits: byFacing, undamaged: true })),
    builds: modules.map(() => []),
  };
}

interface Lasts {
  readonly lasting?: Lasting;
}

function amountsOf(rows: readonly Lasts[]): Amounts {
  const amounts = (name: Summed) => rows.map(({ lasting }) => (lasting?.do === name ? lasting.n : 0));
  return {
    income: amounts('income'),
    cheaperRepairs: amounts('cheaperRepairs'),
    cheaperBuilds: amounts('cheaperBuilds'),
    cheaperItself: amounts('cheaperItself'),
    handLimit: amounts('handLimit'),
    moreCards: amounts('moreCards'),
  };
}

function immunityOf({ lasting }: Lasts): number {
  return lasting?.do === 'immunity' ? COLOURS.indexOf(lasting.colour) : -1;
}

const OWN = compile(SET);
const others = new WeakMap<CardSet, Content>();

/** The cards that a match is played with. */
export function contentOf({ cards }: Pick<Options, 'cards'>): Content {
  if (cards === null) return OWN;
  const known = others.get(cards);
  if (known) return known;
  const made = compile(cards);
  others.set(cards, made);
  return made;
}

export function isModule(c: Content, card: Card): boolean {
  return card < c.modules.length;
}

/** The module row of a card; undefined for events and for the core. */
export function moduleRow(c: Content, card: Card): ModuleRow | undefined {
  return card >= 0 && card < c.modules.length ? c.modules[card] : undefined;
}

/** The event row of a card; undefined for modules. */
export function eventRow(c: Content, card: Card): EventRow | undefined {
  return card >= c.modules.length ? c.events[card - c.modules.length] : undefined;
}

/** The card of a kind; −2, which is in no hand, for a name that the set does not know. */
export function cardOf(c: Content, kind: Kind | undefined): Card {
  return (kind === undefined ? undefined : c.cardOf.get(kind)) ?? -2;
}

export function kindsOf(c: Content, cards: readonly Card[]): Kind[] {
  return cards.map((card) => c.kinds[card]);
}

function allCopies(rows: readonly { readonly copies: number }[]): Card[] {
  return rows.flatMap((row, card) => new Array<Card>(row.copies).fill(card));
}

/** All cards of a match in canonical order, as a list of its own. */
export function deck(c: Content, mode: Mode): Card[] {
  return (mode === 'soloPeaceful' ? c.peacefulDeck : c.deck).slice();
}

/** The build of a card onto an exit: lists of choices are long, so each exists once. */
export function buildAction(c: Content, card: Card, { host, side, index }: FreeExit): ActionOf<'build'> {
  const list = c.builds[card];
  let action = list[index];
  if (!action) {
    while (list.length < index) list.push(undefined);
    action = { type: 'build', card: c.kinds[card], exit: { host: host.id, side } };
    list[index] = action;
  }
  return action;
}
