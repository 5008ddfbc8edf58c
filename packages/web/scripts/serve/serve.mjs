// The production server of the built client: its files, nothing else.
import { fastify } from 'fastify';
import { clientFiles } from './clientFiles.mjs';

/** The port that is asked for is taken by somebody else. */
export class PortInUse extends Error {
  constructor(port) {
    super(`Port ${port} is in use.`);
    this.port = port;
  }
}

/**
 * Serves a folder and answers where; port 0 is any free one. Throws PortInUse.
 *
 * @param {{ dir: string, host?: string, port?: number }} options
 */
export async function serve({ dir, host = '127.0.0.1', port = 0 }) {
  const app = fastify({ rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable') });
  await app.register(clientFiles, { dir });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw error.code === 'EADDRINUSE' ? new PortInUse(port) : error;
  }
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { address: `http://${shown}:${app.server.address().port}/`, close: () => app.close() };
}

/** An address with a stray % is one of a screen that is not there, and the client says so; a server would call it a bad request. */
function isReadable(url) {
  try {
    decodeURI(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}
