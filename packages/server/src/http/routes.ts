import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { cookieOf, secretIn } from '../live/cookie.ts';
import { infoOf } from '../matches/info.ts';
import type { People, Person } from '../people/people.ts';
import { notSignedIn, notYours, Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { departed, isFull, joined, noncesOf, openingOf, reseated, started, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { Join, Name, NewTable, Search, SeatChange, TableId } from './api.ts';
import type { Dice } from './told.ts';

export interface RoutesParts {
  readonly people: People;
  readonly tables: Tables;
  readonly store: Store;
  readonly now: () => number;
}

/** Everything that is asked of the server beside playing. */
export function routes(app: FastifyInstance, { people, tables, store, now }: RoutesParts): void {
  const who = (request: FastifyRequest) => people.known(secretIn(request.headers.cookie));
  const signedIn = async (request: FastifyRequest): Promise<Person> => {
    const person = await who(request);
    if (!person) throw notSignedIn();
    return person;
  };
  const body = <T extends TSchema>({ body: value }: FastifyRequest, _: T) => value as Static<T>;
  const idOf = ({ params }: FastifyRequest) => (params as Static<typeof TableId>).id;
  const at = { schema: { params: TableId } };
  const begins = (table: Table) => (isFull(table) ? started(table, now()) : table);

  app.get('/api/me', async (request) => ({ name: (await who(request))?.name ?? null }));

  app.put('/api/me', { schema: { body: Name } }, async (request, reply) => {
    const { name } = body(request, Name);
    const known = await who(request);
    if (known) return { name: (await people.rename(known, name)).name };
    const { person, secret } = await people.welcome(name);
    reply.header('Set-Cookie', cookieOf(secret, request.protocol === 'https'));
    return { name: person.name };
  });

  app.get('/api/tables', { schema: { querystring: Search } }, async (request) => {
    const { game } = request.query as Static<typeof Search>;
    const [reader, list] = await Promise.all([who(request), tables.list(['open', 'running'], game)]);
    return { tables: list.map((table) => infoOf(table, reader?.id)) };
  });

  app.post('/api/tables', { schema: { body: NewTable } }, async (request, reply) => {
    const person = await signedIn(request);
    const made = await tables.make(person, body(request, NewTable));
    // With bots alone there is nobody to wait for.
    const table = made.status === 'open' && isFull(made) ? await tables.change(made.id, begins) : made;
    reply.code(201);
    return infoOf(table, person.id);
  });

  app.get('/api/tables/:id', at, async (request) => infoOf(await tables.find(idOf(request)), (await who(request))?.id));

  const write = (path: string, schema: TSchema | undefined, change: Change) =>
    app.post(
      `/api/tables/:id/${path}`,
      { schema: { ...at.schema, ...(schema ? { body: schema } : {}) } },
      async (request: FastifyRequest, _: FastifyReply) => {
        const person = await signedIn(request);
        return infoOf(await change(idOf(request), person, request), person.id);
      },
    );
  type Change = (id: string, person: Person, request: FastifyRequest) => Promise<Table>;

  write('join', Join, (id, person, request) =>
    tables.change(id, (t) => begins(joined(t, person, body(request, Join)))),
  );
  write('leave', undefined, (id, person) => tables.change(id, (t) => departed(t, person.id)));
  write('seats', SeatChange, (id, person, request) =>
    tables.change(id, (t) => begins(reseated(t, person.id, body(request, SeatChange)))),
  );
  write('start', undefined, (id, person) =>
    tables.change(id, (t) => {
      if (t.host !== person.id) throw notYours();
      // Pressed twice, it starts once.
      return t.status === 'running' ? t : started(t, now());
    }),
  );
  write('rematch', undefined, (id, person) => tables.again(id, person.id));

  app.get('/api/tables/:id/record', at, async (request, reply) => {
    const table = await ended(idOf(request));
    const record = await store.record(table.key);
    if (!record) throw notOver();
    reply.type('application/json; charset=utf-8');
    return record;
  });

  app.get('/api/tables/:id/snapshots', at, async (request, reply) => {
    const table = await ended(idOf(request));
    const snapshots = await store.snapshots(table.key);
    if (!snapshots) throw noSnapshots();
    reply.type('application/json; charset=utf-8').header('Content-Encoding', 'gzip');
    return Buffer.from(snapshots);
  });

  app.get('/api/tables/:id/dice', at, async (request): Promise<Dice> => {
    const table = await tables.find(idOf(request));
    const { commitment, secret, status } = table;
    if (status !== 'ended') return { commitment };
    return { commitment, secret, nonces: noncesOf(table), key: openingOf(table).key };
  });

  async function ended(id: string): Promise<Table> {
    const table = await tables.find(id);
    if (table.status !== 'ended') throw notOver();
    return table;
  }
}

const notOver = () => new Refusal(409, 'running', 'The match is not over yet.', 'La partie n’est pas encore finie.');
const noSnapshots = () =>
  new Refusal(
    404,
    'noSnapshots',
    'How this match was seen has not been kept, or not yet.',
    'Le déroulement de cette partie n’a pas été conservé, ou pas encore.',
  );
