import { type Action, format } from '@starboard/kernel';
import type { Message } from './driven.ts';

/** The fields of an answer as they stand in its JSON, without braces: what is written already is not written twice. */
export type Fields = string;

export function fieldsOf(message: Message): Fields {
  return JSON.stringify(message).slice(1, -1);
}

/** An action as JSON and in notation, and both as fields of an answer. */
interface Written {
  readonly json: string;
  readonly notation: string;
  readonly fields: Fields;
}

const WRITTEN = new WeakMap<Action, Written>();

/** Written once: games share their action objects. */
function written(action: Action): Written {
  const known = WRITTEN.get(action);
  if (known) return known;
  const json = JSON.stringify(action);
  const notation = format(action);
  const made = { json, notation, fields: `"action":${json},"notation":${JSON.stringify(notation)}` };
  WRITTEN.set(action, made);
  return made;
}

export function notation(action: Action): string {
  return written(action).notation;
}

/** `action` and `notation` of what was done. */
export function actionFields(action: Action): Fields {
  return written(action).fields;
}

export function actionsJson(actions: readonly Action[]): string {
  return `[${actions.map((action) => written(action).json).join()}]`;
}
