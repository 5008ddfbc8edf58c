import { formatProblems, isObject, readOptions, rngOf, type Seat, shown } from '@starboard/kernel';
import { type BudgetWanted, budgetIn, within } from '../budgetFlag.ts';
import { getUsedTo } from '../onTime.ts';
import { AUTOMATON, playerName, playerNamed, seatingFor, YOU } from '../players.ts';
import { botsKey, matchKey } from '../seed.ts';
import { fail } from '../userError.ts';
import { type Fields, fieldsOf } from './answerText.ts';
import { type Environment, type Message, nameIn } from './driven.ts';
import { type EnvPlayer, newMatch } from './envMatch.ts';
import { partsIn, position, refuseMissing, USUAL_PARTS } from './position.ts';

/** As many as a program may keep open: each takes a few kilobytes. */
const MOST_MATCHES = 10_000;

/** Begins a match anew, or one more. */
export function reset(env: Environment, message: Message): Fields {
  const { seed, seats = env.seats, options = {} } = message;
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
  const budget = message.budget === undefined ? {} : budgetIn(String(message.budget), 'budget');
  const parts = partsIn(message.with, USUAL_PARTS);
  const all = { ...env.options, ...options };
  const { players, options: read } = Array.isArray(seats) ? named(env, seats, all, budget) : unnamed(env, seats, all);
  refuseMissing({ game, options: read }, parts);
  const text = seed === undefined ? undefined : String(seed);
  const name = nameIn(message.match);
  if (!env.matches.has(name) && env.matches.size >= MOST_MATCHES) {
    fail(
      `There are ${MOST_MATCHES} matches already: close one, or use its name again.`,
      `Il y a déjà ${MOST_MATCHES} parties : fermez-en une, ou reprenez son nom.`,
    );
  }
  const match = newMatch(game, players, read, {
    key: matchKey(text),
    rng: rngOf(botsKey(text)),
    keepsEvents: parts.includes('events'),
  });
  env.matches.set(name, { match, parts });
  const opening = {
    game: game.id,
    version: game.version,
    seats: match.seats,
    players: players.map((player, seat) => playerName(player, seat)),
    options: read,
  };
  return `${fieldsOf(opening)},${position(match, parts)}`;
}

/** A seat for the program everywhere but where the rules play by themselves. */
function unnamed({ game }: Environment, seats: unknown, options: object): Seated {
  const read = readOptions(game, seats as number, options);
  if ('problems' in read) return fail(formatProblems(read.problems, 'en'), formatProblems(read.problems, 'fr'));
  const automata: readonly Seat[] = game.automata?.(read.value) ?? [];
  const players = Array.from({ length: seats as number }, (_, seat) => (automata.includes(seat) ? AUTOMATON : YOU));
  return { players, options: read.value };
}

interface Seated {
  readonly players: readonly EnvPlayer[];
  readonly options: object;
}

function named({ game }: Environment, seats: readonly unknown[], options: object, budget: BudgetWanted): Seated {
  if (!seats.every((name) => typeof name === 'string')) {
    fail(
      `seats: ${shown(seats)} should be a number, or a list of names such as ["you", "hard"].`,
      `seats : ${shown(seats)} devrait être un nombre, ou une liste de noms comme ["you", "hard"].`,
    );
  }
  const players = seats
    .map(playerNamed)
    .map((player) => (typeof player === 'string' ? player : within(player, budget)));
  const seating = seatingFor(game, { named: players, option: [], extra: options });
  if (budget === 'timed' || budget.milliseconds !== undefined) getUsedTo(game, seating.players.length, seating.options);
  return seating;
}
