// A static server for the built app alone, for its tests and measurements.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const PORT = Number(process.env.PORT ?? 8080);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** The ways in which the build is compressed, the best first, and how those files end. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The file behind a path of the address; null if it is none of ours. */
function fileFor(path: string): string | null {
  const file = normalize(join(DIST, path === '/' ? 'index.html' : path));
  return file.startsWith(DIST) && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** The compressed twin of a file that this browser understands; null if there is none. */
function twinOf(file: string, accepted: string): (typeof ENCODINGS)[number] | null {
  const understood = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim());
  return ENCODINGS.find(([name, end]) => understood.includes(name) && existsSync(file + end)) ?? null;
}

function pathOf(url: string | undefined): string {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
  } catch {
    return '/no-such-file';
  }
}

const server = createServer((request, response) => {
  const file = request.method === 'GET' || request.method === 'HEAD' ? fileFor(pathOf(request.url)) : null;
  if (!file) {
    response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const isNamedByContent = file.includes('/assets/');
  const twin = twinOf(file, String(request.headers['accept-encoding'] ?? ''));
  const sent = twin ? file + twin[1] : file;
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(sent).size,
    ...(twin && { 'content-encoding': twin[0] }),
    vary: 'accept-encoding',
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Quartet: port ${PORT} is in use; set PORT to another.` : error.message,
  );
  process.exitCode = 1;
});
server.listen(PORT, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : PORT;
  console.log(`Quartet is at http://localhost:${port}`);
});
