import { isObject, type Lang, shown } from '@starboard/kernel';
import { didYouMean } from '../spelling.ts';
import { fail, UserError } from '../userError.ts';
import { type Fields, fieldsOf } from './answerText.ts';
import { clone, close, describe, legalActions, observe, recordOf, result, step, undo } from './commands.ts';
import type { Environment, Message } from './driven.ts';
import { reset } from './reset.ts';

/** Answers a line with a line. Whatever is wrong with it, the answer says so and the match stays as it was. */
export function answer(env: Environment, line: string, lang: Lang): string {
  return answered(env, lang, () => messageIn(line));
}

function answered(env: Environment, lang: Lang, message: () => Message): string {
  try {
    const fields = obey(env, message(), lang);
    return fields === '' ? '{"ok":true}' : `{"ok":true,${fields}}`;
  } catch (e) {
    const text = e instanceof UserError ? e.text[lang] : e instanceof Error ? e.message : String(e);
    return `{${fieldsOf({ ok: false, error: text })}}`;
  }
}

interface Command {
  readonly fields: readonly string[];
  run(env: Environment, message: Message, lang: Lang): Fields;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  reset: { fields: ['seed', 'seats', 'options', 'with', 'budget', 'match'], run: reset },
  observe: { fields: ['seat', 'with', 'match'], run: observe },
  legal: { fields: ['seat', 'match'], run: legalActions },
  step: { fields: ['action', 'id', 'seat', 'match'], run: step },
  undo: { fields: ['decisions', 'match'], run: undo },
  clone: { fields: ['match', 'as'], run: clone },
  close: { fields: ['match'], run: close },
  result: { fields: ['match'], run: result },
  record: { fields: ['match'], run: recordOf },
  describe: { fields: [], run: describe },
  batch: { fields: ['commands'], run: batch },
};

function obey(env: Environment, message: Message, lang: Lang): Fields {
  const { command } = message;
  if (command === undefined) {
    fail(
      'The field command is missing: {"command": "reset"}, for example.',
      'Il manque le champ command : {"command": "reset"}, par exemple.',
    );
  }
  if (typeof command !== 'string' || !Object.hasOwn(COMMANDS, command)) {
    const names = Object.keys(COMMANDS);
    const hint = didYouMean(String(command), names);
    return fail(
      `${shown(command)} is no command.${hint.en} Send {"command": …} with one of: ${names.join(', ')}.`,
      `${shown(command)} n’est pas une commande.${hint.fr} Envoyez {"command": …} avec l’une de : ${names.join(', ')}.`,
    );
  }
  const { fields: known, run } = COMMANDS[command];
  for (const name in message) {
    if (name === 'command' || known.includes(name)) continue;
    const list = known.join(', ');
    fail(
      `${command} has no field “${name}”; it knows ${list || 'none'}.`,
      `${command} n’a pas de champ « ${name} » ; il connaît ${list || 'aucun'}.`,
    );
  }
  return run(env, message, lang);
}

function messageIn(line: string): Message {
  const example = '{"command": "reset"}';
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (e) {
    const why = e instanceof Error ? e.message : String(e);
    return fail(
      `Not JSON: ${why}. Send one object a line: ${example}.`,
      `Pas du JSON : ${why}. Envoyez un objet par ligne : ${example}.`,
    );
  }
  return objectIn(message);
}

function objectIn(message: unknown): Message {
  const example = '{"command": "reset"}';
  if (isObject(message)) return message;
  return fail(
    `${shown(message)} is no object. Send one object a line: ${example}.`,
    `${shown(message)} n’est pas un objet. Envoyez un objet par ligne : ${example}.`,
  );
}

/** Several commands in one line, answered in their order. */
function batch(env: Environment, { commands }: Message, lang: Lang): Fields {
  if (commands === undefined) {
    return fail(
      'A batch needs a list of commands: {"command": "batch", "commands": […]}.',
      'Un lot a besoin d’une liste de commandes : {"command": "batch", "commands": […]}.',
    );
  }
  if (!Array.isArray(commands)) {
    return fail(
      `commands: ${shown(commands)} should be a list of commands.`,
      `commands : ${shown(commands)} devrait être une liste de commandes.`,
    );
  }
  const answers = commands.map((one: unknown) =>
    answered(env, lang, () => {
      const message = objectIn(one);
      if (message.command !== 'batch') return message;
      return fail('A batch holds no batch.', 'Un lot ne contient pas de lot.');
    }),
  );
  return `"answers":[${answers.join()}]`;
}
