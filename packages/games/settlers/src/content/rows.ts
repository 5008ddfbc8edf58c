import type { CardRow, Origin, Text } from '@starboard/kernel';
import type { Effect } from '../effects.ts';
import type { PackCode, UpgradeType } from '../types.ts';

/** A group of Worlds. */
export interface SystemRow extends CardRow {
  readonly name: Text;
  readonly colour: string;
  readonly icon: string;
  /** Counts instead of the points of its Worlds once one player owns them all. */
  readonly score: number;
  /** The World with the System score on its back; decoration. */
  readonly back: string;
}

export interface WorldRow extends CardRow {
  readonly name: Text;
  readonly system: string;
  readonly points: number;
  readonly packs: readonly PackCode[];
  /** The Defence Pack, if it has one. */
  readonly defence: readonly PackCode[];
  readonly flavour: Text;
}

export interface UpgradeRow extends CardRow {
  readonly name: Text;
  readonly type: UpgradeType;
  readonly copies: number;
  readonly cost: readonly PackCode[];
  readonly effect: Effect;
  /** One of the Defence Upgrades of which one is removed with 2 players; shown as "2P". */
  readonly marked: boolean;
}

/** Origins of a row: everything is ours but what is named. */
export function origins<F extends string>(
  fields: readonly F[],
  known: { readonly printed?: readonly F[]; readonly derived?: readonly F[] },
): Record<F, Origin> {
  const of = (field: F): Origin =>
    known.printed?.includes(field) ? 'printed' : known.derived?.includes(field) ? 'derived' : 'ours';
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<F, Origin>;
}

export const words = (en: string, fr: string = en): Text => ({ en, fr });
