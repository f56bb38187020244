// One process of those who mean harm; `run.ts` starts it and says which tables there are, and when it is over.
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type AbuseRun, Attacker } from './attacker.ts';
import * as byHttp from './http-abuse.ts';
import * as byPasskey from './passkey-abuse.ts';
import * as bySocket from './socket-abuse.ts';
import * as byStore from './store-abuse.ts';
import * as unread from './unread-abuse.ts';

/** How many of each are at it at the same time. */
const KINDS: Readonly<Record<string, readonly [number, (attacker: Attacker) => Promise<void>]>> = {
  'long polls': [4, byHttp.polls],
  'wrong passwords': [2, byHttp.wrongPasswords],
  'fuzzed requests': [2, byHttp.fuzzedRequests],
  'oversized bodies': [1, byHttp.oversizedBodies],
  'guests and tables': [1, byHttp.guestsAndTables],
  'half requests': [1, byHttp.halfRequests],
  'many lists': [2, byStore.manyLists],
  'limit races': [1, byStore.limitRaces],
  'presence churn': [3, bySocket.presenceChurn],
  'host acts': [2, bySocket.hostActs],
  'chat floods': [2, bySocket.chatFlood],
  'fuzzed messages': [2, bySocket.fuzzedMessages],
  'oversized frames': [1, bySocket.oversizedFrames],
  'slow readers': [1, bySocket.slowReaders],
  'silent sockets': [1, bySocket.silentSockets],
  'certificates of passkeys': [1, byPasskey.certificates],
  'broken passkeys': [1, byPasskey.brokenPasskeys],
  'unread answers': [2, unread.pipelinedRequests],
  'slow downloads': [1, unread.slowDownloads],
  'foreign hosts': [1, unread.foreignHosts],
  'exports and records': [2, unread.exportsAndRecords],
};
/** Milliseconds that stragglers get. */
const FAREWELL = 3_000;

// They come from other machines: what they need here is not the server's.
setPriority(10);

const [url, nth, only] = process.argv.slice(2) as [string, string, string];
const run: AbuseRun = { url, tables: [], tallies: {}, isOn: true };

process.on('message', (said: readonly string[] | 'over') => {
  if (said === 'over') {
    run.isOn = false;
    setTimeout(leave, FAREWELL).unref();
  } else run.tables = said;
});

process.send!('ready');
const kinds = Object.entries(KINDS).filter(([kind]) => only === '' || only.split(',').includes(kind));
const all = kinds.flatMap(([kind, [count, abuse]], k) =>
  Array.from({ length: count }, (_, n) => abuse(new Attacker(run, kind, `198.51.${nth}.${k * 10 + n}`))),
);
await Promise.all(all);
while (run.isOn) await wait(100);
leave();

function leave(): void {
  process.send!(run.tallies, () => process.exit());
}
