import { failure, type MatchRecord, type Result, type Seat, type Text } from '@starboard/kernel';
import { type Audience, wholePositions } from './audience.ts';
import type { Host } from './host.ts';
import { type ClientMessage, type HostMessage, readClientMessage } from './protocol.ts';
import { type Running, recordOf } from './running.ts';
import type { Answer, Head } from './table.ts';

/** One screen at a match: who plays there, and how it is reached. */
export interface Screen {
  /** The seats that are played there; none for a spectator. */
  readonly here: readonly Seat[];
  send(message: HostMessage): void;
  /** Starts the match after this one, where it can. */
  rematch?(): Promise<Result<string>>;
  /** The record, where not everybody may have it at any time. */
  record?(): Result<MatchRecord>;
  /** Where the line left off, if it stood before. */
  readonly resumed?: Resumed;
}

/** What a line must remember to go on after its host slept. */
export interface Resumed {
  readonly viewer: Seat | null;
  readonly look: number;
  readonly sent: number;
}

/** The host's end of the line to a screen. */
export interface Connection {
  /** Takes whatever came over the line. */
  receive(message: unknown): void;
  /** What is needed to go on later. */
  state(): Resumed;
  close(): void;
}

/** Serves a match to one screen, which may miss messages, get them twice or in another order. */
export function serve(
  host: Host,
  { here: seats, send, rematch, record, resumed }: Screen,
  audience: Audience = wholePositions(host),
): Connection {
  /** The seats whose players still sit here: one that was left to a bot is nobody's any more. */
  const stillHere = () => seats.filter((seat) => host.running.players[seat].kind === 'person');
  let here = stillHere();
  let viewer: Seat | null = resumed ? resumed.viewer : here.length === 1 ? here[0] : null;
  let look = resumed?.look ?? 0;
  /** What the screen is known to have, or was last sent. */
  let sent = resumed?.sent ?? -1;
  let { players, seq: headSeq } = host.running;
  if (sent === host.running.seq) audience.has(viewer);

  const eyes = () => ({ viewer, here, head: headSeq, look });

  function head(): void {
    send({ type: 'head', seq: headSeq, head: headOf(host.running, here) });
  }

  function position(since: number): void {
    sent = host.running.seq;
    send(audience.whole(eyes(), since));
    audience.has(viewer);
  }

  const stop = host.subscribe(() => {
    if (players !== host.running.players) {
      ({ players } = host.running);
      const sat = here;
      here = stillHere();
      headSeq = host.running.seq;
      head();
      // Who comes back to the seat sees what it sees.
      if (viewer === null && sat.length === 0 && here.length === 1) {
        viewer = here[0];
        sent = -1;
      }
      // Who left took what only that seat may know.
      if (viewer !== null && !here.includes(viewer)) {
        viewer = null;
        sent = -1;
      }
    }
    if (sent < 0) position(sent);
    else {
      const from = sent;
      sent = host.running.seq;
      send(audience.step(eyes(), from));
    }
  });

  /** What a screen has, and who looks there. */
  function sync({ have, head: known, look: next, viewer: who }: Extract<ClientMessage, { type: 'sync' }>): void {
    let since = Math.min(have, host.running.seq);
    if (next > look && (who === null || here.includes(who))) {
      look = next;
      viewer = who;
      // Another player's eyes: nothing that was told before holds.
      since = -1;
    }
    if (known < headSeq) head();
    position(since);
  }

  function obey(message: Exclude<ClientMessage, { type: 'sync' }>): void {
    const { id } = message;
    const reply = (value: Result<MatchRecord | string>) => send({ type: 'reply', id, value });
    const answered = (answer: Answer) => send({ type: 'answer', id, seq: host.running.seq, answer });
    if (message.type === 'record') reply(record?.() ?? { value: recordOf(host.running) });
    else if (message.type === 'rematch') void (rematch?.() ?? Promise.resolve(NO_REMATCH)).then(reply);
    else if (here.includes(message.seat)) void host.command(message).then(answered);
    else answered({ declined: NOT_YOURS });
  }

  return {
    receive(value) {
      const message = readClientMessage(value);
      if ('problems' in message) send({ type: 'refused', problems: message.problems });
      else if (message.value.type === 'sync') sync(message.value);
      else obey(message.value);
    },
    state: () => ({ viewer, look, sent }),
    close: stop,
  };
}

/** What a screen is told once. */
function headOf({ opening, players }: Running, here: readonly Seat[]): Head {
  const { id, game, options } = opening;
  return { id, game, options, players, here };
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
