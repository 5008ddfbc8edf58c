import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Told } from '../http/told.ts';
import type { Guest } from '../matches/guest.ts';
import type { Person } from '../people/people.ts';

/** Above so many bytes a reader counts as slow, and below so many as one that has caught up. */
const HIGH = 256 * 1024;
const LOW = 16 * 1024;
/** How often a slow one is looked after, and how often before it is dropped, with milliseconds. */
const LOOK = 250;
const PATIENCE = 60;

/** A socket as a guest. Who reads too slowly is told nothing until it has caught up, and then everything at once. */
export function guestAt(socket: WebSocket, person: Person | undefined, caughtUp: (guest: Guest) => void): Guest {
  let slow = false;
  let corked: Socket | undefined;

  function sendText(text: string): void {
    if (slow || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > HIGH) {
      wait();
      return;
    }
    // What is said in one breath goes in one packet.
    if (!corked) {
      corked = (socket as unknown as { readonly _socket?: Socket })._socket;
      corked?.cork();
      process.nextTick(uncork);
    }
    socket.send(text);
  }

  function uncork(): void {
    corked?.uncork();
    corked = undefined;
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

  const guest: Guest = { person, away: false, sendText, send: (told: Told) => sendText(JSON.stringify(told)) };
  return guest;
}
