import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from './files-below.ts';

/** Writes a service worker that stores every file of the build, so that the app works offline after the first load. */
export function serviceWorker(): Plugin {
  return {
    name: 'quartet-service-worker',
    apply: 'build',
    // After everything is written: some chunks of the bundle never become files.
    writeBundle: ({ dir }) => {
      const files = new Map(filesBelow(dir!).map((file) => [file, readFileSync(join(dir!, file))]));
      writeFileSync(join(dir!, 'service-worker.js'), serviceWorkerOf(files));
    },
  };
}

/** Of a build: its files by their paths. */
export function serviceWorkerOf(files: ReadonlyMap<string, Buffer>): string {
  const version = createHash('sha256');
  for (const [file, bytes] of files) version.update(file).update(bytes);
  // A master's weights and a game's puzzles are heavy: they are stored once they were asked for.
  const light = [...files.keys()].filter(
    (file) => !/\.bin(\.\w+)?$|-puzzles-[^/]*\.json(\.\w+)?$|^\/?invite\/|^index\.html$/.test(file),
  );
  const page = createHash('sha256').update(files.get('index.html')!).digest('hex');
  const addresses = light.map((file) => `/${file}`);
  return source(version.digest('hex').slice(0, 12), addresses, page);
}

/**
 * Files are named after their content, so that what is stored never goes stale; a new build is a new cache. Only the first page
 * has a name that all builds share: while nodes are exchanged it may be another's, and nothing is installed.
 */
function source(version: string, files: readonly string[], page: string): string {
  return `const CACHE = 'quartet-${version}';
const FILES = ${JSON.stringify(files)};
const PAGE = '${page}';
const digestOf = async (response) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0')).join('');
self.addEventListener('install', (event) => event.waitUntil((async () => {
  const page = await fetch('/', { cache: 'no-store' });
  if (!page.ok || await digestOf(page.clone()) !== PAGE) throw new Error('The first page is of another build.');
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put('/', page);
  await self.skipWaiting();
})()));
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  // The server knows where a link leads.
  if (/^\\/[et]\\//.test(url.pathname)) return;
  const wanted = event.request.mode === 'navigate' ? '/' : event.request;
  // The same file however it was packed on its way.
  event.respondWith(caches.match(wanted, { cacheName: CACHE, ignoreVary: true }).then((kept) => kept ?? fetch(event.request).then(async (found) => {
    if (found.ok && /\\.bin$|-puzzles-[^/]*\\.json$/.test(url.pathname)) await (await caches.open(CACHE)).put(event.request, found.clone());
    return found;
  })));
});
${ALERTS}`;
}

/**
 * What the server tells while nobody looks at a table. One notification per table: a newer one takes its place.
 * A page is asked where it is, for its address here is the one it was opened with.
 */
const ALERTS = `const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const hashOf = (page) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  setTimeout(resolve, 500, null);
  page.postMessage('where', [port2]);
});
const addressOf = (table) => table ? '#/online/' + table : '#/online';
self.addEventListener('push', (event) => {
  const { table, title, body } = event.data.json();
  event.waitUntil((async () => {
    const visible = (await pages()).filter((page) => page.visibilityState === 'visible');
    if ((await Promise.all(visible.map(hashOf))).includes(addressOf(table))) return;
    await self.registration.showNotification(title, { body, tag: 'quartet-' + table, icon: '/icon.svg', data: { table } });
  })());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = addressOf(event.notification.data?.table);
  event.waitUntil((async () => {
    const all = await pages();
    const hashes = await Promise.all(all.map(hashOf));
    const page = all[hashes.indexOf(address)] ?? all[0];
    if (!page) return self.clients.openWindow('/' + address);
    await page.focus();
    if (!hashes.includes(address)) await page.navigate('/' + address);
  })());
});
`;
