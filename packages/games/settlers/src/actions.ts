import type { Move, Seat } from '@starboard/kernel';
import type { Event } from './events.ts';
import {
  type Card,
  type CardUid,
  FACES,
  type Face,
  type PackId,
  type PackKey,
  type State,
  type UpgradeIndex,
} from './types.ts';

export type Action =
  | { readonly type: 'roll' }
  | { readonly type: 'fill'; readonly target: CardUid; readonly pack: PackKey }
  | { readonly type: 'reroll' }
  | { readonly type: 'useResource'; readonly card: CardUid; readonly from: Face; readonly to: Face }
  | {
      readonly type: 'useCorruption';
      readonly victim: Seat;
      readonly take: CardUid;
      readonly from: Face;
      readonly to: Face;
    }
  | { readonly type: 'useReroll'; readonly card: CardUid }
  | { readonly type: 'discardDefence'; readonly card: CardUid }
  | { readonly type: 'endTurn' };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** The move with actions of one type. */
export type MoveOf<T extends ActionType> = Move<State, ActionOf<T>, Event>;

export const ROLL: ActionOf<'roll'> = Object.freeze({ type: 'roll' });
export const REROLL: ActionOf<'reroll'> = Object.freeze({ type: 'reroll' });
export const END_TURN: ActionOf<'endTurn'> = Object.freeze({ type: 'endTurn' });

/** Two faces, each by its index in `FACES`. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

/** Every action that names cards exists once for a content and is shared: lists of choices cost no new objects. */
export interface ActionTables {
  /** By card, then by pack. */
  readonly fill: ActionOf<'fill'>[][];
  /** By Upgrade, then by the two faces. */
  readonly useResource: ActionOf<'useResource'>[][];
  /** By Upgrade, then by the victim and the two faces. */
  readonly useCorruption: ActionOf<'useCorruption'>[][];
  /** By Upgrade. */
  readonly useReroll: ActionOf<'useReroll'>[];
  readonly discardDefence: ActionOf<'discardDefence'>[];
}

/** Empty tables for so many cards. */
export function actionTables(cards: number): ActionTables {
  const rows = <T>(): T[][] => Array.from({ length: cards }, () => []);
  return {
    fill: rows(),
    useResource: rows(),
    useCorruption: rows(),
    useReroll: [],
    discardDefence: [],
  };
}

/** How actions name the cards and packs of a content, and the actions that do. */
export interface ActionNames {
  /** By card. */
  readonly uids: readonly CardUid[];
  /** By pack. */
  readonly packKeys: readonly PackKey[];
  readonly upgrades: readonly { readonly uid: CardUid }[];
  readonly actions: ActionTables;
}

export function fillAction(c: ActionNames, card: Card, pack: PackId): ActionOf<'fill'> {
  const row = c.actions.fill[card];
  row[pack] ??= { type: 'fill', target: c.uids[card], pack: c.packKeys[pack] };
  return row[pack];
}

export function resourceAction(c: ActionNames, upgrade: UpgradeIndex, { from, to }: Change): ActionOf<'useResource'> {
  const row = c.actions.useResource[upgrade];
  const at = from * FACES.length + to;
  row[at] ??= { type: 'useResource', card: c.upgrades[upgrade].uid, from: FACES[from], to: FACES[to] };
  return row[at];
}

export function corruptionAction(
  c: ActionNames,
  victim: Seat,
  upgrade: UpgradeIndex,
  { from, to }: Change,
): ActionOf<'useCorruption'> {
  const row = c.actions.useCorruption[upgrade];
  const at = (victim * FACES.length + from) * FACES.length + to;
  row[at] ??= { type: 'useCorruption', victim, take: c.upgrades[upgrade].uid, from: FACES[from], to: FACES[to] };
  return row[at];
}

export function rerollAction(c: ActionNames, upgrade: UpgradeIndex): ActionOf<'useReroll'> {
  const row = c.actions.useReroll;
  row[upgrade] ??= { type: 'useReroll', card: c.upgrades[upgrade].uid };
  return row[upgrade];
}

export function discardAction(c: ActionNames, upgrade: UpgradeIndex): ActionOf<'discardDefence'> {
  const row = c.actions.discardDefence;
  row[upgrade] ??= { type: 'discardDefence', card: c.upgrades[upgrade].uid };
  return row[upgrade];
}
