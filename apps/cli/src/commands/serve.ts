import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { availableParallelism, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { RunningServer } from '@quartet/server';
import { DEFAULT_OPTIONS, LEAST_ADMIN_TOKEN, type ServeOptions } from '@quartet/server/options';
import { type Command, type Given, wholeNumber } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Output } from '../output.ts';
import { complainOf, placeFrom, STORE_FLAGS, STORE_HELP } from '../store-flags.ts';

const APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const ROLES = ['all', 'web', 'bots'] as const;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
/** Left to itself the heap grows to four times what is held before it is collected; this costs a hundredth of the time. */
const COLLECT_SOONER = '--heap-growing-percent=50';
const PORTS = { min: 0, max: 65_535 };

export const command: Command = {
  help: `
quartet serve [--port N] [--host ADDRESS] [--data DIR | --database URL] …

Starts the server: the web app, tables that friends join by a link, bots, the HTTP API (at /api).
Ends by Ctrl+C or SIGTERM, after everybody was told and everything is stored.

  --port N           8080; also from PORT
  --host ADDRESS     127.0.0.1, which only this computer can reach; 0.0.0.0 opens it to the network; also from HOST
${STORE_HELP}
  --origin URL       where people reach it, if a proxy stands in front: https://cards.example
  --trust-proxy      believe the X-Forwarded-… headers of the proxy in front
  --role ROLE        all, or only web (people) or bots (thinking), for several nodes on one database
  --workers N        threads in which bots think
  --app DIR          the built web app, if it lies elsewhere than "npm run build" puts it
  --bot-floor MS     milliseconds a bot takes at least, so that people can follow (450)
  --log LEVEL        silent, error, warn (default), info or debug; JSON, one line each
  --keep             keep guests and tables nobody came back to, instead of sweeping them out after a time
  --no-limits        no rate limits, for load tests

The administration is at /#/admin; "quartet admin link" leads there. Its secret is in the folder of the store, or in
QUARTET_ADMIN_TOKEN; with --database there is none unless that is set.`,
  flags: {
    ...STORE_FLAGS,
    port: 'text',
    host: 'text',
    origin: 'text',
    'trust-proxy': 'switch',
    role: 'text',
    workers: 'text',
    app: 'text',
    'bot-floor': 'text',
    log: 'text',
    keep: 'switch',
    'no-limits': 'switch',
  },
  words: 0,
  async run(given, { stdout, stderr }) {
    const options = optionsFrom(given);
    // Only now: whoever mistyped a flag need not wait for the whole server.
    const { startServer } = await import('@quartet/server');
    const server = await startServer(options).catch((error) => complainOf(error));
    stdout.say(`Quartet is at ${options.origin ?? server.url}`);
    // Now and not at the end: a server that is killed comes back the faster for it.
    flushCompileCache();
    // After that: compiled code is kept for the flags it was compiled under.
    setFlagsFromString(COLLECT_SOONER);
    for (const line of remarks(options, server)) stdout.say(line);
    await untilTold(server, stdout, stderr);
  },
};

function optionsFrom(given: Given): ServeOptions {
  return {
    ...DEFAULT_OPTIONS,
    ...placeFrom(given),
    port: portFrom(given),
    host: given.text('host') ?? process.env.HOST ?? DEFAULT_OPTIONS.host,
    origin: originFrom(given.text('origin')),
    trustProxy: given.has('trust-proxy'),
    role: oneOf('--role', ROLES, given.text('role') ?? 'all'),
    workers: given.number('workers', { min: 0, max: 64 }, Math.max(1, availableParallelism() - 1)),
    botFloor: given.number('bot-floor', { min: 0, max: 60_000 }, DEFAULT_OPTIONS.botFloor),
    logLevel: oneOf('--log', LEVELS, given.text('log') ?? 'warn'),
    rate: given.has('no-limits') ? null : DEFAULT_OPTIONS.rate,
    keepForsaken: given.has('keep'),
    app: appFrom(given.text('app')),
    adminToken: adminTokenFrom(process.env.QUARTET_ADMIN_TOKEN),
  };
}

/** Only from the environment: flags are seen by everybody who lists processes. */
function adminTokenFrom(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (text.length < LEAST_ADMIN_TOKEN)
    throw new Complaint(`QUARTET_ADMIN_TOKEN needs at least ${LEAST_ADMIN_TOKEN} letters.`);
  return text;
}

function appFrom(named: string | undefined): string | null {
  const folder = named === undefined ? APP : resolve(named);
  if (existsSync(`${folder}/index.html`)) return folder;
  if (named !== undefined) throw new Complaint(`--app is "${named}"; there is no index.html in that folder.`);
  return null;
}

function portFrom(given: Given): number {
  const fromEnvironment = process.env.PORT;
  const usual = fromEnvironment ? wholeNumber('PORT', fromEnvironment, PORTS) : DEFAULT_OPTIONS.port;
  return given.number('port', PORTS, usual);
}

function originFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin || url.username || url.password)
    throw new Complaint(`--origin is "${text}"; it takes an address like https://cards.example.`);
  return url.origin;
}

function oneOf<T extends string>(flag: string, known: readonly T[], text: string): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new Complaint(`${flag} is "${text}"; it takes ${known.join(', ')}.`);
  return found;
}

/** What whoever started it may want to know. */
function remarks(options: ServeOptions, server: RunningServer): string[] {
  const { host, origin } = options;
  const port = new URL(server.url).port;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const near = isEverywhere && !origin ? lanAddresses().map((address) => `http://${address}:${port}`) : [];
  return [
    ...near.map((url) => `On your network: ${url}`),
    ...(host === '127.0.0.1' && !origin
      ? ['Only this computer can reach it; --host 0.0.0.0 (or HOST=0.0.0.0) opens it to your network.']
      : []),
    ...(options.app === null && options.role !== 'bots'
      ? ['The web app is not built, so only the API is served; "npm run build" builds it.']
      : []),
  ];
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one !== undefined && one.family === 'IPv4' && !one.internal)
    .map((one) => one!.address);
}

/** The second signal does not wait any more. */
async function untilTold(server: RunningServer, stdout: Output, stderr: Output): Promise<void> {
  const told = new Promise<null>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(null));
  });
  const failure = await Promise.race([told, server.failed]);
  // Whoever watches over the process starts it anew; what was acknowledged is on the disk.
  if (failure) {
    stderr.say(`quartet: ${failure.message}`);
    process.exit(1);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  stdout.say('Quartet is stopping …');
  await server.close();
  process.exit(0);
}
