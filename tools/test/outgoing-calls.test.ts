import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const HOOK = new URL('../abuse/outgoing-calls.ts', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a process says of its calls that runs this code. */
async function reportOf(code: string): Promise<string> {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', HOOK, '--input-type=module', '--eval', code],
    { cwd: ROOT },
  );
  return stderr;
}

test.each<[string, string, string]>([
  ['a connection', "connect(1, '127.0.0.1').on('error', () => {})", 'a connection to 127.0.0.1:1'],
  [
    'a connection by options',
    "connect({ port: 1, host: '::1' }).on('error', () => {})",
    'a connection to ::1:1',
  ],
  ['TLS', "tls.connect(443, '127.0.0.1').on('error', () => {})", 'a connection to 127.0.0.1:443'],
  ['an http request', "http.get('http://127.0.0.1:1/').on('error', () => {})", 'a connection to 127.0.0.1:1'],
  ['fetch', "fetch('http://127.0.0.1:1/').catch(() => {})", 'a request to http://127.0.0.1:1/'],
  ['a question for a name', "dns.lookup('quartet.invalid', () => {})", 'the address of quartet.invalid'],
  [
    'a connection in a thread',
    "new Worker(\"import('node:net').then((net) => net.connect(1, '127.0.0.1').on('error', () => {}))\", { eval: true })",
    'a connection to 127.0.0.1:1',
  ],
])('while a server is abused, %s of its process is noticed', async (_, code, called) => {
  const modules = `import { connect } from 'node:net'; import tls from 'node:tls'; import http from 'node:http';
    import dns from 'node:dns'; import { Worker } from 'node:worker_threads';`;
  expect(await reportOf(`${modules} ${code};`)).toContain(`called out: Error: ${called}`);
});

test('who is called by others and calls nobody is not reported', async () => {
  const code = `import { createServer } from 'node:http'; import dns from 'node:dns';
    const server = createServer().listen(0, '127.0.0.1', () => server.close()); dns.lookup('127.0.0.1', () => {});`;
  expect(await reportOf(code)).toBe('');
});
