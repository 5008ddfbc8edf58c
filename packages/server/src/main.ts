import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { load as registered } from '@starboard/registry';
import { type FastifyInstance, type FastifyPluginAsync, fastify } from 'fastify';
import { brains } from './bots/brains.ts';
import { checking } from './http/checking.ts';
import { gate, type HttpLimits } from './http/gate.ts';
import { routes } from './http/routes.ts';
import { type LiveLimits, live } from './live/live.ts';
import { keepSnapshots } from './matches/keepSnapshots.ts';
import { matches } from './matches/matches.ts';
import { every } from './ops/every.ts';
import { health } from './ops/health.ts';
import { keptPauses } from './ops/pauses.ts';
import { people } from './people/people.ts';
import { sqliteStore } from './store/sqlite/sqlite.ts';
import type { Table } from './tables/table.ts';
import { type Load, tables } from './tables/tables.ts';

/** How a server is set up; what is left out is as usual. */
export interface Config {
  /** The folder where everything is kept; made if it is not there. */
  readonly data: string;
  readonly host?: string;
  /** 0 is any free one. */
  readonly port?: number;
  /** The files of the client, after the server's own routes. */
  readonly client?: FastifyPluginAsync;
  /** Whether a proxy stands before it, whose word about addresses and TLS is taken. */
  readonly proxy?: boolean;
  readonly limits?: Partial<HttpLimits & LiveLimits>;
  readonly botThreads?: number;
  readonly botLimit?: number;
  readonly sleepAfter?: number;
  readonly most?: number;
  /** How often what is due is looked after, in milliseconds. */
  readonly sweep?: number;
  /** Where games come from; those of the house by themselves. */
  readonly load?: Load;
  readonly now?: () => number;
  readonly random?: (bytes: number) => string;
  readonly log?: (line: string) => void;
}

export interface Served {
  /** Where it listens. */
  readonly port: number;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

const LIMITS: HttpLimits & LiveLimits = {
  body: 64 * 1024,
  reads: { burst: 120, perSecond: 20 },
  writes: { burst: 40, perSecond: 2 },
  guests: { burst: 20, perSecond: 0.1 },
  message: 64 * 1024,
  messages: { burst: 200, perSecond: 50 },
  lines: 200,
  tables: 8,
  beat: 20_000,
};

/** Starts a server: store, matches, sockets, routes, and the client's files after them. */
export async function start(config: Config): Promise<Served> {
  const {
    host = '127.0.0.1',
    port = 0,
    proxy = false,
    now = Date.now,
    log = console.error,
    load = registered,
  } = config;
  const random = config.random ?? ((bytes) => randomBytes(bytes).toString('hex'));
  const limits = { ...LIMITS, ...config.limits };
  const failed = (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const store = await sqliteStore(join(config.data, 'starboard.db'));
  const pauses = await keptPauses(store, now);
  const minds = brains({
    threads: config.botThreads ?? Math.max(1, availableParallelism() - 1),
    limit: config.botLimit ?? 15_000,
    failed: (error) => log(`a bot failed, and the simplest action is taken for it: ${error}`),
  });
  const parts = { store, now, random };
  const guests = people(parts);
  const places = tables({ ...parts, load, changed: (table: Table) => rooms.changed(table) });
  const rooms = matches({
    store,
    tables: places,
    load,
    brains: minds,
    now,
    newId: () => random(12),
    pauses: pauses.list,
    sleepAfter: config.sleepAfter ?? 60_000,
    most: config.most ?? 5000,
    failed,
  });

  const app = fastify({
    bodyLimit: limits.body,
    trustProxy: proxy,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable'),
    forceCloseConnections: true,
  });
  await app.register(async (api) => {
    api.setValidatorCompiler(checking);
    gate(api, limits, now, failed);
    routes(api, { ...parts, people: guests, tables: places });
    health(api, { store, matches: rooms, connections: () => lines.connections() });
  });
  if (config.client) await app.register(config.client);
  await app.ready();
  const addressOf = (request: { headers: Record<string, unknown>; socket: { remoteAddress?: string | undefined } }) => {
    const passed = proxy ? request.headers['x-forwarded-for'] : undefined;
    return typeof passed === 'string' ? passed.split(',')[0].trim() : (request.socket.remoteAddress ?? '');
  };
  const lines = live(app.server, { people: guests, matches: rooms, now, limits, addressOf, failed });

  const often = config.sweep ?? 500;
  const stops = [
    every(often, () => Promise.all([rooms.sweep(), pauses.alive()]), failed),
    // Bots may keep the threads busy for long; what is due does not wait for that.
    every(often, () => keepSnapshots({ store, brains: minds, load }), failed),
  ];

  async function close(): Promise<void> {
    for (const stop of stops) stop();
    await lines.close();
    await app.close();
    rooms.close();
    await minds.close();
    await pauses.alive(true).catch(failed);
    await store.close();
  }

  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  return { port: typeof address === 'object' && address ? address.port : port, app, close };
}

/** An address with a stray % is one of a screen that is not there, and the client says so; a server would call it a bad request. */
function isReadable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}
