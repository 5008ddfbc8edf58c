import {
  type Action,
  type Field,
  type Fields,
  failure,
  fits,
  fitsAll,
  isObject,
  type MatchRecord,
  type Problem,
  type Result,
  type Seat,
  shown,
  tooDeep,
} from '@starboard/kernel';
import type { Patch } from './patch.ts';
import type { Answer, Head, Moment, Position, TableState, Why } from './table.ts';

/** What a screen says to the host of its match. Whose screen it is does not stand in it. */
export type ClientMessage =
  /**
   * Everything up to entry `have` is here, and the head of entry `head`; what is newer is wanted. A screen that has
   * nothing says -1. Once somebody has looked (`look` above 0) the player of `viewer` looks, or nobody; of two messages
   * the one with the higher look counts.
   */
  | {
      readonly type: 'sync';
      readonly have: number;
      readonly head: number;
      readonly look: number;
      readonly viewer: Seat | null;
    }
  | {
      readonly type: 'act';
      readonly id: string;
      readonly seat: Seat;
      readonly action: Action;
      readonly asked: number;
    }
  | { readonly type: 'undo'; readonly id: string; readonly seat: Seat; readonly keep: number }
  | { readonly type: 'leave'; readonly id: string; readonly seat: Seat }
  | { readonly type: 'record'; readonly id: string }
  | { readonly type: 'rematch'; readonly id: string };

/** What a host tells a screen. Any of it may be lost, repeated or overtaken. */
export type HostMessage =
  /** As of entry `seq`. */
  | { readonly type: 'head'; readonly seq: number; readonly head: Head }
  /** With the moments of the entries after `since`; `head` is the entry of the latest head, `look` whose view it is. */
  | {
      readonly type: 'position';
      readonly since: number;
      readonly head: number;
      readonly look: number;
      readonly position: Position;
      readonly moments: readonly Moment[];
    }
  /** The same for a screen that has entry `from`: what changed in its view since then, if anything. */
  | {
      readonly type: 'step';
      readonly from: number;
      readonly head: number;
      readonly look: number;
      readonly position: Omit<Position, 'view'>;
      readonly patch?: Patch;
      readonly moments: readonly Moment[];
    }
  /** `seq`: entries by then, so that a screen that missed the position asks for it. */
  | { readonly type: 'answer'; readonly id: string; readonly seq: number; readonly answer: Answer }
  | { readonly type: 'reply'; readonly id: string; readonly value: Result<MatchRecord | string> }
  | { readonly type: 'stored'; readonly where: TableState['stored']; readonly full?: boolean }
  /** There is no match to show, or not any more. */
  | { readonly type: 'failed'; readonly why: Why; readonly problems: readonly Problem[] }
  /** A message could not be read; nothing came of it. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[] };

const COUNT: Field = { is: 'integer', min: -1, max: Number.MAX_SAFE_INTEGER };
const SEAT: Field = { is: 'integer', min: 0, max: 15 };
const ID: Field = { is: 'text', max: 64 };

const FIELDS: Readonly<Record<ClientMessage['type'], Fields>> = {
  sync: { have: COUNT, head: COUNT, look: COUNT },
  act: { id: ID, seat: SEAT, asked: COUNT },
  undo: { id: ID, seat: SEAT, keep: COUNT },
  leave: { id: ID, seat: SEAT },
  record: { id: ID },
  rematch: { id: ID },
};

/** A message from a screen, or what is wrong with it. The action in it is the host's to judge. */
export function readClientMessage(value: unknown): Result<ClientMessage> {
  const deep = tooDeep(value, '');
  if (deep) return { problems: [deep] };
  const type = isObject(value) ? value.type : undefined;
  if (!isObject(value) || typeof type !== 'string' || !Object.hasOwn(FIELDS, type))
    return failure(
      'type',
      `${shown(type)} is no message to a table`,
      `${shown(type)} n’est pas un message à une table`,
    );
  // Nobody may look, and an action may be anything.
  const { type: _, action, viewer, ...fields } = value;
  const strange =
    (action !== undefined && type !== 'act') ||
    (type === 'sync' ? !(viewer === null || fits(SEAT, viewer)) : viewer !== undefined) ||
    !fitsAll(FIELDS[type as ClientMessage['type']], fields);
  if (strange) return failure(type, `${shown(value)} has other fields`, `${shown(value)} a d’autres champs`);
  return { value: value as unknown as ClientMessage };
}
