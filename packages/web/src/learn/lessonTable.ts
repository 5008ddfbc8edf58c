import { type Action, equal, format, formatKey, keyFromSeed, parse, type Seat, type Text } from '@starboard/kernel';
import { begun, type Command, client, host, type Player, serve, type Table } from '@starboard/table';
import type { Guide, Lesson } from '../contract/guide.ts';
import { newId } from '../secure.ts';

/** Where the player stands in a lesson. */
export interface Progress {
  readonly beat: number;
  readonly done: boolean;
  /** What was done so far, beat by beat; nothing for a beat that was only looked at. */
  readonly taken: readonly string[];
  /** What was just chosen instead of the expected, explained. */
  readonly mistake?: Text;
  /** How many wrong presses this beat has seen. */
  readonly mistakes: number;
  /** Who acts now by the lesson's script. */
  readonly acting?: Seat;
}

/** The table of a lesson: only the expected choices are played, the others are explained. */
export interface LessonTable extends Omit<Table, 'undo' | 'leave' | 'rematch' | 'record' | 'handOver'> {
  progress(): Progress;
  /** Goes on from a beat that is only looked at. */
  goOn(): void;
  /** What the lesson speaks of was pressed: what was said to a wrong press before it is said no more. */
  right(): void;
  /** Something was pressed that the lesson does not speak of. */
  wrong(): void;
}

export interface LessonOptions {
  /** What was done before the lesson was left. */
  readonly taken?: readonly string[];
  /** Waits before each thing that others do, so that it is seen. */
  pause?(): Promise<void>;
}

const YOU: Seat = 0;

/** Whether an action is one of those that are expected, by its notation. */
export function fits(action: Action, expected: readonly string[]): boolean {
  const text = format(action);
  return expected.some((e) => text === e || text.startsWith(`${e} `));
}

export function lessonTable(
  { game }: Pick<Guide, 'game'>,
  lesson: Lesson,
  players: readonly Player[],
  { taken = [], pause = async () => {} }: LessonOptions = {},
): LessonTable {
  const listeners = new Set<() => void>();
  let progress: Progress = { beat: 0, done: false, taken: [], mistakes: 0 };
  /** What others do after the last beat, until it is done. */
  let scripted = Promise.resolve();
  let seen = 0;
  let resuming = true;
  const opening = {
    id: lesson.id,
    game: game.id,
    version: game.version,
    options: game.defaults,
    key: formatKey(keyFromSeed(lesson.id)),
    players,
    created: 0,
  };
  const table = host(begun(game, opening, lesson.position), {
    store: async () => {},
    now: () => 0,
    level: 'easy',
    refuses: (command) => (command.seat === YOU && !expected(command) ? { declined: said() } : undefined),
  });

  /** Whether a press is what the lesson waits for; what the rules forbid is theirs to refuse. */
  function expected(command: Command): boolean {
    if (command.type !== 'act' || progress.done) return false;
    const action = [...game.candidates(table.running.state, YOU)].find((a) => equal(a, command.action));
    if (!action || game.check(table.running.state, YOU, action)) return true;
    return fits(action, lesson.beats[progress.beat].expect ?? []);
  }

  function said(): Text {
    if (progress.done) return lesson.seen;
    const { otherwise, say } = lesson.beats[progress.beat];
    const { mistakes, mistake: _, ...rest } = progress;
    move({ ...rest, mistakes: mistakes + 1, ...(otherwise ? { mistake: otherwise } : {}) });
    return otherwise ?? say;
  }

  function move(next: Progress): void {
    progress = next;
    for (const listener of listeners) listener();
  }

  /** The beat is done: others act by its script, then comes the next one. */
  function advance(what: string): void {
    const script = lesson.beats[progress.beat].answer ?? [];
    const beat = progress.beat + 1;
    move({ beat, done: beat >= lesson.beats.length, taken: [...progress.taken, what], mistakes: 0 });
    scripted = answer(script);
  }

  /** What the others do after a beat, by the lesson's script. */
  async function answer(script: readonly string[]): Promise<void> {
    for (const line of script) {
      const space = line.indexOf(' ');
      const seat = Number(line.slice(0, space));
      const action = parse(line.slice(space + 1));
      // A pass shows nothing that could be watched: the line of the table says it.
      const passes = 'value' in action && action.value.type === 'pass';
      if (!resuming && !passes) {
        move({ ...progress, acting: seat });
        await pause();
      }
      if (!('value' in action) || (await acted(seat, action.value)) !== 'done')
        throw new Error(`lesson ${lesson.id}: “${line}” cannot be done`);
    }
    if (progress.acting === undefined) return;
    await pause();
    const { acting: _, ...rest } = progress;
    move(rest);
  }

  function acted(seat: Seat, action: Action) {
    return table.command({ id: newId(), type: 'act', seat, action, asked: table.running.asked[seat] ?? -1 });
  }

  table.subscribe(() => {
    const { decisions } = table.running;
    const last = decisions.at(-1);
    if (!last || decisions.length === seen) return;
    seen = decisions.length;
    if (last.seat === YOU) advance(format(last.action));
  });

  /** Brings the lesson to where it was left; what cannot be done any more is asked anew. */
  async function resume(): Promise<void> {
    for (const line of taken.slice(0, lesson.beats.length)) {
      const looks = !lesson.beats[progress.beat].expect;
      const action = parse(line);
      if (looks !== (line === '')) break;
      if (looks) advance('');
      else if (!('value' in action) || (await acted(YOU, action.value)) !== 'done') break;
      await scripted;
    }
    resuming = false;
  }

  const {
    undo: _,
    leave: __,
    record: ___,
    handOver: ____,
    ...screen
  } = client({
    newId,
    after: () => () => {},
    connect(events) {
      let connection: ReturnType<typeof serve> | undefined;
      let closed = false;
      // Nobody looks before the lesson is where it was left.
      void resume().then(() => {
        if (closed) return;
        connection = serve(table, { here: [YOU], send: (message) => events.message(message) });
        events.open();
      });
      return {
        send: (message) => connection?.receive(message),
        close() {
          closed = true;
          connection?.close();
        },
      };
    },
  });
  return {
    ...screen,
    progress: () => progress,
    goOn() {
      if (!progress.done && !lesson.beats[progress.beat].expect && progress.acting === undefined) advance('');
    },
    right() {
      const { mistake, ...rest } = progress;
      if (mistake) move(rest);
    },
    wrong() {
      if (!progress.done && progress.acting === undefined) said();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = screen.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
