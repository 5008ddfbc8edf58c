import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFiles } from '../scripts/serve/clientFiles.mjs';
import { PortInUse, serve } from '../scripts/serve/serve.mjs';

const parent = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
const dir = join(parent, 'dist');
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<!doctype html>page');
  writeFileSync(join(dir, 'sw.js'), 'worker');
  writeFileSync(join(dir, 'icon.svg'), '<svg/>');
  writeFileSync(join(dir, '.inputs.json'), '{}');
  writeFileSync(join(dir, 'assets', 'a-1.js'), 'plain');
  writeFileSync(join(dir, 'assets', 'a-1.js.br'), 'brotli');
  writeFileSync(join(dir, 'assets', 'a-1.js.gz'), 'gzipped');
  writeFileSync(join(dir, 'assets', 'b-2.js'), 'small');
  writeFileSync(join(parent, 'secret.txt'), 'no');
  served = await serve({ dir });
});

afterAll(async () => {
  await served?.close();
  rmSync(parent, { recursive: true });
});

/** What the server answers to exactly this: `fetch` would tidy up paths, and add headers of its own. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname: host, port } = new URL(served.address);
  return new Promise<Pick<IncomingMessage, 'headers'> & { status?: number; body: string }>((resolve, reject) => {
    request({ host, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end(method === 'POST' ? 'something' : undefined);
  });
}

test('binds the loopback', () => {
  expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

describe('the page', () => {
  test.each(['/', '/table/siege/abc', '/nowhere', '/settings?from=a.b'])('is what %s gets, uncached', async (path) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 200, body: expect.stringContaining('page') });
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('has a policy: only what is written into it may run and style beside its files', async () => {
    const policy = async () => (await ask('/')).headers['content-security-policy'];
    const of = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    expect(await policy()).toContain("script-src 'self';");
    writeFileSync(join(dir, 'index.html'), '<!doctype html>page<script>let a;</script><style>b{}</style>');
    expect(await policy()).toContain(`script-src 'self' ${of('let a;')};`);
    expect(await policy()).toContain(`style-src 'self' ${of('b{}')};`);
    expect((await ask('/new/siege')).headers['content-security-policy']).toBe(await policy());
    const asset = await ask('/assets/a-1.js');
    expect(asset.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('and all else comes with the same other headers', async () => {
    for (const path of ['/', '/assets/a-1.js', '/assets/none.js', '/../secret.txt']) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
  });
});

describe('a file', () => {
  test.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/icon.svg', 'public, max-age=3600'],
  ])('%s may be kept: %s', async (path, caching) => {
    expect((await ask(path)).headers['cache-control']).toBe(caching);
  });

  test.each([
    ['br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzipped'],
    ['gzip, deflate, br', 'br', 'brotli'],
    ['br;q=0, gzip', 'gzip', 'gzipped'],
    ['identity', undefined, 'plain'],
    ['', undefined, 'plain'],
  ])('is sent to whoever accepts “%s” as %s', async (accepted, encoding, body) => {
    const answer = await ask('/assets/a-1.js', accepted ? { 'accept-encoding': accepted } : {});
    expect(answer.body).toBe(body);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    expect(answer.headers.vary).toBe('accept-encoding');
  });

  test('that was not compressed comes as it is', async () => {
    const { headers, body } = await ask('/assets/b-2.js', { 'accept-encoding': 'br, gzip' });
    expect({ body, encoding: headers['content-encoding'] }).toEqual({ body: 'small' });
  });

  test.each(['br', 'gzip', 'identity'])('is not sent twice if it has not changed (%s)', async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    const { etag = '' } = (await ask('/assets/a-1.js', accept)).headers;
    const again = await ask('/assets/a-1.js', { ...accept, 'if-none-match': `"other", ${etag}` });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
    expect(again.headers.etag).toBe(etag);
    const other = await ask('/assets/a-1.js', {
      'accept-encoding': encoding === 'br' ? 'gzip' : 'br',
      'if-none-match': etag,
    });
    expect(other.status).toBe(200);
  });

  test('is asked about with HEAD: all headers, no content', async () => {
    const accept = { 'accept-encoding': 'br' };
    const [head, get] = [await ask('/assets/a-1.js', accept, 'HEAD'), await ask('/assets/a-1.js', accept)];
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'cache-control'])
      expect(head.headers[name], name).toBe(get.headers[name]);
    expect((await ask('/table/siege/abc', {}, 'HEAD')).status).toBe(200);
  });
});

describe('nothing', () => {
  test.each(['/assets/none.js', '/assets/none', '/none.png', '/.inputs.json'])('is at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '//../secret.txt',
  ])('outside is reached by %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  test.each(['POST', 'PUT', 'DELETE'])('is done by %s', async (method) => {
    const { status, headers } = await ask('/', { 'content-type': 'text/xml' }, method);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });
});

test('other routes of the same server go first', async () => {
  const app = fastify();
  app.post('/api/tables', async () => ({ id: 7 }));
  await app.register(clientFiles, { dir });
  expect((await app.inject({ method: 'POST', url: '/api/tables', payload: {} })).json()).toEqual({ id: 7 });
  expect((await app.inject('/new/siege')).body).toContain('page');
  await app.close();
});

test('a port that is in use is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(serve({ dir, port })).rejects.toThrow(new PortInUse(port));
  other.close();
});
