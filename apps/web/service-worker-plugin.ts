import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from './files-below.ts';

/** Writes a service worker that keeps every file of the build, so that the app works offline after the first load. */
export function serviceWorker(): Plugin {
  return {
    name: 'quartet-service-worker',
    apply: 'build',
    // After everything is written: some chunks of the bundle never become files.
    writeBundle: ({ dir }) => {
      const files = filesBelow(dir!);
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(join(dir!, file)));
      // A master's weights and a game's puzzles are heavy: they are kept once somebody has asked for them.
      const light = files.filter(
        (file) => !/\.bin(\.\w+)?$|-puzzles-[^/]*\.json(\.\w+)?$|^\/?invite\//.test(file),
      );
      const addresses = light.map((file) => (file === 'index.html' ? '/' : `/${file}`));
      writeFileSync(join(dir!, 'service-worker.js'), source(version.digest('hex').slice(0, 12), addresses));
    },
  };
}

/** Files are named after their content: what is kept never goes stale; a new build is a new cache. */
function source(version: string, files: readonly string[]): string {
  return `const CACHE = 'quartet-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
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
