import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What runs in threads of its own is a file of its own. */
const THREADS = /new URL\('(?:\.\/)?((?:bot|sqlite)-worker)\.ts', import\.meta\.url\)/g;

/** Weights, rules and styles lie beside the sources: those know where they were. */
const knowWhereTheyWere: Plugin = {
  name: 'know-where-they-were',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const here = JSON.stringify(pathToFileURL(id).href);
    return code
      .replace(THREADS, (_, thread: string) => `new URL('./${thread}.js', import.meta.URL)`)
      .replaceAll('import.meta.url', here)
      .replaceAll('import.meta.URL', 'import.meta.url');
  },
};

/** `quartet` and all it needs in few files. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [knowWhereTheyWere],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node26',
    rolldownOptions: {
      input: {
        main: `${ROOT}/apps/cli/src/main.ts`,
        'bot-worker': `${ROOT}/apps/server/src/bots/bot-worker.ts`,
        'sqlite-worker': `${ROOT}/apps/server/src/store/sqlite-worker.ts`,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
