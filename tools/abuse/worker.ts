// One process of those who mean harm; `run.ts` starts it and says which tables there are, and when it is over.
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type AbuseRun, Attacker } from './attacker.ts';
import { KINDS } from './kinds.ts';

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
  Array.from({ length: count }, (_, n) => abuse(new Attacker(run, kind, `203.${nth}.${k}.${n}`))),
);
await Promise.all(all);
while (run.isOn) await wait(100);
leave();

function leave(): void {
  process.send!(run.tallies, () => process.exit());
}
