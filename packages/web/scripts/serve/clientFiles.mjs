import { extname, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { HEADERS, policyOf } from './policy.mjs';

/** Names under this folder carry a hash of their content. */
const HASHED = 'assets/';
const COMPRESSED = /\.(br|gz)$/;

/**
 * A Fastify plugin that serves the client built into `dir`, and its page for every address of the client. Routes of the
 * same server go first: `app.register(clientFiles, { dir })`.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {{ readonly dir: string }} options
 */
export async function clientFiles(app, { dir }) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    // Before the body is read, which nobody wants.
    if (!reads(request)) return reply.code(405).header('Allow', 'GET, HEAD').send();
  });
  app.setErrorHandler((error, _, reply) => {
    // A path that leads out of the folder is answered like any other that is not there.
    if (error.statusCode === 403) return notFound(reply);
    throw error;
  });
  app.setNotFoundHandler((request, reply) =>
    ofTheClient(pathOf(request)) ? reply.code(200).sendFile('index.html') : notFound(reply),
  );
  await app.register(fastifyStatic, {
    root: dir,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const file = path.replace(COMPRESSED, '');
      reply.header('Cache-Control', caching(relative(dir, file).replaceAll(sep, '/')));
      if (file.endsWith('.html')) reply.header('Content-Security-Policy', policyOf(file));
    },
  });
}

function reads({ method }) {
  return method === 'GET' || method === 'HEAD';
}

function pathOf({ url }) {
  return url.split('?', 1)[0];
}

/** A path without an ending is a screen of the client, known or not; a missing file must not look like a page. */
function ofTheClient(path) {
  return extname(path) === '' && !`${path}/`.startsWith(`/${HASHED}`);
}

function notFound(reply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

/** What carries a hash never changes; an icon may be an hour old; everything else is asked for again. */
function caching(path) {
  if (path.startsWith(HASHED)) return 'public, max-age=31536000, immutable';
  return /\.(svg|png)$/.test(path) ? 'public, max-age=3600' : 'no-cache';
}
