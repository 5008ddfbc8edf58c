import type { Outcome, Seat } from './game.ts';
import { hash } from './hash.ts';
import { type Decision, type Match, outcome } from './match.ts';
import { format } from './notation.ts';
import { formatKey } from './rng.ts';

/** The version of the record's own format; files of a newer one are refused, older ones are read. */
export const RECORD_FORMAT = 2;

/** How a match ended that was not played to its end: a seat left or ran out of time, and who won by that. */
export interface Forfeit {
  readonly forfeit: (typeof FORFEITS)[number];
  readonly seat: Seat;
  readonly winners: readonly Seat[];
}
export const FORFEITS = ['leave', 'timeout'] as const;

/** A match as a file: for saving, sharing, tests, bug reports and databases. `docs/record.md` describes it. */
export interface MatchRecord {
  readonly format: number;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sat where. */
  readonly seats: readonly { readonly name: string }[];
  /** 64 hexadecimal digits from which all randomness of the match follows. */
  readonly key: string;
  /** Each decision: its seat, a space, and the action in notation. */
  readonly actions: readonly string[];
  /** Points, places and winners, or who gave up; null while the match goes on. */
  readonly result: Outcome | Forfeit | null;
  /** The hash of the last state. */
  readonly state: string;
  /** The hash of the card set, when the match did not use the game's own. */
  readonly cards?: string;
}

/** What a record takes from a match. */
export interface Recordable extends Omit<Match, 'steps'> {
  readonly steps: readonly Pick<Decision, 'seat' | 'action'>[];
}

/** The record of a match as it stands, or as it ended by a forfeit. */
export function record(match: Recordable, names: readonly string[] = [], forfeit?: Forfeit): MatchRecord {
  const options = match.options as Readonly<Record<string, unknown>>;
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    version: match.game.version,
    options,
    seats: Array.from({ length: match.seats }, (_, seat) => ({ name: names[seat] ?? `seat ${seat + 1}` })),
    key: formatKey(match.key),
    actions: match.steps.map(({ seat, action }) => `${seat} ${format(action)}`),
    result: outcome(match) ?? forfeit ?? null,
    state: hash(match.state),
    ...(options.cards ? { cards: hash(options.cards) } : {}),
  };
}

/** A record as the text of a file, one action a line. */
export function formatRecord(r: MatchRecord): string {
  return `${JSON.stringify(r, null, 2)}\n`;
}
