import { eventsFor, type Seat, undoLimit } from '@starboard/kernel';
import { hides } from './hides.ts';
import type { Host } from './host.ts';
import { diff, type Patch } from './patch.ts';
import type { HostMessage } from './protocol.ts';
import { actorsOf, type Running } from './running.ts';
import type { Clocks, Moment, Position } from './table.ts';

/** Whose eyes a message is for, and what it follows. */
export interface Eyes {
  readonly viewer: Seat | null;
  /** The seats that are played at that screen. */
  readonly here: readonly Seat[];
  /** The entry of the latest head, and the look of the screen. */
  readonly head: number;
  readonly look: number;
}

/** What the screens of a match are told after an entry. Messages for the same eyes are made once. */
export interface Audience {
  /** The whole position, with the moments after entry `since`. */
  whole(eyes: Eyes, since: number): HostMessage;
  /** What changed since entry `from`, if that is known; otherwise the whole. */
  step(eyes: Eyes, from: number): HostMessage;
  /** Somebody with these eyes is known to have the present position. */
  has(viewer: Seat | null): void;
}

/** Tells whole positions: for a screen beside its host. */
export function wholePositions(host: Host): Audience {
  const whole = (eyes: Eyes, since: number) => wholeOf(host, eyes, since);
  return { whole, step: whole, has() {} };
}

/** What a pair of eyes sees now, and what changed since it looked last. */
interface Seen {
  readonly seq: number;
  readonly view: unknown;
  /** The entry it looked after before; -1 if never. */
  readonly from: number;
  readonly patch: Patch | undefined;
}

/** Tells what changed in a view: for screens at the end of a line. One for all screens of a match. */
export function changes(host: Host): Audience {
  const seen = new Map<Seat | null, Seen>();
  const made = new Map<string, HostMessage>();
  let madeAt = -1;

  function look(viewer: Seat | null): Seen {
    const { game, opening, state, seq } = host.running;
    // Where nothing is hidden one view serves everybody.
    const eyes = game.open?.(opening.options) ? null : viewer;
    const last = seen.get(eyes);
    if (last?.seq === seq) return last;
    const view: unknown = game.view(state, eyes);
    const next = { seq, view, from: last ? last.seq : -1, patch: last && diff(last.view, view) };
    seen.set(eyes, next);
    return next;
  }

  /** Made once for all who see and have the same. */
  function once(key: string, make: () => HostMessage): HostMessage {
    if (madeAt !== host.running.seq) {
      madeAt = host.running.seq;
      made.clear();
    }
    const message = made.get(key) ?? make();
    made.set(key, message);
    return message;
  }

  function step(eyes: Eyes, from: number): HostMessage {
    const { viewer, here, head, look: of } = eyes;
    const { from: known, patch } = look(viewer);
    if (known !== from) return wholeOf(host, eyes, from);
    const make = (): HostMessage => {
      const position = withoutView(host, viewer, here);
      const moments = momentsFor(host.running, viewer, from);
      return { type: 'step', from, head, look: of, position, moments, ...(patch ? { patch } : {}) };
    };
    return here.length > 1 ? make() : once(`${viewer} ${head} ${of} ${from}`, make);
  }

  return { whole: (eyes, since) => wholeOf(host, eyes, since), step, has: (viewer) => void look(viewer) };
}

function wholeOf(host: Host, { viewer, here, head, look }: Eyes, since: number): HostMessage {
  const { running } = host;
  const position = positionFor(running, viewer, here, host.clocks?.());
  return { type: 'position', since, head, look, position, moments: momentsFor(running, viewer, since) };
}

/** The match as one viewer may know it. */
export function positionFor(
  running: Running,
  viewer: Seat | null,
  here: readonly Seat[],
  clocks?: Clocks | undefined,
): Position {
  return { ...aroundView(running, viewer, here, clocks), view: running.game.view(running.state, viewer) };
}

function withoutView(host: Host, viewer: Seat | null, here: readonly Seat[]): Omit<Position, 'view'> {
  return aroundView(host.running, viewer, here, host.clocks?.());
}

function aroundView(
  running: Running,
  viewer: Seat | null,
  here: readonly Seat[],
  clocks: Clocks | undefined,
): Omit<Position, 'view'> {
  const { game, opening, state, decisions, seq, asked, end } = running;
  const question = viewer === null ? undefined : asked[viewer];
  return {
    seq,
    steps: decisions.length,
    viewer,
    actors: actorsOf(running),
    undo: viewer === null ? { to: decisions.length, stop: 'otherSeat' } : undoLimit(decisions, viewer),
    // Only where a device is handed around does it matter.
    hides: here.length > 1 && here.some((seat) => hides(game, opening.options, state, seat)),
    // What is not always there stands last: put in between, it makes the rest several times as slow.
    ...(question === undefined ? {} : { asked: question }),
    ...(clocks ? { clocks } : {}),
    ...(end ? { end } : {}),
  };
}

/** What happened in the decisions of the entries after `since`, as a viewer received it; from the deal on for -1. */
export function momentsFor({ decisions }: Running, viewer: Seat | null, since: number): Moment[] {
  const moments: Moment[] = [];
  for (let i = decisions.length; i > 0 && decisions[i - 1].entry > since; i--) {
    const { entry, seat, action, events } = decisions[i - 1];
    const own = seat === viewer ? { action } : {};
    moments.push({ step: i, entry, seat, events: eventsFor(events, viewer), ...own });
  }
  if (since < 0) moments.push({ step: 0, entry: 0, seat: 0, events: [] });
  return moments.reverse();
}
