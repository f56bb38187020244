import { minifySync, type Plugin } from 'vite';
import { words as de } from './src/app/recovery-text.de.ts';
import { words as en } from './src/app/recovery-text.en.ts';

/**
 * Adds a script that mends a page of which a part did not come: the first page of one build was stored, or came from another node,
 * and its files are gone. Its name never changes, so that a page of any build finds it.
 */
export function recovery(): Plugin {
  return {
    name: 'quartet-recovery',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'recover.js', source: minifySync('recover.js', SOURCE).code });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/recover.js', defer: true }, injectTo: 'head' },
    ],
  };
}

const SOURCE = `(() => {
  const TEXTS = ${JSON.stringify({ en: en.again, de: de.again })};
  const KEY = 'quartet-recovered';
  const PATIENCE = 60000;
  const app = () => document.getElementById('app');
  const isWhole = () =>
    app().dataset.started === '' &&
    [...document.querySelectorAll('link[rel="stylesheet"]')].every((link) => link.sheet);
  const tell = () => {
    const button = document.createElement('button');
    button.textContent = TEXTS[navigator.language.slice(0, 2)] ?? TEXTS.en;
    button.onclick = () => location.reload();
    app().replaceChildren(button);
    button.focus();
  };
  // Once a minute: a page that comes back as it was is not reloaded again.
  const mayReload = () => {
    const before = sessionStorage[KEY] ?? 0;
    sessionStorage[KEY] = Date.now();
    return Date.now() - before > PATIENCE;
  };
  const check = async () => {
    if (isWhole()) return;
    try {
      const { ok } = await fetch('/', { cache: 'no-store' });
      if (!ok || !mayReload()) return tell();
      for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) await one.unregister();
      for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
      location.reload();
    } catch {
      tell();
    }
  };
  addEventListener('load', check);
})();
`;
