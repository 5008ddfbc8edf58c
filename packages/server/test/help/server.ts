import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { bundledServer } from '../../scripts/bundle.mjs';
import type { LiveMessage, NewTable } from '../../src/http/api.ts';
import type { TableInfo, Told } from '../../src/http/told.ts';
import { type Config, start } from '../../src/main.ts';

await bundledServer();

export const WIDE: NonNullable<Config['limits']> = {
  reads: { burst: 1e6, perSecond: 1e6 },
  writes: { burst: 1e6, perSecond: 1e6 },
  guests: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
  lines: 10_000,
  tables: 1000,
};

/**
 * A server of its own for a test, or one over the data of another; `again` stops it and starts another over the same
 * data.
 */
export async function testServer(config: Partial<Config> = {}) {
  const data = config.data ?? mkdtempSync(join(tmpdir(), 'starboard-server-'));
  const logged: string[] = [];
  const begin = (more: Partial<Config> = {}) =>
    start({
      sweep: 20,
      log: (line) => logged.push(line),
      ...config,
      data,
      ...more,
      limits: { ...WIDE, ...config.limits },
    });
  let served = await begin();
  return {
    data,
    logged,
    get port() {
      return served.port;
    },
    get app() {
      return served.app;
    },
    async again(more: Partial<Config> = {}) {
      const { port } = served;
      await served.close();
      served = await begin({ port, ...more });
    },
    stop: () => served.close(),
    async close() {
      await served.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

/** What a request is answered. */
export interface Answered<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

let commands = 0;
export const newId = () => `t${++commands}`;

/** Somebody with a browser: it keeps the cookie. */
export function visitor(server: Pick<TestServer, 'port'>) {
  let cookie = '';
  const origin = () => `http://127.0.0.1:${server.port}`;
  async function ask<T = unknown>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin()}${path}`, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    const text = await response.text();
    const answer: Answered<T> = { status: response.status, body: safely(text) as T, headers: response.headers };
    return answer;
  }
  return {
    ask,
    get cookie() {
      return cookie;
    },
    called: (name: string) => ask('PUT', '/api/me', { name }),
    make: (wish: Partial<NewTable> = {}) => ask<TableInfo>('POST', '/api/tables', { ...table(), ...wish }),
    join: (id: string, body: object = {}) => ask<TableInfo>('POST', `/api/tables/${id}/join`, body),
    socket: (headers: Record<string, string> = {}) =>
      socketAt(server.port, { ...(cookie ? { cookie } : {}), ...headers }),
  };
}

export type Visitor = ReturnType<typeof visitor>;

export async function named(server: Pick<TestServer, 'port'>, name: string): Promise<Visitor> {
  const one = visitor(server);
  await one.called(name);
  return one;
}

export const AGREEMENT: NewTable['agreement'] = { undo: true, hints: true, odds: true, pace: null, late: 'bot' };

/** A table for two people. */
export function table(): NewTable {
  return {
    command: newId(),
    game: 'siege',
    options: {},
    seats: [{ who: 'me' }, { who: 'open' }],
    listed: true,
    agreement: AGREEMENT,
  };
}

/** A line that remembers what it heard. */
export async function socketAt(port: number, headers: Record<string, string> = {}) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
  const heard: Told[] = [];
  const waiting = new Set<() => void>();
  let closed: number | undefined;
  ws.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as Told);
    for (const look of [...waiting]) look();
  });
  ws.on('close', (code) => {
    closed = code;
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve, reject) => {
    ws.once('open', () => resolve());
    ws.once('error', reject);
  });
  const until = <T>(found: () => T | undefined | false): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const value = found();
        if (value !== undefined && value !== false) {
          waiting.delete(look);
          resolve(value);
        } else if (closed !== undefined) {
          waiting.delete(look);
          reject(new Error(`closed with ${closed}`));
        }
      };
      waiting.add(look);
      look();
    });
  return {
    ws,
    heard,
    say: (message: LiveMessage | string | object) =>
      ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
    until,
    /** The next of what it hears from now on that passes. */
    next<T extends Told>(passes: (told: Told) => told is T): Promise<T> {
      const from = heard.length;
      return until(() => heard.slice(from).find(passes));
    },
    closed: () =>
      new Promise<number>((resolve) => {
        if (closed !== undefined) resolve(closed);
        else ws.once('close', resolve);
      }),
    close: () => ws.close(),
  };
}

export type Line = Awaited<ReturnType<typeof socketAt>>;

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
