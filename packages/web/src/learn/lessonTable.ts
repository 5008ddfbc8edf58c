import { equal, format, formatKey, keyFromSeed, parse, type Seat, type Text } from '@starboard/kernel';
import { begun, type Command, client, host, type Player, serve, type Table } from '@starboard/table';
import type { Guide, Lesson } from '../contract/guide.ts';
import { newId } from '../secure.ts';

/** Where the player stands in a lesson. */
export interface Progress {
  readonly beat: number;
  readonly done: boolean;
  /** What was just chosen instead of the expected, explained. */
  readonly mistake?: Text;
}

/** The table of a lesson: only the expected choices are played, the others are explained. */
export interface LessonTable extends Omit<Table, 'undo' | 'leave' | 'rematch' | 'record' | 'handOver'> {
  progress(): Progress;
}

const YOU: Seat = 0;

export function lessonTable({ game }: Guide, lesson: Lesson, players: readonly Player[]): LessonTable {
  const listeners = new Set<() => void>();
  let progress: Progress = { beat: 0, done: false };
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
    const text = format(action);
    return lesson.beats[progress.beat].expect.some((e) => text === e || text.startsWith(`${e} `));
  }

  function said(): Text {
    if (!progress.done) move({ ...progress, mistake: lesson.beats[progress.beat].otherwise });
    return progress.mistake ?? lesson.seen;
  }

  function move(next: Progress): void {
    progress = next;
    for (const listener of listeners) listener();
  }

  /** What the others do after a beat, by the lesson's script. */
  async function answer(script: readonly string[]): Promise<void> {
    for (const line of script) {
      const space = line.indexOf(' ');
      const seat = Number(line.slice(0, space));
      const action = parse(line.slice(space + 1));
      const { asked } = table.running;
      const done =
        'value' in action &&
        (await table.command({ id: newId(), type: 'act', seat, action: action.value, asked: asked[seat] ?? -1 }));
      if (done !== 'done') throw new Error(`lesson ${lesson.id}: “${line}” cannot be done`);
    }
  }

  table.subscribe(() => {
    if (table.running.decisions.at(-1)?.seat !== YOU) return;
    const { then = [] } = lesson.beats[progress.beat];
    const beat = progress.beat + 1;
    move({ beat, done: beat >= lesson.beats.length });
    void answer(then);
  });

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
      const connection = serve(table, { here: [YOU], send: (message) => events.message(message) });
      queueMicrotask(() => events.open());
      return { send: (message) => connection.receive(message), close: () => connection.close() };
    },
  });
  return {
    ...screen,
    progress: () => progress,
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
