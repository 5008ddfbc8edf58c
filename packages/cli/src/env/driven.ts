import { type AnyGame, type Seat, shown, wholeNumberIn } from '@starboard/kernel';
import { fail } from '../userError.ts';
import type { EnvMatch } from './envMatch.ts';
import type { Part } from './position.ts';

/** What a program sends and gets back: a plain JSON object a line. `docs/env.md` describes them all. */
export type Message = Readonly<Record<string, unknown>>;

/** The matches that a program drives. */
export interface Environment {
  readonly game: AnyGame;
  /** For what a reset does not say. */
  readonly seats: number;
  readonly options: object;
  readonly matches: Map<string, Driven>;
}

/** A match, and what the program wants to be told of it. */
export interface Driven {
  readonly match: EnvMatch;
  readonly parts: readonly Part[];
}

/** The seat that was named, else the first that decides; undefined once the match is over. */
export function seatIn({ actors, seats }: EnvMatch, seat: unknown): Seat | undefined {
  if (seat === undefined) return actors[0];
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat;
  const { en, fr } = wholeNumberIn(0, seats - 1);
  return fail(`seat: ${shown(seat)} should be ${en}.`, `seat : ${shown(seat)} devrait être ${fr}.`);
}

/** A match goes by a text or a number; the one that nobody names is number 0. */
export function nameIn(name: unknown, field = 'match'): string {
  if (name === undefined) return '0';
  if (typeof name === 'number' || (typeof name === 'string' && name.length <= 80)) return String(name);
  return fail(
    `${field}: ${shown(name)} should be a number or a short text.`,
    `${field} : ${shown(name)} devrait être un nombre ou un texte court.`,
  );
}

export function matchIn({ matches }: Environment, { match }: Message): Driven {
  const name = nameIn(match);
  const found = matches.get(name);
  if (found) return found;
  const [reset, called] = match === undefined ? ['', ''] : [`, "match": ${shown(match)}`, ` ${shown(match)}`];
  return fail(
    `There is no match${called} yet: send {"command": "reset"${reset}}.`,
    `Il n’y a pas encore de partie${called} : envoyez {"command": "reset"${reset}}.`,
  );
}
