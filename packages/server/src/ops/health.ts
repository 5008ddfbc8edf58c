import type { FastifyInstance } from 'fastify';
import type { Matches } from '../matches/matches.ts';
import type { Store } from '../store/store.ts';

interface HealthParts {
  readonly store: Store;
  readonly matches: Matches;
  connections(): number;
}

/** Whether the house stands: for whoever watches over it. It asks the store, so that a full disk is not called well. */
export function health(app: FastifyInstance, { store, matches, connections }: HealthParts): void {
  app.get('/health', async (_, reply) => {
    try {
      await store.setNote('health', '1');
      return { ok: true, connections: connections(), matches: matches.awake() };
    } catch {
      reply.code(503);
      return { ok: false };
    }
  });
}
