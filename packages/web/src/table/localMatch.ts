import {
  type Action,
  type AnyGame,
  advance,
  choices,
  type Match,
  type MatchRecord,
  outcome,
  type Result,
  record,
  type Seat,
  undo,
  undoLimit,
  type Violation,
} from '@starboard/kernel';
import { newMatch } from './create.ts';
import { type History, momentsFor, revived } from './history.ts';
import type { Mind } from './mind.ts';
import type { SavedMatch } from './saved.ts';
import { people, rotated } from './seats.ts';
import type { Ranked, Snapshot } from './table.ts';

/** What a running match needs from around it. */
export interface Surroundings {
  readonly mind: Mind;
  save(saved: SavedMatch): Promise<void>;
  /** Tells the page: the snapshot with its moments from number `from` on. */
  tell(snapshot: Snapshot, from: number): void;
  wait(ms: number): Promise<void>;
}

/** A match on this device: people press, bots answer after a pause, every change is stored before it is told. */
export interface LocalMatch {
  /** Plays an action meant for the position after `seq` decisions; a press that came too late for it does nothing. */
  act(action: Action, seq: number): Promise<Violation | undefined>;
  undo(to: number): Promise<void>;
  hint(): Promise<readonly Ranked[]>;
  concede(): Promise<void>;
  rematch(): Promise<string>;
  record(): MatchRecord;
  look(seat: Seat | null): void;
  pace(ms: number): void;
}

/** How long what was just played may be on its way to its place: bots think after it, as beside it they would slow it. */
const FLIGHT = 350;

export function localMatch(game: AnyGame, stored: SavedMatch, pause: number, around: Surroundings): Result<LocalMatch> {
  const alive = revived(game, stored);
  if ('problems' in alive) return alive;
  let { match, history }: { match: Match; history: History } = alive.value;
  let saved = stored;
  let unsaved = false;
  let ms = pause;
  let thinking: readonly Seat[] = [];
  const persons = people(saved.sitters);
  let viewer: Seat | null = persons.length === 1 ? persons[0] : null;
  /** Raised whenever the position changes: a bot's answer to an older one is thrown away. */
  let turn = 0;
  let told = 0;

  const over = () => saved.conceded !== undefined || outcome(match) !== undefined;
  const isBot = (seat: Seat) => saved.sitters[seat].kind === 'bot';

  function tell(from = told): void {
    const first = Math.min(from, history.length + 1);
    told = history.length + 1;
    around.tell({ ...snapshot(), moments: momentsFor(match, history, viewer, first) }, first);
  }

  function snapshot(): Snapshot {
    const result = outcome(match);
    const mayAct = viewer !== null && !over() && !isBot(viewer);
    return {
      id: saved.id,
      game: game.id,
      options: saved.record.options,
      seq: history.length,
      seats: saved.sitters,
      seat: viewer,
      view: game.view(match.state, viewer),
      actors: over() ? [] : game.actors(match.state),
      choices: mayAct && viewer !== null ? choices(game, match.state, viewer) : [],
      moments: [],
      undo: viewer === null ? { to: history.length, stop: 'otherSeat' } : undoLimit(match.steps, viewer),
      ...(result ? { outcome: result } : {}),
      ...(saved.conceded !== undefined ? { conceded: saved.conceded } : {}),
      thinking,
      unsaved,
    };
  }

  async function keep(change: Partial<SavedMatch> = {}): Promise<void> {
    const names = saved.sitters.map((s) => s.name);
    saved = { ...saved, ...change, record: record(match, names), updated: Date.now() };
    try {
      await around.save(saved);
      unsaved = false;
    } catch {
      unsaved = true;
    }
  }

  /** Plays an action, stores and tells it, and lets the bots go on. */
  async function commit(seat: Seat, action: Action): Promise<Violation | undefined> {
    const next = advance(match, seat, action);
    if ('violation' in next) return next.violation;
    turn++;
    match = next.match;
    history = [...history, { seat, events: next.events }];
    thinking = [];
    await keep();
    return undefined;
  }

  async function drive(): Promise<void> {
    for (;;) {
      const seat = over() ? undefined : game.actors(match.state).find(isBot);
      thinking = seat === undefined ? [] : [seat];
      tell();
      if (seat === undefined) return;
      const asked = turn;
      const sitter = saved.sitters[seat];
      const level = sitter.kind === 'bot' ? sitter.level : '';
      const question = { ask: 'choose', game: game.id, view: game.view(match.state, seat), seat, level } as const;
      const flight = Math.min(ms, FLIGHT);
      await around.wait(flight);
      if (asked !== turn) return;
      const [action] = await Promise.all([around.mind.ask(question), around.wait(ms - flight)]);
      if (asked !== turn) return;
      const violation = await commit(seat, action as Action);
      if (violation) throw new Error(`a bot broke ${violation.rule}`);
    }
  }

  /** The position changes by another way than an action: open thoughts are void. */
  function interrupt(): void {
    turn++;
    thinking = [];
    around.mind.forget();
  }

  void drive();
  return {
    value: {
      async act(action, seq) {
        if (seq !== history.length) return undefined;
        if (viewer === null || over()) return { rule: 'STARBOARD-ACTION-1', with: { action: action.type } };
        const violation = await commit(viewer, action);
        if (!violation) void drive();
        return violation;
      },
      async undo(to) {
        const back = viewer === null || over() ? undefined : undo(match, viewer, to);
        if (!back) return;
        interrupt();
        match = back;
        history = history.slice(0, to);
        await keep();
        told = 0;
        void drive();
      },
      async hint() {
        if (viewer === null || thinking.length > 0) return [];
        const view = game.view(match.state, viewer);
        return (await around.mind.ask({ ask: 'rank', game: game.id, view, seat: viewer })) as readonly Ranked[];
      },
      async concede() {
        if (over()) return;
        const loser = viewer ?? game.actors(match.state).find((seat) => !isBot(seat));
        if (loser === undefined) return;
        interrupt();
        await keep({ conceded: loser });
        tell();
      },
      async rematch() {
        const again = newMatch(game, rotated(saved.sitters), match.options);
        await around.save(again);
        return again.id;
      },
      record: () => saved.record,
      look(seat) {
        viewer = seat;
        tell(0);
      },
      pace(next) {
        ms = next;
      },
    },
  };
}
