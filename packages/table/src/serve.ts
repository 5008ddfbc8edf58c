import { eventsFor, failure, type MatchRecord, type Result, type Seat, type Text, undoLimit } from '@starboard/kernel';
import { hides } from './hides.ts';
import type { Host } from './host.ts';
import { type ClientMessage, type HostMessage, readClientMessage } from './protocol.ts';
import { actorsOf, type Running, recordOf } from './running.ts';
import type { Answer, Head, Moment, Position } from './table.ts';

/** One screen at a match: who plays there, and how it is reached. */
export interface Screen {
  /** The seats that are played there; none for a spectator. */
  readonly here: readonly Seat[];
  send(message: HostMessage): void;
  /** Starts the match after this one, where it can. */
  rematch?(): Promise<Result<string>>;
}

/** The host's end of the line to a screen. */
export interface Connection {
  /** Takes whatever came over the line. */
  receive(message: unknown): void;
  close(): void;
}

/** Serves a match to one screen, which may miss messages, get them twice or in another order. */
export function serve(host: Host, { here: seats, send, rematch }: Screen): Connection {
  const { running } = host;
  /** The seats whose players still sit here: one that was left to a bot is nobody's any more. */
  const stillHere = () => seats.filter((seat) => running.players[seat].kind === 'person');
  let here = stillHere();
  let viewer: Seat | null = here.length === 1 ? here[0] : null;
  let look = 0;
  /** What the screen is known to have, or was last sent. */
  let sent = -1;
  let { players } = running;
  let headSeq = running.seq;

  function head(): void {
    send({ type: 'head', seq: headSeq, head: headOf(running, here) });
  }

  function position(since: number): void {
    sent = running.seq;
    const moments = momentsFor(running, viewer, since);
    send({ type: 'position', since, head: headSeq, look, position: positionFor(running, viewer, here), moments });
  }

  const stop = host.subscribe(() => {
    if (players !== running.players) {
      ({ players } = running);
      here = stillHere();
      headSeq = running.seq;
      head();
      // Who left took what only that seat may know.
      if (viewer !== null && !here.includes(viewer)) {
        viewer = null;
        sent = -1;
      }
    }
    position(sent);
  });

  /** What a screen has, and who looks there. */
  function sync({ have, head: known, look: next, viewer: who }: Extract<ClientMessage, { type: 'sync' }>): void {
    let since = Math.min(have, running.seq);
    if (next > look && (who === null || here.includes(who))) {
      look = next;
      viewer = who;
      // Another player's eyes: nothing that was told before holds.
      since = -1;
    }
    if (known < headSeq) head();
    position(since);
  }

  async function obey(message: Exclude<ClientMessage, { type: 'sync' }>): Promise<HostMessage> {
    const { id } = message;
    if (message.type === 'record') return { type: 'reply', id, value: { value: recordOf(running) } };
    if (message.type === 'rematch') return { type: 'reply', id, value: (await rematch?.()) ?? NO_REMATCH };
    const mine = here.includes(message.seat);
    const answer: Answer = mine ? await host.command(message) : { declined: NOT_YOURS };
    return { type: 'answer', id, seq: running.seq, answer };
  }

  return {
    receive(value) {
      const message = readClientMessage(value);
      if ('problems' in message) send({ type: 'refused', problems: message.problems });
      else if (message.value.type === 'sync') sync(message.value);
      else void obey(message.value).then(send);
    },
    close: stop,
  };
}

/** What a screen is told once. */
function headOf({ opening, players }: Running, here: readonly Seat[]): Head {
  const { id, game, options } = opening;
  return { id, game, options, players, here };
}

/** The match as one viewer may know it. */
export function positionFor(running: Running, viewer: Seat | null, here: readonly Seat[]): Position {
  const { game, opening, state, decisions, seq, asked, end } = running;
  const question = viewer === null ? undefined : asked[viewer];
  return {
    seq,
    steps: decisions.length,
    ...(question === undefined ? {} : { asked: question }),
    viewer,
    view: game.view(state, viewer),
    actors: actorsOf(running),
    undo: viewer === null ? { to: decisions.length, stop: 'otherSeat' } : undoLimit(decisions, viewer),
    // Only where a device is handed around does it matter.
    hides: here.length > 1 && here.some((seat) => hides(game, opening.options, state, seat)),
    ...(end ? { end } : {}),
  };
}

/** What happened in the decisions of the entries after `since`, as a viewer received it; from the deal on for -1. */
export function momentsFor({ decisions }: Running, viewer: Seat | null, since: number): Moment[] {
  const moments: Moment[] = since < 0 ? [{ step: 0, entry: 0, seat: 0, events: [] }] : [];
  for (let i = decisions.length; i > 0 && decisions[i - 1].entry > since; i--) {
    const { entry, seat, action, events } = decisions[i - 1];
    const own = seat === viewer ? { action } : {};
    moments.push({ step: i, entry, seat, ...own, events: eventsFor(events, viewer) });
  }
  return moments.sort((a, b) => a.step - b.step);
}

const NOT_YOURS: Text = {
  en: 'That seat is not played at this device.',
  fr: 'Cette place ne se joue pas sur cet appareil.',
};

const NO_REMATCH: Result<MatchRecord | string> = failure(
  '',
  'there is no rematch at this table',
  'il n’y a pas de revanche à cette table',
);
