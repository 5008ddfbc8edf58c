// Keeps the client for offline use: the shell at once, a game when it is played, everything else when nothing else waits.

interface KeptFile {
  readonly url: string;
  /** For a file whose name does not carry a hash of its content. */
  readonly revision: string | null;
}

/** What a page asks of its service worker. */
export type ToServiceWorker =
  | { readonly type: 'SKIP_WAITING' }
  /** Keep these files, or all there are. */
  | { readonly type: 'KEEP'; readonly urls?: readonly string[] };

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };

interface Scope {
  readonly __WB_MANIFEST: readonly KeptFile[];
  readonly registration: { readonly scope: string; readonly waiting: object | null };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (e: Waiting) => void): void;
  addEventListener(type: 'message', listener: (e: Waiting & { readonly data: ToServiceWorker }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (e: Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

// The build puts the list in place of exactly this name.
const FILES = (self as unknown as Scope).__WB_MANIFEST;
const scope = self as unknown as Scope;

const CACHE = 'starboard';
/** What belongs to one game, and letters of languages that few names use: not part of the shell. */
const LATER = /^assets\/(rules-|skin-|book-|guide-|figures-)|\.woff2$/;
const SHELL_FONTS = /(atkinson-hyperlegible-next|space-grotesk)-latin-wght/;

const address = (path: string) => new URL(path, scope.registration.scope).href;
const byAddress = new Map(FILES.map((file) => [address(file.url), file]));
const page = byAddress.get(address('index.html'));

/** What a file is kept under: a new revision is another file. */
function keyOf({ url, revision }: KeptFile): string {
  return address(revision ? `${url}?v=${revision}` : url);
}

function inShell({ url }: KeptFile): boolean {
  return !LATER.test(url) || SHELL_FONTS.test(url);
}

async function keep(file: KeptFile): Promise<void> {
  const cache = await caches.open(CACHE);
  const key = keyOf(file);
  if (await cache.match(key)) return;
  // What carries a hash may come from the browser's own cache: the page has just fetched it.
  const answer = await fetch(address(file.url), { cache: file.revision ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${file.url}: ${answer.status}`);
  await cache.put(key, answer);
}

/** A first visit keeps the shell alone, so that it disturbs no first match; a new version keeps all there is. */
async function install(): Promise<void> {
  const first = (await caches.keys()).length === 0;
  await Promise.all(FILES.filter((file) => !first || inShell(file)).map(keep));
}

/** Forgets the files of earlier versions. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const wanted = new Set(FILES.map(keyOf));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  await scope.clients.claim();
}

/**
 * One by one, so that a press on a slow line waits for no more than one of them. A new version that waits has kept
 * everything of its own, and cannot take over before this one rests.
 */
async function keepEach(files: readonly KeptFile[]): Promise<void> {
  for (const file of files) {
    if (scope.registration.waiting) return;
    await keep(file).catch(() => {});
  }
}

async function answered(file: KeptFile, request: Request): Promise<Response> {
  const kept = await caches.match(keyOf(file));
  if (kept) return kept;
  await keep(file).catch(() => {});
  return (await caches.match(keyOf(file))) ?? fetch(request);
}

scope.addEventListener('install', (e) => e.waitUntil(install()));
scope.addEventListener('activate', (e) => e.waitUntil(activate()));
scope.addEventListener('message', (e) => {
  if (e.data?.type === 'SKIP_WAITING') e.waitUntil(scope.skipWaiting());
  if (e.data?.type !== 'KEEP') return;
  const { urls } = e.data;
  e.waitUntil(keepEach(urls ? urls.flatMap((url) => byAddress.get(url) ?? []) : FILES));
});
scope.addEventListener('fetch', (e) => {
  const { request } = e;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const file = byAddress.get(origin + pathname) ?? (request.mode === 'navigate' ? page : undefined);
  if (file) e.respondWith(answered(file, request));
});
