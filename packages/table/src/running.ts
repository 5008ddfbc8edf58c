import {
  type Action,
  type AnyGame,
  type Core,
  type Decision,
  type Forfeit,
  failure,
  type GameEvent,
  judge,
  type Key,
  type MatchRecord,
  type Outcome,
  parseKey,
  type Result,
  readOptions,
  record,
  type Seat,
} from '@starboard/kernel';
import type { Change, Entry, Log, Opening } from './log.ts';
import type { Player } from './players.ts';
import type { Why } from './table.ts';

/** A decision that stands, with what it did. */
export interface Decided extends Decision {
  /** The entry it came with. */
  readonly entry: number;
  readonly events: readonly GameEvent[];
}

/** A match as far as its log goes. Its owner changes it in place, entry by entry. */
export interface Running {
  readonly game: AnyGame;
  readonly opening: Opening;
  readonly key: Key;
  /** Where the match begins; lessons begin elsewhere than at the deal. */
  readonly begin: () => Core;
  players: readonly Player[];
  state: Core;
  readonly decisions: Decided[];
  /** Entries so far. */
  seq: number;
  /** The entry that each seat's open question came with; undefined for a seat that has none. */
  asked: readonly (number | undefined)[];
  /** The commands that led to the entries. */
  readonly commands: Set<string>;
  end: Outcome | Forfeit | undefined;
}

/** A match before its first entry. */
export function begun(game: AnyGame, opening: Opening, position?: () => Core): Running {
  const key = parseKey(opening.key);
  if (!key) throw new Error('the key of a match is 64 hexadecimal digits');
  const begin = position ?? (() => game.setup(opening.players.length, opening.options, key) as Core);
  const state = begin();
  const running: Running = {
    game,
    opening,
    key,
    begin,
    players: opening.players,
    state,
    decisions: [],
    seq: 0,
    asked: opening.players.map(() => undefined),
    commands: new Set(),
    end: game.outcome(state),
  };
  running.asked = questions(running, undefined);
  return running;
}

/** A match from its log, or why it cannot go on. Every action is judged again: what was stored may be damaged. */
export function openLog(game: AnyGame, { opening, entries }: Log): Result<Running> {
  try {
    return reopened(game, { opening, entries });
  } catch (error) {
    return failure('', `what is stored is damaged (${error})`, `ce qui est conservé est abîmé (${error})`);
  }
}

/** What stands against a match that cannot be opened. */
export function whyNot({ opening }: Log, { version }: AnyGame): Why {
  if (opening?.version > version) return 'newer';
  return opening?.version < version ? 'older' : 'unreadable';
}

function reopened(game: AnyGame, { opening, entries }: Log): Result<Running> {
  const { version, players, options } = opening;
  if (version !== game.version) {
    const newer = version > game.version;
    return failure(
      'version',
      `played by ${newer ? 'newer' : 'older'} rules (version ${version}; this is ${game.version})`,
      `joué avec des règles plus ${newer ? 'récentes' : 'anciennes'} (version ${version} ; ici ${game.version})`,
    );
  }
  const read = readOptions(game, players.length, options);
  if ('problems' in read) return read;
  const running = begun(game, { ...opening, options: read.value });
  for (const entry of entries) {
    const at = `entries[${running.seq}]`;
    if (entry.seq !== running.seq + 1)
      return failure(at, `has the number ${entry.seq}`, `porte le numéro ${entry.seq}`);
    if (entry.type === 'act') {
      const judged = judge(game, running.state, entry.seat, entry.action);
      if ('violation' in judged)
        return failure(at, `breaks ${judged.violation.rule}`, `enfreint ${judged.violation.rule}`);
      append(running, { ...entry, action: judged.action });
    } else append(running, entry);
  }
  return { value: running };
}

/** Adds an entry that was judged. */
export function append(running: Running, entry: Entry): void {
  const { game } = running;
  switch (entry.type) {
    case 'act':
      act(running, entry.seat, entry.action, entry.seq);
      break;
    case 'undo':
      rewind(running, entry.keep);
      break;
    case 'leave':
    case 'timeout':
      if ('by' in entry) running.players = running.players.with(entry.seat, entry.by);
      else running.end = { forfeit: entry.type, seat: entry.seat, winners: entry.winners };
      break;
    case 'replace':
      running.players = running.players.with(entry.seat, entry.by);
      break;
  }
  running.seq = entry.seq;
  running.commands.add(entry.command);
  if (!(running.end && 'forfeit' in running.end)) running.end = game.outcome(running.state);
  running.asked = questions(running, entry);
}

function act({ game, state, decisions }: Running, seat: Seat, action: Action, entry: number): void {
  const { n } = state.rng;
  const events: GameEvent[] = [];
  game.apply(state, seat, action, (e: GameEvent) => events.push(e));
  const reveals = events.some((e) => e.reveals);
  decisions.push({ seat, action, chance: state.rng.n !== n, reveals, entry, events });
}

function rewind(running: Running, keep: number): void {
  running.decisions.length = keep;
  running.state = running.begin();
  for (const { seat, action } of running.decisions) running.game.apply(running.state, seat, action, () => {});
}

/** Who decides now; nobody once the match is over. */
export function actorsOf({ game, state, end }: Running): readonly Seat[] {
  return end ? [] : game.actors(state);
}

/**
 * The entry that each question came with. What others do leaves the question of a seat as it is, so that its answer
 * stands although the log has grown; only its own doing, or not being asked in between, makes it a new one.
 */
function questions(running: Running, change: Change | undefined): readonly (number | undefined)[] {
  const actors = actorsOf(running);
  return running.asked.map((before, seat) => {
    if (!actors.includes(seat)) return undefined;
    return before === undefined || change?.seat === seat ? running.seq : before;
  });
}

/** The record of a match as it stands. */
export function recordOf(running: Running): MatchRecord {
  const { game, opening, key, state, decisions: steps, players, end } = running;
  const match = { game, seats: players.length, options: opening.options, key, steps, state };
  const names = opening.players.map(({ name }) => name);
  return record(match, names, end && 'forfeit' in end ? end : undefined);
}
