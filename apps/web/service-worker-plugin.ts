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
      const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
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
  const wanted = event.request.mode === 'navigate' ? '/' : event.request;
  event.respondWith(caches.match(wanted).then((kept) => kept ?? fetch(event.request)));
});
`;
}
