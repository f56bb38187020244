import { defineConfig } from 'vite';
import { compress } from './compress-plugin.ts';
import { font } from './font-plugin.ts';
import { recovery } from './recovery-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

/** What a game's picture at home is drawn with: its table has it from there. */
function pictureOf(id: string): string | null {
  const parts =
    /games[\\/](\w+)[\\/](art|card|counts|letters(\.\w\w)?|named|palette|picture|signs?|token\.module)\.(tsx?|(module\.)?css)$/;
  const game = /web[\\/]src/.test(id) && parts.exec(id)?.[1];
  return game ? `${game}-picture` : null;
}

function cardsOf(id: string): string | null {
  const game = /games[\\/](\w+)[\\/]src[\\/]cards\.ts$/.exec(id)?.[1];
  return game ? `${game}-cards` : null;
}

/** The game whose rules or bots this is; languages and what masters know are loaded when they are asked for. */
function gameOf(id: string): string | null {
  if (/features|learnt|[\\/]lines[\\/]|\.\w\w\.(ts|md)/.test(id)) return null;
  const found = /games[\\/](\w+)[\\/]src|bots[\\/]src[\\/](?!search|plain|master)(\w+)[\\/]/.exec(id);
  return found?.[1] ?? found?.[2] ?? null;
}

/** A folder's classes bear its name, so its rules reach its own elements only, and a page still reads. */
function scopedName(name: string, file: string): string {
  const [, folder, game] = /web[\\/]src[\\/](\w+)[\\/](\w+)?/.exec(file)!;
  return `${folder === 'games' ? game : folder}-${name}`;
}

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file, and what both first pages do (home/both-pages.ts).
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: pictureOf, debugName: 'pictures', priority: 1, includeDependenciesRecursively: false },
            // The faces on the home page know their cards, but not the rules.
            { name: cardsOf, debugName: 'cards' },
            // What rules and sentences of all games take of core: every table's, and the server's pages do not bring it.
            {
              name: 'rules',
              test: /core[\\/]src[\\/](carve|clockwise|events|hidden|phase-rules|phrases|result|words\.\w\w)\.ts$/,
              priority: 2,
            },
            // The first visit and the server's pages choose a face: it does not bring what the latter say.
            {
              name: 'faces',
              test: /web[\\/]src[\\/]people[\\/](face-picker|words)/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What every page about the server says and asks: one file instead of many.
            {
              name: 'online-parts',
              test: /web[\\/]src[\\/]online[\\/](api|been-at|live-address|luck-text|my-zone|person|problem-text|ratings-text|series-text|sign|start-when-here|styles|unreachable|use-me|who-form|words(\.\w\w)?)\.tsx?$/,
            },
            // What is kept on this device: home asks for it, and every table.
            {
              name: 'matches',
              test: /web[\\/]src[\\/]engine[\\/](database|matches|model)\.|core[\\/]src[\\/]with-minus\./,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What home and the lobby tell of a server.
            {
              name: 'friends',
              test: /web[\\/]src[\\/]online[\\/](join-code|turn-text|turn-words)/,
              priority: 1,
            },
            // The deal of the day at home: comes when the page is idle, and its page has it, too.
            {
              name: 'daily',
              test: /web[\\/]src[\\/]daily[\\/](card|daily-card|day-text|played-days|spread|use-day-spread)|deals[\\/]src[\\/](days|eras)\.ts$|statistics[\\/]stats\.ts$/,
              priority: 1,
            },
            // Small parts of several tables: one file instead of many.
            {
              name: 'table-parts',
              test: /web[\\/]src[\\/](table|ui|kit)[\\/](?!(hint|key|menu)-sheet)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker/[name]-[hash].js',
        chunkFileNames: 'assets/worker/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'table-worker', tags: ['$initial'], priority: 3 },
            // What rules and bots of all games take of core, and a game's rules with its bots: one file each instead of many.
            {
              name: 'core',
              test: /core[\\/]src|bots[\\/]src[\\/](\w+\.ts|search)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: gameOf, debugName: 'games', priority: 1 },
          ],
        },
      },
    },
  },
  plugins: [font(), recovery(), serviceWorker(), compress()],
});
