// The production server of the built client: static files, nothing else.
import { createServer } from 'node:http';
import { answer } from './answer.mjs';

/** Serves a folder. Takes the port asked for, or a free one if it is taken; answers the server and its address. */
export async function serve({ dir, host = '127.0.0.1', port = 0 }) {
  const server = createServer((request, response) => answer(dir, request, response));
  await listen(server, host, port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, host, 0);
  });
  const { port: taken } = server.address();
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { server, address: `http://${shown}:${taken}/` };
}

function listen(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
