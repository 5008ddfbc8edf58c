import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { NOTHING_INLINE, policyOf } from './policy.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const HEADERS = {
  'Content-Security-Policy': NOTHING_INLINE,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Answers a request for a file of the client; an address of the app itself gets its page. */
export function answer(dir, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  const found = path === undefined ? undefined : fileAt(dir, path);
  // A path without an ending is a screen of the app; a missing file must not look like a page.
  const file = found ?? (path !== undefined && extname(path) === '' ? fileAt(dir, '/index.html') : undefined);
  if (!file) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': TYPES['.txt'] }).end('Not found\n');
    return;
  }
  send(file, request, response);
}

function pathOf(url) {
  try {
    const path = normalize(decodeURIComponent(url.split(/[?#]/, 1)[0]));
    return path.includes('\0') || path.split(sep).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function fileAt(dir, path) {
  const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { file, stats } : undefined;
}

/** Names under assets carry a hash of their content; an icon may be an hour old; everything else is asked for again. */
function kept(file) {
  if (file.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable';
  return /\.(svg|png)$/.test(file) ? 'public, max-age=3600' : 'no-cache';
}

function send({ file, stats }, request, response) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, ending] =
    ENCODINGS.find(([name, end]) => accepted.includes(name) && statSync(file + end, { throwIfNoEntry: false })) ?? [];
  const shown = ending ? file + ending : file;
  const { size } = ending ? statSync(shown) : stats;
  const tag = `"${stats.size.toString(16)}-${Math.round(stats.mtimeMs).toString(16)}${ending ?? ''}"`;
  const headers = {
    ...HEADERS,
    'Content-Security-Policy': policyOf(file, stats.mtimeMs),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': kept(file),
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(shown), response, () => {});
}
