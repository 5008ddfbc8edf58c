import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { secretIn } from '../live/cookie.ts';
import { type Allowance, limit } from '../live/limits.ts';
import { ownOrigin } from '../live/origin.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { Problems } from '../tables/problems.ts';

export interface HttpLimits {
  /** The longest body, in bytes. */
  readonly body: number;
  /** What one address, and what one guest, may ask. */
  readonly reads: Allowance;
  readonly writes: Allowance;
  /** How many guests may come from one address. */
  readonly guests: Allowance;
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** What every request to the server passes, and how it is answered if it does not. */
export function gate(app: FastifyInstance, limits: HttpLimits, now: () => number, failed: (e: unknown) => void): void {
  const reading = limit(limits.reads, now);
  const writing = limit(limits.writes, now);
  const coming = limit(limits.guests, now);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    });
    const secret = secretIn(request.headers.cookie);
    if (reads(request)) {
      if (!reading.allows(request.ip)) throw tooMany();
      return;
    }
    if (!ownOrigin(request.headers))
      throw new Refusal(403, 'origin', 'This comes from another site.', 'Ceci vient d’un autre site.');
    const bound = [request.ip, ...(secret ? [secret] : [])].every((one) => writing.allows(one));
    if (!bound || (request.url === '/api/me' && !secret && !coming.allows(request.ip))) throw tooMany();
  });

  app.setErrorHandler((error: FastifyError | Refusal | Problems, _, reply) => {
    if (error instanceof Refusal) {
      if (error.status === 429) reply.header('Retry-After', '2');
      return reply.code(error.status).send({ code: error.code, problems: [{ at: '', text: error.text }] });
    }
    if (error instanceof Problems) return reply.code(400).send({ code: 'problems', problems: error.problems });
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      failed(error);
      return reply.code(500).send({ code: 'failed', problems: [{ at: '', text: BROKEN }] });
    }
    const text = { en: error.message, fr: `Cette demande est illisible (${error.message}).` };
    return reply.code(status).send({ code: 'unreadable', problems: [{ at: '', text }] });
  });

  app.all('/api/*', () => {
    throw new Refusal(404, 'missing', 'There is nothing here.', 'Il n’y a rien ici.');
  });
}

const BROKEN = {
  en: 'Something broke at the server; nothing has changed.',
  fr: 'Quelque chose s’est cassé au serveur ; rien n’a changé.',
};
