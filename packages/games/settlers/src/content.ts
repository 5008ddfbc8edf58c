import type { CardSet, Text } from '@starboard/kernel';
import { type ActionNames, actionTables } from './actions.ts';
import type { SystemRow, UpgradeRow, WorldRow } from './content/rows.ts';
import { SET } from './content/set.ts';
import { shownName } from './custom/name.ts';
import { type Effect, type EffectKind, TYPE_OF } from './effects.ts';
import { type Pack, parsePack } from './packs.ts';
import {
  type Card,
  type CardUid,
  type CustomUpgrade,
  NONE,
  type Options,
  type PackId,
  type PackKey,
  UPGRADE_DEFENCE,
  type UpgradeIndex,
  type UpgradeType,
  WORLD_DEFENCE,
  type WorldIndex,
} from './types.ts';

export interface System {
  readonly id: string;
  readonly name: Text;
  readonly score: number;
  readonly worlds: readonly WorldIndex[];
}

export interface World {
  readonly id: string;
  readonly name: Text;
  /** The index of its System. */
  readonly system: number;
  readonly points: number;
  readonly packs: readonly Pack[];
  readonly defence: Pack | undefined;
}

/** One Upgrade Card; copies of the same id stand side by side. */
export interface Upgrade {
  readonly uid: CardUid;
  readonly id: string;
  readonly name: Text;
  readonly type: UpgradeType;
  readonly cost: readonly Pack[];
  readonly effect: Effect;
  /** The Defence Pack of a Defence Upgrade. */
  readonly defence: Pack | undefined;
  readonly marked: boolean;
  /** The picture of the blank card. */
  readonly emblem?: number;
}

/** The cards of a match, looked up by index. */
export interface Content extends ActionNames {
  readonly systems: readonly System[];
  readonly worlds: readonly World[];
  readonly upgrades: readonly Upgrade[];
  readonly byEffect: Readonly<Record<EffectKind, readonly UpgradeIndex[]>>;
  readonly byUid: ReadonlyMap<CardUid, Card>;
  /** By card: whether two of its Resource Packs are equal. */
  readonly twins: readonly boolean[];
  /** The packs by their key. */
  readonly byPackKey: ReadonlyMap<PackKey, PackId>;
}

/** The id of the blank card. */
export const CUSTOM_ID = 'custom-upgrade';

const BASE = compile(SET, null);
const compiled = new WeakMap<Options, Content>();

/** The content of a match; compiled once for each options object, and shared by all matches with the game's own cards. */
export function contentOf(options: Options): Content {
  if (options.cards === null && options.custom === null) return BASE;
  let found = compiled.get(options);
  if (!found) {
    found = compile(options.cards ?? SET, options.custom);
    compiled.set(options, found);
  }
  return found;
}

export function compile(set: CardSet, custom: CustomUpgrade | null): Content {
  const tables = set.tables as unknown as {
    readonly systems: readonly SystemRow[];
    readonly worlds: readonly WorldRow[];
    readonly upgrades: readonly UpgradeRow[];
  };
  const worlds = tables.worlds.map(
    (row): World => ({
      id: row.id,
      name: frozen(row.name),
      system: tables.systems.findIndex(({ id }) => id === row.system),
      points: row.points,
      packs: row.packs.map(packOf),
      defence: row.defence.map(packOf)[0],
    }),
  );
  const systems = tables.systems.map(
    (row, index): System => ({
      id: row.id,
      name: frozen(row.name),
      score: row.score,
      worlds: worlds.flatMap((world, w) => (world.system === index ? [w] : [])),
    }),
  );
  const upgrades = tables.upgrades.flatMap(copiesOf);
  if (custom) upgrades.push(customCard(custom));
  const uids = [...worlds.map(({ id }) => id), ...upgrades.map(({ uid }) => uid)];
  const packKeys = Array.from({ length: UPGRADE_DEFENCE + upgrades.length }, (_, pack) => packKey(upgrades, pack));
  return {
    systems,
    worlds,
    upgrades,
    byEffect: byEffect(upgrades),
    uids,
    packKeys,
    byPackKey: new Map(packKeys.map((key, pack) => [key, pack])),
    byUid: new Map(uids.map((uid, card) => [uid, card])),
    twins: [...worlds.map(({ packs }) => packs), ...upgrades.map(({ cost }) => cost)].map(
      (packs) => new Set(packs.map(({ code }) => code)).size < packs.length,
    ),
    actions: actionTables(uids.length),
  };
}

function byEffect(upgrades: readonly Upgrade[]): Record<EffectKind, UpgradeIndex[]> {
  const of = (kind: EffectKind) => upgrades.flatMap(({ effect }, u) => (effect.kind === kind ? [u] : []));
  const kinds = Object.keys(TYPE_OF) as EffectKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<EffectKind, UpgradeIndex[]>;
}

function copiesOf(row: UpgradeRow): Upgrade[] {
  const { id, type, effect, marked } = row;
  const card = { id, name: frozen(row.name), type, cost: row.cost.map(packOf), effect, marked };
  const defence = defenceOf(effect);
  return Array.from({ length: row.copies }, (_, i) => ({ ...card, uid: `${id}#${i + 1}`, defence }));
}

/** The blank card as a card like any other, never a marked one (SETTLERS-CUSTOM-6). */
function customCard({ name, type, cost, effect, emblem }: CustomUpgrade): Upgrade {
  const shown = shownName(name);
  const id = CUSTOM_ID;
  const text = frozen({ en: shown, fr: shown });
  return {
    uid: `${id}#1`,
    id,
    name: text,
    type,
    cost: cost.map(packOf),
    effect,
    defence: defenceOf(effect),
    marked: false,
    emblem,
  };
}

function defenceOf(effect: Effect): Pack | undefined {
  return effect.kind === 'defend' ? packOf(effect.pack) : undefined;
}

/** The pack of a code that has been checked. */
function packOf(code: string): Pack {
  const pack = parsePack(code);
  if (!pack) throw new Error(`“${code}” is no pack`);
  return pack;
}

/** Names go into events as they are, so that nobody may change them. */
function frozen({ en, fr }: Text): Text {
  return Object.freeze({ en, fr });
}

/** The pack with that id among the packs of a card; undefined if the card has none. */
export function packAt(c: Content, card: Card, pack: PackId): Pack | undefined {
  if (pack >= UPGRADE_DEFENCE) return c.upgrades[pack - UPGRADE_DEFENCE]?.defence;
  const isWorld = card < c.worlds.length;
  if (pack === WORLD_DEFENCE) return isWorld ? c.worlds[card].defence : undefined;
  return (isWorld ? c.worlds[card].packs : c.upgrades[card - c.worlds.length].cost)[pack];
}

/** How actions, events and views name a pack. */
function packKey(upgrades: readonly Upgrade[], pack: PackId): PackKey {
  if (pack < WORLD_DEFENCE) return `c${pack}`;
  return pack === WORLD_DEFENCE ? 'wd' : `du:${upgrades[pack - UPGRADE_DEFENCE].uid}`;
}

/** The pack id of a key; `NONE` for a text that is none. */
export function packOfKey(c: Content, key: PackKey): PackId {
  return c.byPackKey.get(key) ?? NONE;
}

/** The Upgrade with a uid that is known to be one. */
export function upgradeOf(c: Content, uid: CardUid): UpgradeIndex {
  return (c.byUid.get(uid) as Card) - c.worlds.length;
}

/** The name of a World or an Upgrade. */
export function nameOf(c: Content, card: Card): Text {
  return card < c.worlds.length ? c.worlds[card].name : c.upgrades[card - c.worlds.length].name;
}
