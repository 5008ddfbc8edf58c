import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Told } from '../http/told.ts';
import type { Guest } from '../matches/guest.ts';
import type { Person } from '../people/people.ts';
import { framed } from './frames.ts';
import { atEndOfTurn } from './turn.ts';

/** Above so many bytes a reader counts as slow, and below so many as one that has caught up. */
const HIGH = 256 * 1024;
const LOW = 16 * 1024;
/** How often a slow one is looked after, and how often before it is dropped, with milliseconds. */
const LOOK = 250;
const PATIENCE = 60;

/** A guest whose line can be ended from here. */
export interface LineGuest extends Guest {
  /** Ends the line after what was said to it. */
  close(code: number, reason: string): void;
}

/**
 * A socket as a guest; `line` is what it goes over. Who reads too slowly is told nothing until it has caught up, and then
 * everything at once.
 */
export function guestAt(
  socket: WebSocket,
  line: Writable,
  person: Person | undefined,
  caughtUp: (guest: Guest) => void,
): LineGuest {
  let slow = false;
  /** What is said in this turn of the event loop: it goes in one piece, as every way to the line costs as much as a message. */
  let said: string[] = [];

  function sendText(text: string): void {
    if (slow || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > HIGH) {
      wait();
      return;
    }
    if (said.push(text) === 1) atEndOfTurn(flush);
  }

  function flush(): void {
    const texts = said;
    said = [];
    if (texts.length > 0 && socket.readyState === socket.OPEN) line.write(framed(texts));
  }

  function wait(): void {
    slow = true;
    let looks = 0;
    const timer = setInterval(() => {
      if (socket.readyState !== socket.OPEN) return clearInterval(timer);
      if (socket.bufferedAmount < LOW) {
        clearInterval(timer);
        slow = false;
        caughtUp(guest);
      } else if (++looks > PATIENCE) {
        clearInterval(timer);
        socket.terminate();
      }
    }, LOOK);
    timer.unref();
  }

  const guest: LineGuest = {
    person,
    away: false,
    sendText,
    send: (told: Told) => sendText(JSON.stringify(told)),
    close(code, reason) {
      flush();
      socket.close(code, reason);
    },
  };
  return guest;
}
