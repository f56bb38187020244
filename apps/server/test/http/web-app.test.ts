import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../tables/sitting.ts';
import { Serving } from './serving.ts';

const SCRIPT = 'console.log("the app");\n'.repeat(20);

let serving: Serving;
const folder = temporaryFolder();
beforeAll(async () => {
  mkdirSync(join(folder.path, 'app/assets'), { recursive: true });
  const put = (name: string, content: string | Buffer): void =>
    writeFileSync(join(folder.path, name), content);
  put('secret.txt', 'not for you');
  put('app/index.html', '<!doctype html><title>Quartet</title>');
  put('app/sw.js', '// worker');
  put('app/.env', 'not for you');
  mkdirSync(join(folder.path, 'app/.git'));
  put('app/.git/config', 'not for you');
  put('app/assets/app-5c0ffee.js', SCRIPT);
  put('app/assets/app-5c0ffee.js.gz', gzipSync(SCRIPT));
  put('app/assets/app-5c0ffee.js.br', brotliCompressSync(SCRIPT));
  serving = await Serving.start({ app: join(folder.path, 'app') });
});
afterAll(async () => {
  await serving[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

/** As written, without a client that tidies the path or unpacks the body first. */
function raw(
  path: string,
  encoding = '',
  range = '',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  const { hostname, port } = new URL(serving.url);
  return new Promise((resolve, reject) => {
    get(
      { hostname, port, path, headers: { 'accept-encoding': encoding, ...(range && { range }) } },
      (answer) => {
        let body = '';
        answer.setEncoding('latin1').on('data', (text) => {
          body += text;
        });
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body }));
      },
    ).on('error', reject);
  });
}

test('the page is asked for anew each time, with the headers of the house', async () => {
  const { status, headers, body } = await raw('/');
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-cache',
    'text/html; charset=utf-8',
  ]);
  expect(body).toContain('<title>Quartet</title>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await raw('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test('what is named by its content is kept for ever and sent as small as the browser can read', async () => {
  const sizes: number[] = [];
  for (const encoding of ['br', 'gzip', '']) {
    const { status, headers, body } = await raw('/assets/app-5c0ffee.js', encoding);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-encoding'] ?? '').toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    sizes.push(body.length);
  }
  expect(sizes[2]).toBe(SCRIPT.length);
  expect(sizes[0]).toBeLessThan(SCRIPT.length / 4);
  expect(sizes[1]).toBeLessThan(SCRIPT.length / 4);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/.%2e/secret.txt',
])('nothing outside the app is served: %s', async (path) => {
  const { status, body } = await raw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('not for you');
});

test.each(['/.env', '/%2eenv', '/.git/config'])(
  'files whose name or folder begins with a dot are not served: %s',
  async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBe(404);
    expect(body).not.toContain('not for you');
  },
);

test('what is not there is not found, in plain text', async () => {
  const { status, headers, body } = await raw('/nothing.js');
  expect([status, headers['content-type'], body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n']);
});

test.each([
  'bytes=0-0',
  `bytes=${'0-1,'.repeat(3_000)}0-1`,
  'bytes=-',
  'bytes=9-1',
  `bytes=${'9'.repeat(400)}-`,
  'x',
])('a range that is asked for is sent or refused, never more than the file: %s', async (range) => {
  const { status, body } = await raw('/assets/app-5c0ffee.js', '', range);
  expect([200, 206, 416]).toContain(status);
  expect(body.length).toBeLessThanOrEqual(SCRIPT.length);
});

test('what is not there is kept by no cache: another node may have it already', async () => {
  for (const path of ['/assets/app-abc1234.js', '/nothing', '/api/nothing']) {
    const { status, headers } = await raw(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
});
