import { type Action, type AnyGame, type Field, type Fields, format } from '@starboard/kernel';
import { notation } from './answerText.ts';

/** More actions than this are no list that anybody learns by number. */
const MOST = 4096;

/** All actions that a game can ever have, each with its id; and their ids by notation. */
export interface ActionList {
  readonly actions: readonly Action[];
  readonly ids: ReadonlyMap<string, number>;
}

/** The actions of games that do not list them themselves; null where they cannot be listed. */
const MADE = new WeakMap<AnyGame, readonly Action[] | null>();
const LISTS = new WeakMap<readonly Action[], ActionList>();

/**
 * Every action of a game in a fixed order, as the game lists them or made of its moves and their fields; undefined where
 * these cannot be listed, or with cards that are not the game's own.
 */
export function actionListOf(game: AnyGame, options: object = game.defaults): ActionList | undefined {
  const actions: readonly Action[] | undefined = game.allActions ? game.allActions(options) : madeFor(game);
  if (!actions) return undefined;
  const known = LISTS.get(actions);
  if (known) return known;
  const list = { actions, ids: new Map(actions.map((action, id) => [format(action), id])) };
  LISTS.set(actions, list);
  return list;
}

function madeFor(game: AnyGame): readonly Action[] | undefined {
  const known = MADE.get(game);
  if (known !== undefined) return known ?? undefined;
  const actions = listed(game);
  MADE.set(game, actions ?? null);
  return actions;
}

function listed({ moves }: AnyGame): Action[] | undefined {
  const actions: Action[] = [];
  for (const type of Object.keys(moves ?? {}).sort()) {
    for (const form of moves?.[type] ?? []) {
      const values = objects(form);
      if (!values || actions.length + values.length > MOST) return undefined;
      for (const value of values) actions.push({ type, ...value });
    }
  }
  return actions.length > 0 ? actions : undefined;
}

/** All objects with such fields, the last field changing fastest; undefined where there are too many. */
function objects(fields: Fields): Record<string, unknown>[] | undefined {
  let all: Record<string, unknown>[] = [{}];
  for (const name of Object.keys(fields).sort()) {
    const values = valuesOf(fields[name]);
    if (!values || all.length * values.length > MOST) return undefined;
    all = all.flatMap((one) => values.map((value) => (value === undefined ? one : { ...one, [name]: value })));
  }
  return all;
}

function valuesOf(field: Field): readonly unknown[] | undefined {
  switch (field.is) {
    case 'choice':
      return field.of;
    case 'integer':
      return field.max - field.min < MOST
        ? Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i)
        : undefined;
    case 'optional': {
      const values = valuesOf(field.of);
      return values && [undefined, ...values];
    }
    case 'list':
      return lists(field);
    case 'object':
      return objects(field.fields);
    case 'text':
      return undefined;
  }
}

function lists({ of, min, max }: Extract<Field, { is: 'list' }>): unknown[][] | undefined {
  const values = valuesOf(of);
  if (!values) return undefined;
  const all: unknown[][] = [];
  let longest: unknown[][] = [[]];
  for (let length = 0; ; length++) {
    if (length >= min) all.push(...longest);
    if (length === max) return all;
    if (longest.length * values.length > MOST) return undefined;
    longest = longest.flatMap((list) => values.map((value) => [...list, value]));
  }
}

/** The ids of some actions, in their order. */
export function idsIn(game: AnyGame, actions: readonly Action[]): number[] {
  const list = actionListOf(game);
  return actions.map((action) => {
    const id = list?.ids.get(notation(action));
    if (id === undefined) throw new Error(`${game.id}: ${format(action)} is in no list`);
    return id;
  });
}

/** For each id, 1 if its action is among these. */
export function maskOf(game: AnyGame, actions: readonly Action[]): Uint8Array {
  const mask = new Uint8Array(actionListOf(game)?.actions.length ?? 0);
  for (const id of idsIn(game, actions)) mask[id] = 1;
  return mask;
}
