import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { WRITTEN } from './font-signs.ts';

const INTER = dirname(createRequire(import.meta.url).resolve('inter-ui/package.json'));
/** Sheets name the font like this; it lies where nothing is kept by git. */
const NAME = 'quartet-inter.woff2';
const MADE = fileURLToPath(new URL(`../../node_modules/.cache/quartet/${NAME}`, import.meta.url));

/** Inter with the letters and signs that we write: one axis, the weights of our sheets, figures of one width. */
export function interSubset(targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  return subsetFont(readFileSync(join(INTER, 'variable/InterVariable.woff2')), WRITTEN, {
    targetFormat,
    variationAxes: { opsz: 14, wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
}

/** Makes our font, asks for it before the sheets do, and ships its licence. */
export function font(): Plugin {
  return {
    name: 'quartet-font',
    config: () => ({ resolve: { alias: { [NAME]: MADE } } }),
    buildStart: async () => {
      // Another build may read it at this moment.
      const draft = `${MADE}.${process.pid}`;
      mkdirSync(dirname(MADE), { recursive: true });
      writeFileSync(draft, await interSubset('woff2'));
      renameSync(draft, MADE);
    },
    generateBundle() {
      const source = readFileSync(join(INTER, 'LICENSE.txt'));
      this.emitFile({ type: 'asset', fileName: 'inter-license.txt', source });
    },
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  };
}
