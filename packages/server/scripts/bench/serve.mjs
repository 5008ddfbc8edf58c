// The server that is measured, in a process of its own: `node --expose-gc serve.mjs <data>`. A line on its input is answered
// with how much memory it uses.
import { start } from '../../dist/main.mjs';

const wide = { burst: 1e9, perSecond: 1e9 };
const served = await start({
  data: process.argv[2],
  limits: { reads: wide, writes: wide, guests: wide, messages: wide, lines: 1e6, tables: 1e6 },
  sleepAfter: Number(process.argv[3] ?? 60_000),
  most: 100_000,
});
console.log(served.port);
process.stdin.on('data', () => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(heapUsed + external);
});
process.stdin.on('end', () => process.exit());
