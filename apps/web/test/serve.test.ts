import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../files-below.ts';
import { findChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

describe.skipIf(findChromium() === null)('the server of the built app', () => {
  let site: Site;
  let shell: string;
  beforeAll(async () => {
    site = await startSite();
    shell = filesBelow(site.folder).find((file) => /shell-.*\.js$/.test(file))!;
  });

  /** As it comes over the line: `fetch` would unpack it. */
  function ask(path: string, accepted?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      get(site.url, { path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
        );
      }).on('error', reject);
    });
  }

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    [undefined, undefined, (body: Buffer) => body],
    ['deflate', undefined, (body: Buffer) => body],
  ])('to a browser that accepts %s it sends %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await ask(`/${shell}`, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('accept-encoding');
    expect(unpack(body).equals(readFileSync(join(site.folder, shell)))).toBe(true);
  });

  test('files named by their content are kept for good, all others are asked for again', async () => {
    expect((await ask(`/${shell}`)).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/service-worker.js', '/manifest.webmanifest', '/icon.svg'])
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });

  test('nothing outside the build is served', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/../../x', '/assets', '/%'])
      expect((await ask(path)).status).toBe(404);
  });

  test('the service worker keeps every file of the build but weights of masters, puzzles and pictures for chats, and nothing that is not there', async () => {
    const source = readFileSync(join(site.folder, 'service-worker.js'), 'utf8');
    const kept: string[] = JSON.parse(/const FILES = (\[.*\]);/.exec(source)![1]!);
    const built = filesBelow(site.folder).filter(
      (file) => !/\.(bin|br|gz)$|-puzzles-[^/]*\.json$|^service-worker\.js$|^invite\//.test(file),
    );
    expect([...kept.map((path) => path.slice(1)), 'index.html'].sort()).toEqual(built);
  });
});
