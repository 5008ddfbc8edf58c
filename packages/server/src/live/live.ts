import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isObject } from '@starboard/kernel';
import { Compile } from 'typebox/compile';
import { type WebSocket, WebSocketServer } from 'ws';
import { LiveMessage } from '../http/api.ts';
import { PROTOCOL } from '../http/told.ts';
import type { Guest } from '../matches/guest.ts';
import type { Matches } from '../matches/matches.ts';
import type { Room } from '../matches/room.ts';
import type { People, Person } from '../people/people.ts';
import { notSignedIn, Refusal, tooMany } from '../refusal.ts';
import { secretIn } from './cookie.ts';
import { guestAt } from './guest.ts';
import { hearing } from './hearing.ts';
import { type Allowance, bucket } from './limits.ts';
import { ownOrigin } from './origin.ts';

export interface LiveParts {
  readonly people: People;
  readonly matches: Matches;
  readonly now: () => number;
  readonly limits: LiveLimits;
  /** The address a request came from. */
  addressOf(request: IncomingMessage): string;
  failed(error: unknown): void;
}

export interface LiveLimits {
  /** The longest message, in bytes. */
  readonly message: number;
  /** What one line may say. */
  readonly messages: Allowance;
  /** How many lines one address may have, and how many tables one line may watch. */
  readonly lines: number;
  readonly tables: number;
  /** How often a line is asked whether it still stands, in milliseconds. */
  readonly beat: number;
}

export interface Live {
  connections(): number;
  close(): Promise<void>;
}

const PATH = '/api/live';
const readable = Compile(LiveMessage);

/** The sockets of all pages. */
export function live(server: Server, { people, matches, now, limits, addressOf, failed }: LiveParts): Live {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const lines = new Map<string, number>();
  /** Those that were heard of since they were last asked whether they still stand. */
  const heard = new Map<WebSocket, boolean>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request);
    const status = refusal(request, address);
    if (status) return refuse(socket, status);
    lines.set(address, (lines.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (lines.get(address) ?? 1) - 1;
      if (left > 0) lines.set(address, left);
      else lines.delete(address);
    });
    people.known(secretIn(request.headers.cookie)).then(
      (person) => sockets.handleUpgrade(request, socket, head, (ws) => attend(ws, socket, person)),
      () => refuse(socket, '503 Service Unavailable'),
    );
  });

  function refusal({ url, headers }: IncomingMessage, address: string): string | undefined {
    if (url?.split('?', 1)[0] !== PATH) return '404 Not Found';
    if (!ownOrigin(headers)) return '403 Forbidden';
    return (lines.get(address) ?? 0) >= limits.lines ? '429 Too Many Requests' : undefined;
  }

  function attend(socket: WebSocket, line: Duplex, person: Person | undefined): void {
    /** The tables it watches, or is about to: what is said next to one waits until it is there. */
    const rooms = new Map<string, Promise<Room | undefined>>();
    /** Those that it is in. */
    const entered = new Map<string, Room>();
    const each = (f: (room: Room) => void) => {
      for (const room of rooms.values()) void room.then((r) => r && f(r), failed);
    };
    const allowed = bucket(limits.messages, now);
    let warned = 0;
    const guest = guestAt(socket, line, person, (g) => each((room) => room.refresh(g)));
    const stands = () => void heard.set(socket, true);
    stands();
    hearing(line, limits.message, { text: hear, stands });
    socket.on('message', (data, binary) => hear(binary ? undefined : String(data)));
    socket.on('pong', stands);
    socket.on('error', () => {});
    socket.on('close', () => {
      heard.delete(socket);
      each((room) => room.leave(guest));
    });

    function hear(text: string | undefined): void {
      stands();
      if (!allowed()) {
        // Said once a burst; who goes on regardless is shown out.
        if (++warned > 100) guest.close(1008, 'too many messages');
        else if (warned === 1) refused(tooMany());
        return;
      }
      warned = 0;
      const message = text === undefined ? undefined : parsed(text);
      if (!readable.Check(message)) {
        refused(unreadable(message));
        return;
      }
      obeyed(message)?.catch((error: unknown) => {
        if (error instanceof Refusal) refused(error, 'table' in message ? message.table : undefined);
        else failed(error);
      });
    }

    /** Nearly all that is said is said to a match that is awake: that needs no promise. */
    function obeyed(message: LiveMessage): Promise<void> | undefined {
      const room = message.type === 'say' ? entered.get(message.table) : undefined;
      if (message.type !== 'say' || !room) return obey(message);
      try {
        return room.say(guest, message.message);
      } catch (error) {
        return Promise.reject(error);
      }
    }

    function refused({ code, text }: Refusal, table?: string): void {
      guest.send({ type: 'refused', code, problems: [{ at: '', text }], ...(table ? { table } : {}) });
    }

    async function obey(message: LiveMessage): Promise<void> {
      switch (message.type) {
        case 'hello':
          return guest.send({ type: 'hello', protocol: PROTOCOL, name: person?.name ?? null });
        case 'beat':
          return guest.send({ type: 'beat' });
        case 'away':
          guest.away = message.away;
          return each((room) => room.announce());
        case 'watch':
          if (rooms.size >= limits.tables && !rooms.has(message.table)) throw tooMany();
          rooms.set(message.table, watched(message.table, guest));
          return;
        case 'unwatch': {
          const left = rooms.get(message.table);
          rooms.delete(message.table);
          (await left)?.leave(guest);
          entered.delete(message.table);
          return;
        }
      }
      const room = await rooms.get(message.table);
      if (!room) throw new Refusal(409, 'unwatched', 'Watch this table first.', 'Regardez d’abord cette table.');
      if (message.type === 'say') return room.say(guest, message.message);
      if (!person) throw notSignedIn();
      if (message.type === 'askUndo') return room.askUndo(guest, message.keep);
      if (message.type === 'answerUndo') return room.answerUndo(guest, message);
      if (message.type === 'vote') return room.vote(guest, message.seat);
      return room.comeBack(guest);
    }

    async function watched(id: string, who: Guest): Promise<Room | undefined> {
      try {
        const room = await matches.room(id);
        if (socket.readyState === socket.OPEN) {
          room.enter(who);
          entered.set(id, room);
        }
        return room;
      } catch (error) {
        if (!(error instanceof Refusal)) failed(error);
        rooms.delete(id);
        who.send({ type: 'missing', table: id });
        return undefined;
      }
    }
  }

  // Lines that died without a word are found out.
  const timer = setInterval(() => {
    for (const [socket, since] of heard) {
      if (!since) socket.terminate();
      heard.set(socket, false);
      socket.ping();
    }
  }, limits.beat);
  timer.unref();

  return {
    connections: () => sockets.clients.size,
    async close() {
      clearInterval(timer);
      // 1012: the server starts again; pages come back by themselves.
      for (const socket of sockets.clients) socket.close(1012, 'restarting');
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 1000);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(patience);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreadable(message: unknown): Refusal {
  const type = isObject(message) && typeof message.type === 'string' ? `“${message.type.slice(0, 20)}”` : 'it';
  return new Refusal(
    400,
    'unreadable',
    `This message cannot be read: ${type} is none that is known, or has other fields.`,
    `Ce message est illisible : ${type === 'it' ? 'il' : type} est inconnu ou a d’autres champs.`,
  );
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
