import type { Action } from '@starboard/kernel';
import type { Message } from './driven.ts';

/** A value that is written already: its JSON. */
export class Json {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ACTIONS = new WeakMap<Action, string>();

/** An action as JSON, written once: games share their action objects. */
function actionText(action: Action): string {
  const known = ACTIONS.get(action);
  if (known !== undefined) return known;
  const text = JSON.stringify(action);
  ACTIONS.set(action, text);
  return text;
}

export function actionJson(action: Action): Json {
  return new Json(actionText(action));
}

export function actionsJson(actions: readonly Action[]): Json {
  return new Json(`[${actions.map(actionText).join()}]`);
}

/** An answer as a line of JSON; like `JSON.stringify`, but what is written already is not written twice. */
export function answerText(message: Message): string {
  let text = '';
  for (const name in message) {
    const value = message[name];
    if (value === undefined) continue;
    text += `${text === '' ? '{' : ','}"${name}":${valueText(name, value)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** The answers of a batch and the next decision hold written values, the others do not. */
function valueText(name: string, value: unknown): string {
  if (value instanceof Json) return value.text;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (name === 'next') return answerText(value as Message);
  if (name === 'answers') return `[${(value as readonly Message[]).map(answerText).join()}]`;
  return JSON.stringify(value);
}
