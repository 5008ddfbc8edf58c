// A server in a process of its own, to be killed: `node child.mjs <data> <port>` prints its port.
import { start } from '../../dist/main.mjs';

const wide = { burst: 1e9, perSecond: 1e9 };
const { port } = await start({
  data: process.argv[2],
  port: Number(process.argv[3]),
  limits: { reads: wide, writes: wide, guests: wide, messages: wide, lines: 1e6 },
});
console.log(port);
