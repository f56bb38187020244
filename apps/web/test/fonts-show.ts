// The tests that hang on letters, on machines that have one font each: `npm run fonts-show [-- --font "Noto Sans" --test linko]`. What
// such a machine has, fontconfig says: browsers and tests are shown that one font and no other.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { fontsHere } from './fonts.ts';
import { onlyFont } from './only-font.ts';

/** Those that measure where something is, or whether it is cut off. */
const FILES = ['layout', 'zoom', 'screens', 'references', 'font', 'ends', 'at-rest'].map(
  (name) => `apps/web/test/${name}.test.ts`,
);

const { values } = parseArgs({ options: { font: { type: 'string' }, test: { type: 'string' } } });
const fonts = fontsHere().filter((font) => font !== null && font === (values.font ?? font));
if (fonts.length === 0) {
  console.error(values.font ? `${values.font} is not installed.` : 'No font to show: see fonts.ts.');
  process.exit(2);
}

const vitest = createRequire(import.meta.url)
  .resolve('vitest/package.json')
  .replace('package.json', 'vitest.mjs');
let isAllWell = true;
for (const font of fonts) {
  console.log(`Only ${font}:`);
  const env = { ...process.env, FONTCONFIG_FILE: onlyFont(font!) };
  const asked = ['run', '--project', 'web', ...FILES, ...(values.test ? ['-t', values.test] : [])];
  const { status } = spawnSync(process.execPath, [vitest, ...asked], { env, stdio: 'inherit' });
  console.log(`Only ${font}: ${status === 0 ? 'all passed' : 'something failed'}`);
  isAllWell &&= status === 0;
}
process.exit(isAllWell ? 0 : 1);
