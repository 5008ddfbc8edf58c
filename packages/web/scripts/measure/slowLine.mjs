import { connect, createServer } from 'node:net';

const PACKET = 1460;

/**
 * A slow line to a server on this machine: one pipe for all connections, and a way to and fro that also every new
 * connection has to go first. Unlike the browser's own throttling it slows workers and service workers down as well.
 * `rtt` in milliseconds, `rate` in bytes a second. Answers the address to use instead.
 */
export async function slowLine(address, { rtt, rate }) {
  const { port, hostname } = new URL(address);
  let free = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const opened = performance.now() + rtt;
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.on('data', (data) => at(Math.max(performance.now(), opened) + rtt / 2, () => far.write(data)));
    far.on('data', (data) => {
      for (let i = 0; i < data.length; i += PACKET) {
        const packet = data.subarray(i, i + PACKET);
        free = Math.max(free, performance.now()) + (packet.length / rate) * 1000;
        at(free + rtt / 2, () => near.writable && near.write(packet));
      }
    });
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', () => at(free + rtt, end));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

function at(time, act) {
  setTimeout(act, time - performance.now());
}
