import { eventsFor, format, outcome, record, shown } from '@starboard/kernel';
import { playerName, YOU } from '../players.ts';
import { fail } from '../userError.ts';
import { legalAction } from './actionIn.ts';
import { actionListOf } from './actionList.ts';
import { actionFields, actionsJson, type Fields, fieldsOf, notation } from './answerText.ts';
import { type Environment, type Message, matchIn, nameIn, seatIn } from './driven.ts';
import { act, choicesOf, copyOf, type EnvMatch, takeBack } from './envMatch.ts';
import { layoutOf, observationJson } from './observation.ts';
import { type Part, partsIn, position, refuseMissing } from './position.ts';
import { publishedSchemas } from './schemas.ts';

/** The parts that any viewer has, whoever decides. */
const SEEN: readonly Part[] = ['view', 'events', 'observation', 'nonzero'];

export function observe(env: Environment, message: Message): Fields {
  const { match } = matchIn(env, message);
  const viewer = message.seat === null ? null : (seatIn(match, message.seat) ?? null);
  const { game, state, events } = match;
  const parts = partsIn(message.with, ['view', 'events'], SEEN);
  refuseMissing(match, parts);
  const view = game.view(state, viewer);
  const latest = events.slice(match.latest);
  const seen = fieldsOf({
    seat: viewer,
    ...(parts.includes('view') ? { view } : {}),
    ...(parts.includes('events') ? { events: eventsFor(latest, viewer) } : {}),
  });
  let numbers = '';
  for (const part of ['observation', 'nonzero'] as const)
    if (parts.includes(part)) numbers += `,"${part}":${observationJson(game, view, viewer, part)}`;
  return `${seen}${numbers},${fieldsOf(status(match))}`;
}

export function legalActions(env: Environment, message: Message): Fields {
  const { match } = matchIn(env, message);
  const actor = seatIn(match, message.seat);
  const actions = actor === undefined ? [] : choicesOf(match, actor);
  return `"seat":${actor ?? null},"actions":${actionsJson(actions)},"notation":${JSON.stringify(actions.map(notation))}`;
}

export function step(env: Environment, message: Message): Fields {
  const { match, parts } = matchIn(env, message);
  const { actors } = match;
  if (actors.length === 0) {
    fail('The match is over: send {"command": "reset"}.', 'La partie est finie : envoyez {"command": "reset"}.');
  }
  const seat = seatIn(match, message.seat) ?? actors[0];
  if (!actors.includes(seat)) {
    fail(
      `Seat ${seat} does not decide now; those who do: ${actors.join(', ')}.`,
      `La place ${seat} ne décide pas maintenant ; décident : ${actors.join(', ')}.`,
    );
  }
  if (match.players[seat] !== YOU) {
    fail(`Seat ${seat} is a bot’s: it decides by itself.`, `La place ${seat} est à un robot : il décide lui-même.`);
  }
  const action = legalAction(match, seat, message.action, message.id);
  act(match, seat, action);
  return `"seat":${seat},${actionFields(action)},${position(match, parts)}`;
}

export function undo(env: Environment, message: Message): Fields {
  const { match, parts } = matchIn(env, message);
  const { decisions = 1 } = message;
  if (typeof decisions !== 'number' || !Number.isInteger(decisions) || decisions < 1) {
    return fail(
      `decisions: ${shown(decisions)} should be a whole number from 1.`,
      `decisions : ${shown(decisions)} devrait être un entier à partir de 1.`,
    );
  }
  if (!takeBack(match, decisions))
    fail('You have made fewer decisions than that.', 'Vous avez pris moins de décisions que cela.');
  return position(match, parts);
}

export function clone(env: Environment, message: Message): Fields {
  const { match, parts } = matchIn(env, message);
  if (message.as === undefined) fail('as: say what the copy is called.', 'as : dites comment la copie doit s’appeler.');
  env.matches.set(nameIn(message.as, 'as'), { match: copyOf(match), parts });
  return fieldsOf(status(match));
}

export function close(env: Environment, message: Message): Fields {
  matchIn(env, message);
  env.matches.delete(nameIn(message.match));
  return '';
}

/** What does not change from match to match. */
export function describe({ game }: Environment): Fields {
  const list = actionListOf(game);
  const layout = layoutOf(game);
  return fieldsOf({
    game: game.id,
    version: game.version,
    seats: game.seats,
    actions: list ? list.actions.map(format) : null,
    actionsVersion: publishedSchemas(game.id)?.actions?.version ?? null,
    observation: layout ?? null,
  });
}

export function result(env: Environment, message: Message): Fields {
  const { match } = matchIn(env, message);
  const ended = outcome(match);
  return fieldsOf({ over: ended !== undefined, result: ended ?? null });
}

export function recordOf(env: Environment, message: Message): Fields {
  const { match } = matchIn(env, message);
  const names = match.players.map((player, seat) => playerName(player, seat));
  return fieldsOf({ record: record(match, names) });
}

function status(match: EnvMatch): Message {
  return { actors: match.actors, over: outcome(match) !== undefined };
}
