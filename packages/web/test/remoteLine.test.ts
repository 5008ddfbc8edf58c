import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteTable } from '../src/tables/remote.ts';

/** A socket whose other end falls silent without a word: the browser would wait a minute for it to close. */
class Silent {
  static readonly OPEN = 1;
  static made: Silent[] = [];
  readyState = 0;
  said: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Silent.made.push(this);
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: 'table', table: { id: 'x', status: 'running' } }) });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text).type);
  }

  close(): void {
    this.readyState = 2;
  }
}

let heard: Map<string, () => void>;

beforeEach(() => {
  Silent.made = [];
  heard = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Silent);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('addEventListener', (type: string, f: () => void) => heard.set(type, f));
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that fell silent is asked, then given up at once, and another one heals the table', () => {
  const table = remoteTable('x');
  Silent.made[0].opens();
  expect(table.state().link).toBe('live');
  vi.advanceTimersByTime(12_000);
  expect(Silent.made[0].said).toContain('beat');
  vi.advanceTimersByTime(12_000);
  expect(table.state().link).toBe('lost');
  vi.advanceTimersByTime(200);
  expect(Silent.made).toHaveLength(2);
  // What the dead line still says when it closes at last does not break the new one.
  Silent.made[1].opens();
  Silent.made[0].onclose?.();
  expect(table.state().link).toBe('live');
  table.close();
});

test('a device that says its network is gone is believed as soon as the server does not answer', () => {
  const table = remoteTable('x');
  Silent.made[0].opens();
  heard.get('offline')?.();
  vi.advanceTimersByTime(2000);
  expect(table.state().link).toBe('live');
  vi.advanceTimersByTime(1000);
  expect(table.state().link).toBe('lost');
  // A line that never comes about is given up too.
  vi.advanceTimersByTime(200 + 12_000 + 500);
  expect(Silent.made).toHaveLength(3);
  heard.get('online')?.();
  Silent.made[2].opens();
  vi.advanceTimersByTime(0);
  expect(table.state().link).toBe('live');
  table.close();
});
