import { line, ours } from './ours.mjs';

const SECRET = '1'.repeat(64);
const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What an idle connection and an idle match take, in KiB: several rounds of each. */
export async function measureIdle(siege, count, rounds) {
  const found = { connection: [], awake: [], idle: [], sleeping: [] };
  for (let i = 0; i < rounds; i++) {
    const [awake] = await measured(siege, count, 1e9);
    const [idle, connection, sleeping] = await measured(siege, count, 500);
    found.awake.push(awake);
    found.idle.push(idle);
    found.connection.push(connection);
    found.sleeping.push(sleeping);
  }
  return found;
}

/** Of each: a match that somebody looks at, a connection, and a match that everybody has left. */
async function measured(siege, count, sleepAfter) {
  const server = await ours(siege, 2 * count, () => SECRET, sleepAfter);
  // What is made once for all is not counted: buffers and tables that grow with the first crowd and serve the next.
  const [crowd, tables] = [server.tables.slice(count), server.tables.slice(0, count)];
  for (const ws of await looking(crowd)) ws.close();
  await rest(3500);
  const before = await server.memory();
  const lines = [];
  for (let i = 0; i < count; i++) lines.push(await line(server.port, server.people[0]));
  await rest(500);
  const connected = await server.memory();
  for (const [i, ws] of lines.entries()) ws.look(tables[i]);
  await Promise.all(lines.map((ws) => ws.settled()));
  await rest(2500);
  const looked = await server.memory();
  for (const ws of lines) ws.close();
  await rest(3500);
  const left = await server.memory();
  await server.close();
  const each = (a, b) => (b - a) / count / 1024;
  return [each(connected, looked), each(before, connected), Math.max(0, each(before, left))];

  async function looking(at) {
    const all = [];
    for (const table of at) {
      const ws = await line(server.port, server.people[0]);
      ws.look(table);
      await ws.settled();
      all.push(ws);
    }
    return all;
  }
}
