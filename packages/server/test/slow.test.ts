import type { Writable } from 'node:stream';
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
    terminate: () => {
      state.ended = true;
    },
    close: (code: number) => void state.sent.push(`end ${code}`),
  };
  const write = (frame: Buffer) => void state.sent.push(String(frame.subarray(2)));
  const line = { write } as unknown as Writable;
  const guest = guestAt(socket as unknown as WebSocket, line, undefined, () => void state.caughtUp++);
  return { socket, state, guest };
}

/** What is said goes out at the end of its turn of the event loop. */
const turn = () => new Promise<void>((resolve) => process.nextTick(resolve));

test('who cannot keep up is told nothing until it has caught up, then everything anew', async () => {
  const { socket, state, guest } = slow();
  guest.sendText('1');
  await turn();
  socket.bufferedAmount = 1e6;
  for (const text of ['2', '3']) guest.sendText(text);
  await turn();
  expect(state.sent).toEqual(['1']);
  vi.advanceTimersByTime(1000);
  expect(state.caughtUp).toBe(0);
  socket.bufferedAmount = 0;
  vi.advanceTimersByTime(1000);
  expect(state.caughtUp).toBe(1);
  guest.sendText('4');
  await turn();
  expect(state.sent).toEqual(['1', '4']);
  expect(state.ended).toBe(false);
});

test('who never does is dropped', async () => {
  const { socket, state, guest } = slow();
  socket.bufferedAmount = 1e6;
  guest.sendText('1');
  vi.advanceTimersByTime(60_000);
  await turn();
  expect(state).toEqual({ sent: [], ended: true, caughtUp: 0 });
});

test('who is shown out hears first what was said before', async () => {
  const { state, guest } = slow();
  guest.sendText('1');
  guest.close(1008, 'enough');
  await turn();
  expect(state.sent).toEqual(['1', 'end 1008']);
});
