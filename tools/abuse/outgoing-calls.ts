// Runs in the server under abuse and in its threads, before everything else: says on standard error whom the process calls.
// Its database and, at port 443, addresses that were checked before (web hooks, push services) are documented; the rest is a fault.
import dns from 'node:dns';
import { isIP, Socket } from 'node:net';

const TO_DATABASE = /\/node_modules\/pg\//;
const CHECKED = /\/apps\/server\/src\/webhooks\/call-address\.ts/;

function report(what: string, isHttps: boolean): void {
  const stack = new Error(what).stack!;
  if (!TO_DATABASE.test(stack) && !(isHttps && CHECKED.test(stack)))
    process.stderr.write(`called out: ${stack}\n`);
}

const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  // Node's own callers hand over a list of arguments; in it or in their place stand the options.
  const [first] = given.flat() as [unknown];
  const { host, port, path } = (typeof first === 'object' ? first : { port: first }) as Record<
    string,
    unknown
  >;
  report(`a connection to ${path ?? `${host}:${port}`}`, Number(port) === 443);
  return Reflect.apply(connect, this, given);
};

const { lookup } = dns;
dns.lookup = Object.assign((...given: Parameters<typeof lookup>) => {
  if (isIP(given[0]) === 0) report(`the address of ${given[0]}`, true);
  return lookup(...given);
}, lookup);

const { fetch } = globalThis;
globalThis.fetch = (address, init) => {
  report(`a request to ${address instanceof Request ? address.url : address}`, false);
  return fetch(address, init);
};
