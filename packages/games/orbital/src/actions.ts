import type { Field, Move, Seat } from '@starboard/kernel';
import { LONGEST_ID } from './cards.ts';
import type { Event } from './events.ts';
import { MARKET, MOST_CREW, MOST_SEATS, MOST_YEARS, TURNS_A_SEAT } from './numbers.ts';
import { type Colour, DIRS, type Dir, type Kind, type ModuleId, type State } from './types.ts';

/** The side of a module from which is built; the side is absolute. */
export interface Exit {
  readonly host: ModuleId;
  readonly side: Dir;
}

export interface Target {
  readonly seat: Seat;
  readonly module: ModuleId;
}

/** What a player names with an operated module, by the verb of its effect. */
export interface OperateArgs {
  readonly card?: Kind;
  readonly exit?: Exit;
  readonly moved?: ModuleId;
  readonly repaired?: ModuleId;
  readonly target?: Target;
  readonly seat?: Seat;
}

/** What a player names with an event. `args` belong to the module that a Visiting Worker operates. */
export interface EventArgs {
  readonly slot?: number;
  readonly seat?: Seat;
  readonly modules?: readonly ModuleId[];
  readonly visit?: Target;
  readonly args?: OperateArgs;
  readonly crew?: number;
  readonly target?: Target;
}
export type Args = OperateArgs & EventArgs;

export type Action =
  | { readonly type: 'returnCards'; readonly cards: readonly Kind[] }
  | { readonly type: 'build'; readonly card: Kind; readonly exit: Exit }
  | { readonly type: 'upgrade'; readonly core: string }
  | { readonly type: 'buy'; readonly slot: number }
  | ({ readonly type: 'operate'; readonly module: ModuleId } & OperateArgs)
  | ({ readonly type: 'event'; readonly card: Kind } & EventArgs)
  | { readonly type: 'repair'; readonly module: ModuleId }
  | { readonly type: 'pass' }
  | { readonly type: 'take'; readonly card: Kind }
  | { readonly type: 'discard'; readonly card: Kind }
  | { readonly type: 'show' }
  | { readonly type: 'sufferDamage'; readonly module: ModuleId }
  | { readonly type: 'income'; readonly colour: Colour }
  | { readonly type: 'trim'; readonly card: Kind };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;
/** A move of this game. */
export type MoveOf<T extends ActionType> = Move<State, ActionOf<T>, Event>;

/** What the fields of actions hold. */
export const KIND: Field = { is: 'text', max: LONGEST_ID };
export const MODULE: Field = { is: 'integer', min: 0, max: TURNS_A_SEAT * MOST_YEARS };
export const SEAT: Field = { is: 'integer', min: 0, max: MOST_SEATS - 1 };
export const SLOT: Field = { is: 'integer', min: 0, max: MARKET - 1 };
export const EXIT: Field = { is: 'object', fields: { host: MODULE, side: { is: 'choice', of: DIRS } } };
export const TARGET: Field = { is: 'object', fields: { seat: SEAT, module: MODULE } };
const optional = (of: Field): Field => ({ is: 'optional', of });

export const OPERATE_FIELDS: { readonly [K in keyof OperateArgs]-?: Field } = {
  card: optional(KIND),
  exit: optional(EXIT),
  moved: optional(MODULE),
  repaired: optional(MODULE),
  target: optional(TARGET),
  seat: optional(SEAT),
};

export const EVENT_FIELDS: { readonly [K in keyof EventArgs]-?: Field } = {
  slot: optional(SLOT),
  seat: optional(SEAT),
  modules: optional({ is: 'list', of: MODULE, min: 1, max: 2 }),
  visit: optional(TARGET),
  args: optional({ is: 'object', fields: OPERATE_FIELDS }),
  crew: optional({ is: 'integer', min: 1, max: MOST_CREW }),
  target: optional(TARGET),
};

/** Actions that name one number exist once and are shared: lists of choices cost no new objects. */
function shared<A extends Action>(make: (n: number) => A): (n: number) => A {
  const made: A[] = [];
  return (n) => {
    while (made.length <= n) made.push(make(made.length));
    return made[n];
  };
}
export const buyAction = shared((slot): ActionOf<'buy'> => ({ type: 'buy', slot }));
export const sufferAction = shared((module): ActionOf<'sufferDamage'> => ({ type: 'sufferDamage', module }));
export const repairAction = shared((module): ActionOf<'repair'> => ({ type: 'repair', module }));
const bareOperate = shared((module): ActionOf<'operate'> => ({ type: 'operate', module }));

/** The same for actions that name one kind of card or upgrade. */
function sharedByName<A extends Action>(make: (name: string) => A): (name: string) => A {
  const made = new Map<string, A>();
  return (name) => {
    let action = made.get(name);
    if (!action) {
      action = make(name);
      made.set(name, action);
    }
    return action;
  };
}
export const upgradeAction = sharedByName((core): ActionOf<'upgrade'> => ({ type: 'upgrade', core }));
export const trimAction = sharedByName((card): ActionOf<'trim'> => ({ type: 'trim', card }));
export const discardAction = sharedByName((card): ActionOf<'discard'> => ({ type: 'discard', card }));
export const takeAction = sharedByName((card): ActionOf<'take'> => ({ type: 'take', card }));
const bareEvent = sharedByName((card): ActionOf<'event'> => ({ type: 'event', card }));

/** The action of operating a module with what is named; written out, since spreads are slow where lists are long. */
export function operateAction(
  module: ModuleId,
  { card, exit, moved, repaired, target, seat }: OperateArgs,
): ActionOf<'operate'> {
  if (moved !== undefined && exit) return { type: 'operate', module, moved, exit };
  if (card !== undefined) return exit ? { type: 'operate', module, card, exit } : { type: 'operate', module, card };
  if (target) return { type: 'operate', module, target };
  if (repaired !== undefined) return { type: 'operate', module, repaired };
  return seat === undefined ? bareOperate(module) : { type: 'operate', module, seat };
}

/** The action of playing an event with what is named. */
export function eventAction(
  card: Kind,
  { slot, seat, modules, visit, args, crew, target }: EventArgs,
): ActionOf<'event'> {
  if (target) return { type: 'event', card, target };
  if (visit) return args ? { type: 'event', card, visit, args } : { type: 'event', card, visit };
  if (modules) return seat === undefined ? { type: 'event', card, modules } : { type: 'event', card, seat, modules };
  if (seat !== undefined) return { type: 'event', card, seat };
  if (crew !== undefined) return { type: 'event', card, crew };
  return slot === undefined ? bareEvent(card) : { type: 'event', card, slot };
}
