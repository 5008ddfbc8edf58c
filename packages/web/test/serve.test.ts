import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error: the scripts are plain JavaScript, to run before anything is built.
import { serve } from '../scripts/serve/serve.mjs';

const dir = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
let address = '';
let close = () => {};

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html>page');
  writeFileSync(join(dir, 'assets', 'a-1.js'), 'plain');
  writeFileSync(join(dir, 'assets', 'a-1.js.br'), 'brotli');
  writeFileSync(join(dir, '..', 'secret.txt'), 'no');
  const served = await serve({ dir });
  address = served.address;
  close = () => served.server.close();
});

afterAll(() => {
  close();
  rmSync(dir, { recursive: true });
  rmSync(join(dir, '..', 'secret.txt'));
});

test('binds the loopback', () => {
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test('a screen of the app gets the page, with a policy and no caching', async () => {
  const response = await fetch(`${address}table/siege/abc`);
  expect(await response.text()).toContain('page');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('only what is written into the page itself may run and style beside its files', async () => {
  const policy = async () => (await fetch(address)).headers.get('content-security-policy');
  const of = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  expect(await policy()).toContain("script-src 'self';");
  writeFileSync(join(dir, 'index.html'), '<!doctype html>page<script>let a;</script><style>b{}</style>');
  expect(await policy()).toContain(`script-src 'self' ${of('let a;')};`);
  expect(await policy()).toContain(`style-src 'self' ${of('b{}')};`);
  const asset = await fetch(`${address}assets/a-1.js`);
  expect(asset.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('an asset is kept forever, and sent compressed to whoever can read that', async () => {
  const plain = await fetch(`${address}assets/a-1.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(await plain.text()).toBe('plain');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  const head = await fetch(`${address}assets/a-1.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(head.headers.get('content-encoding')).toBe('br');
});

test('an unchanged file is not sent twice', async () => {
  const first = await fetch(address);
  const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('a missing file is missing, and nothing outside is served', async () => {
  const none = await fetch(`${address}assets/none.js`);
  expect(none.status).toBe(404);
  expect(none.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${address}..%2fsecret.txt`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test('a taken port is answered by a free one', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const served = await serve({ dir, port });
  expect(served.address).not.toContain(`:${port}/`);
  served.server.close();
  other.close();
});
