import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Weights, rules, styles and what runs in threads lie beside the sources: those know where they were. */
const knowWhereTheyWere: Plugin = {
  name: 'know-where-they-were',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const here = JSON.stringify(pathToFileURL(id).href);
    return code.replaceAll('import.meta.url', here);
  },
};

/** `quartet` and all it needs in few files. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [knowWhereTheyWere],
  // In pieces, its modules would run in another order than they rely on; it is loaded with the first passkey only.
  ssr: { noExternal: true, external: ['@simplewebauthn/server', '@simplewebauthn/server/helpers'] },
  build: {
    ssr: true,
    target: 'node26',
    rolldownOptions: {
      input: { main: `${ROOT}/apps/cli/src/main.ts` },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
