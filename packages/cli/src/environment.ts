import {
  type Action,
  type AnyGame,
  advance,
  eventsFor,
  explain,
  format,
  formatProblems,
  type GameEvent,
  isObject,
  type Lang,
  legal,
  type Match,
  matching,
  outcome,
  parse,
  readOptions,
  record,
  type Seat,
  shown,
  start,
} from '@starboard/kernel';
import { matchKey } from './seed.ts';
import { didYouMean } from './spelling.ts';
import { fail, UserError } from './userError.ts';

/** What a program sends and gets back: a plain JSON object a line. `docs/env.md` describes them all. */
export type Message = Readonly<Record<string, unknown>>;

/** A match driven by a program. */
export interface Environment {
  readonly game: AnyGame;
  /** For what a reset does not say. */
  readonly seats: number;
  readonly options: object;
  match?: Match;
  /** What happened at the last step. */
  events: readonly GameEvent[];
}

/** Answers a line. Whatever is wrong with it, the answer says so and the match stays as it was. */
export function answer(env: Environment, line: string, lang: Lang): Message {
  try {
    return { ok: true, ...obey(env, line) };
  } catch (e) {
    const text = e instanceof UserError ? e.text[lang] : e instanceof Error ? e.message : String(e);
    return { ok: false, error: text };
  }
}

interface Command {
  readonly fields: readonly string[];
  run(env: Environment, message: Message): Message;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  reset: { fields: ['seed', 'seats', 'options'], run: reset },
  observe: { fields: ['seat'], run: observe },
  legal: { fields: ['seat'], run: legalActions },
  step: { fields: ['action', 'seat'], run: step },
  result: { fields: [], run: (env) => ({ over: over(matchIn(env)), result: outcome(matchIn(env)) ?? null }) },
  record: { fields: [], run: (env) => ({ record: record(matchIn(env)) }) },
};

function obey(env: Environment, line: string): Message {
  const message = messageIn(line);
  const { command, ...fields } = message;
  const names = Object.keys(COMMANDS);
  if (typeof command !== 'string' || !Object.hasOwn(COMMANDS, command)) {
    const hint = didYouMean(String(command), names);
    return fail(
      `${shown(command)} is no command.${hint.en} Send {"command": …} with one of: ${names.join(', ')}.`,
      `${shown(command)} n’est pas une commande.${hint.fr} Envoyez {"command": …} avec l’une de : ${names.join(', ')}.`,
    );
  }
  const { fields: known, run } = COMMANDS[command];
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue;
    const list = known.join(', ');
    fail(
      `${command} has no field “${name}”; it knows ${list || 'none'}.`,
      `${command} n’a pas de champ « ${name} » ; il connaît ${list || 'aucun'}.`,
    );
  }
  return run(env, message);
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
  if (isObject(message)) return message;
  return fail(
    `${shown(message)} is no object. Send one object a line: ${example}.`,
    `${shown(message)} n’est pas un objet. Envoyez un objet par ligne : ${example}.`,
  );
}

function reset(env: Environment, { seed, seats = env.seats, options = {} }: Message): Message {
  if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number') {
    fail(
      `seed: ${shown(seed)} should be a text or a number.`,
      `seed : ${shown(seed)} devrait être un texte ou un nombre.`,
    );
  }
  if (!isObject(options)) {
    return fail(
      `options: ${shown(options)} should be an object.`,
      `options : ${shown(options)} devrait être un objet.`,
    );
  }
  const { game } = env;
  const read = readOptions(game, seats as number, { ...env.options, ...options });
  if ('problems' in read) return fail(formatProblems(read.problems, 'en'), formatProblems(read.problems, 'fr'));
  env.match = start(game, seats as number, read.value, matchKey(seed === undefined ? undefined : String(seed)));
  env.events = [];
  return { game: game.id, version: game.version, seats, options: read.value, ...status(env.match) };
}

function observe(env: Environment, { seat }: Message): Message {
  const match = matchIn(env);
  const viewer = seat === null ? null : (seatIn(match, seat) ?? null);
  const { game, state } = match;
  return { seat: viewer, view: game.view(state, viewer), events: eventsFor(env.events, viewer), ...status(match) };
}

function legalActions(env: Environment, { seat }: Message): Message {
  const match = matchIn(env);
  const actor = seatIn(match, seat);
  const actions: readonly Action[] = actor === undefined ? [] : legal(match.game, match.state, actor);
  return { seat: actor ?? null, actions, notation: actions.map(format) };
}

function step(env: Environment, { action, seat }: Message): Message {
  const match = matchIn(env);
  if (over(match)) {
    fail('The match is over: send {"command": "reset"}.', 'La partie est finie : envoyez {"command": "reset"}.');
  }
  const actors: readonly Seat[] = match.game.actors(match.state);
  const actor = seatIn(match, seat) ?? actors[0];
  if (!actors.includes(actor)) {
    fail(
      `Seat ${actor} does not decide now; those who do: ${actors.join(', ')}.`,
      `La place ${actor} ne décide pas maintenant ; décident : ${actors.join(', ')}.`,
    );
  }
  const next = advance(match, actor, actionIn(legal(match.game, match.state, actor), action));
  if ('violation' in next) {
    const { rule } = next.violation;
    const reason = { en: explain(match.game, next.violation, 'en'), fr: explain(match.game, next.violation, 'fr') };
    return fail(`${rule}: ${reason.en}`, `${rule} : ${reason.fr}`);
  }
  env.match = next.match;
  env.events = next.events;
  const { action: done } = next.match.steps[match.steps.length];
  return { seat: actor, action: done, notation: format(done), ...status(next.match) };
}

/** The action that an index into the legal ones, a notation or an object names; it may still be illegal. */
function actionIn(actions: readonly Action[], input: unknown): Action {
  if (typeof input === 'number') {
    if (actions[input]) return actions[input];
    const last = actions.length - 1;
    return fail(
      `action: there is no index ${input}; they go from 0 to ${last}.`,
      `action : pas d’indice ${input} ; ils vont de 0 à ${last}.`,
    );
  }
  if (typeof input === 'string') {
    const meant = matching(input, actions);
    if (meant.length === 1) return meant[0];
    const parsed = parse(input);
    if ('value' in parsed) return parsed.value;
    return fail(formatProblems(parsed.problems, 'en'), formatProblems(parsed.problems, 'fr'));
  }
  if (isObject(input) && typeof input.type === 'string') return input as unknown as Action;
  return fail(
    `action: ${shown(input)} should be an index into the legal actions, a notation or an object with a type.`,
    `action : ${shown(input)} devrait être un indice parmi les actions légales, une notation ou un objet avec un type.`,
  );
}

/** The seat that was named, else the first that decides; undefined once the match is over. */
function seatIn({ game, state, seats }: Match, seat: unknown): Seat | undefined {
  if (seat === undefined) return game.actors(state)[0];
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat;
  return fail(
    `seat: ${shown(seat)} should be a whole number from 0 to ${seats - 1}.`,
    `seat : ${shown(seat)} devrait être un entier de 0 à ${seats - 1}.`,
  );
}

function matchIn({ match }: Environment): Match {
  return (
    match ??
    fail(
      'There is no match yet: send {"command": "reset"}.',
      'Il n’y a pas encore de partie : envoyez {"command": "reset"}.',
    )
  );
}

function status(match: Match): Message {
  return { actors: match.game.actors(match.state), over: over(match) };
}

function over(match: Match): boolean {
  return outcome(match) !== undefined;
}
