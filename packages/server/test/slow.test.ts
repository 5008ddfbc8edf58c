import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { guestAt } from '../src/live/guest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line whose reader is as slow as the test wants. */
function slow() {
  const state = { sent: [] as string[], ended: false, caughtUp: 0 };
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => void state.sent.push(text),
    terminate: () => {
      state.ended = true;
    },
  };
  const guest = guestAt(socket as unknown as WebSocket, undefined, () => void state.caughtUp++);
  return { socket, state, guest };
}

test('who cannot keep up is told nothing until it has caught up, then everything anew', () => {
  const { socket, state, guest } = slow();
  guest.sendText('1');
  socket.bufferedAmount = 1e6;
  for (const text of ['2', '3']) guest.sendText(text);
  expect(state.sent).toEqual(['1']);
  vi.advanceTimersByTime(1000);
  expect(state.caughtUp).toBe(0);
  socket.bufferedAmount = 0;
  vi.advanceTimersByTime(1000);
  expect(state.caughtUp).toBe(1);
  guest.sendText('4');
  expect(state.sent).toEqual(['1', '4']);
  expect(state.ended).toBe(false);
});

test('who never does is dropped', () => {
  const { socket, state, guest } = slow();
  socket.bufferedAmount = 1e6;
  guest.sendText('1');
  vi.advanceTimersByTime(60_000);
  expect(state).toEqual({ sent: [], ended: true, caughtUp: 0 });
});
