import type { Seat } from '@starboard/kernel';
import { contentOf, packAt, packOfKey } from './content.ts';
import { leastDice } from './packs.ts';
import { type Result, resultOf, stallLimit, tallies } from './scoring.ts';
import type { Card, PackCode, PackKey, View } from './types.ts';
import { ownershipOf } from './view.ts';
import { completedBy } from './zones.ts';

/** The target of a view with what follows from the cards. */
export interface Target {
  readonly card: string;
  /** Whose World is attacked; null for a card from the table. */
  readonly owner: Seat | null;
  readonly packs: readonly { readonly pack: PackKey; readonly code: PackCode; readonly filled: boolean }[];
  /** The fewest dice that can fill what is not filled yet. */
  readonly leastDice: number;
}

/** The card that the active player is committed to. */
export function targetOf(v: View): Target | null {
  const { target } = v.turn;
  if (!target) return null;
  const c = contentOf(v.options);
  const card = c.byUid.get(target.card) as Card;
  const owner = v.players.findIndex(({ worlds }) => worlds.includes(target.card));
  let least = 0;
  const packs = target.required.map((pack) => {
    const found = packAt(c, card, packOfKey(c, pack));
    const filled = target.filled.includes(pack);
    if (found && !filled) least += leastDice(found);
    return { pack, code: found?.code ?? '', filled };
  });
  return { card: target.card, owner: owner < 0 ? null : owner, packs, leastDice: least };
}

/** A System that one player has completed. */
export interface CompletedSystem {
  readonly system: string;
  readonly score: number;
  readonly worlds: readonly string[];
}

/** The Systems that each player has completed, by seat. */
export function completedSystems(v: View): CompletedSystem[][] {
  const c = contentOf(v.options);
  const ownership = ownershipOf(v);
  const list = v.players.map((): CompletedSystem[] => []);
  c.systems.forEach(({ id, score, worlds }, system) => {
    const owner = completedBy(ownership, c, system);
    if (owner !== undefined) list[owner].push({ system: id, score, worlds: worlds.map((w) => c.worlds[w].id) });
  });
  return list;
}

/** What each player would have if the match ended now, by seat (SETTLERS-RULING-65). */
export function pointsOf(v: View): number[] {
  return tallies(ownershipOf(v)).map(({ points }) => points);
}

/** After so many turns without a claim from the table the match ends. */
export function stallLimitOf(v: View): number {
  return stallLimit(v.players.length, v.options);
}

/** The result of a match that is over; null before. */
export function resultIn(v: View): Result | null {
  return v.phase === 'over' ? resultOf({ ...ownershipOf(v), stall: v.stall }) : null;
}
