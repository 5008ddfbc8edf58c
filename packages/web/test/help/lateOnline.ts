import { join } from 'node:path';
import Database from 'libsql';
import { scripted } from '../../../server/scripts/bench/scripted.ts';
import { AGREEMENT, newId, visitor } from '../../../server/test/help/server.ts';

/** So many decisions are left to the browsers. */
const LEFT = 6;

/** A match of the server between two, played by script up to its last decisions: its id, and the cookies of both. */
export async function lateOnline(port: number, data: string, game: string) {
  const people = ['Ada', 'Grace'].map(() => visitor({ port }));
  await Promise.all([people[0].called('Ada'), people[1].called('Grace')]);
  const wish = { game, seats: [{ who: 'me' }, { who: 'open' }] as const, command: newId(), agreement: AGREEMENT };
  const { body } = await people[0].make({ ...wish, seats: [...wish.seats] });
  await people[1].join(body.id);
  const db = new Database(join(data, 'starboard.db'), { readonly: true });
  const row = db.prepare('SELECT body FROM tables WHERE id = ?').get(body.id) as { body: string };
  db.close();
  const { options, secret } = JSON.parse(row.body) as { options: object; secret: string };
  const { script } = await scripted(game, secret, 2, options);
  const lines = await Promise.all(people.map((one) => one.socket()));
  for (const line of lines) line.say({ type: 'watch', table: body.id });
  for (const { seat, action, asked } of script.slice(0, -LEFT)) {
    const id = newId();
    lines[seat].say({ type: 'say', table: body.id, message: { type: 'act', id, seat, action, asked } });
    await lines[seat].until(() =>
      lines[seat].heard.find((t) => t.type === 'told' && t.message.type === 'answer' && t.message.id === id),
    );
  }
  for (const line of lines) line.close();
  return { id: body.id, cookies: people.map(({ cookie }) => cookie.split('=')[1]) };
}
