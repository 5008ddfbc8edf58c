import {
  type Action,
  choices,
  format,
  keyFromSeed,
  type Match,
  play,
  record,
  type Seat,
  start,
  type Text,
} from '@starboard/kernel';
import { type History, momentsFor } from '../../table/history.ts';
import type { Sitter } from '../../table/seats.ts';
import type { Snapshot, Table } from '../../table/table.ts';
import type { Guide, Lesson } from './guide.ts';

/** Where the player stands in a lesson. */
export interface Progress {
  readonly beat: number;
  readonly done: boolean;
  /** What was just chosen instead of the expected, explained. */
  readonly mistake?: Text;
}

/** The table of a lesson: only the expected choices are played, the others are explained. */
export interface LessonTable extends Table {
  progress(): Progress;
}

const YOU: Seat = 0;

export function lessonTable({ game }: Guide, lesson: Lesson, sitters: readonly Sitter[]): LessonTable {
  const listeners = new Set<() => void>();
  const seed = keyFromSeed(lesson.id);
  let match: Match = { ...start(game, sitters.length, game.defaults, seed), state: lesson.position() };
  let history: History = [];
  let progress: Progress = { beat: 0, done: false };
  let current = snapshot();

  function snapshot(): Snapshot {
    return {
      id: lesson.id,
      game: game.id,
      options: {},
      seq: history.length,
      seats: sitters,
      seat: YOU,
      view: game.view(match.state, YOU),
      actors: game.actors(match.state),
      choices: progress.done ? [] : choices(game, match.state, YOU),
      moments: momentsFor(match, history, YOU, 0),
      undo: { to: history.length, stop: 'start' },
      thinking: [],
      unsaved: false,
    };
  }

  function changed(): void {
    current = snapshot();
    for (const listener of listeners) listener();
  }

  function expected(action: Action): boolean {
    const text = format(action);
    return lesson.beats[progress.beat].expect.some((e) => text === e || text.startsWith(`${e} `));
  }

  return {
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    problems: () => undefined,
    async act(action) {
      if (progress.done) return undefined;
      const played = play(game, match.state, YOU, action);
      if ('violation' in played) return played.violation;
      if (expected(action)) {
        const step = { seat: YOU, action, chance: false, reveals: false };
        match = { ...match, state: played.state, steps: [...match.steps, step] };
        history = [...history, { seat: YOU, events: played.events }];
        const beat = progress.beat + 1;
        progress = { beat, done: beat >= lesson.beats.length };
      } else progress = { ...progress, mistake: lesson.beats[progress.beat].otherwise };
      changed();
      return undefined;
    },
    undo: () => {},
    hint: async () => [],
    concede: () => {},
    rematch: async () => '',
    record: async () => record(match),
    look: () => {},
    pace: () => {},
    close: () => {},
  };
}
