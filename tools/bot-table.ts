// The strength table and curve of docs/bots.md, from the arena's own figures. `npm run bot-table` plays the deals that
// docs/strength.json still lacks, keeps each part as soon as it is played, and writes the page and its pictures anew.
//
//   --game linko   --seats 4   --one hard@10ms   --rest medium   only these
//   --deals 100     no more than so many deals for each figure; 0 writes the page from what there is
//   --workers 1     threads
//   --anew          forget what was measured before (after a change of the bots)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_WORKERS } from '@quartet/arena';
import { strengthCurve } from './strength/curve.ts';
import { entryOf, type Ledger, playOn, readLedger, writeLedger } from './strength/ledger.ts';
import { filledIn } from './strength/page.ts';
import { PAIRINGS } from './strength/pairings.ts';
import { trainingCurve } from './strength/training.ts';

/** Deals for each thread between two times of saving. */
const PART = 10;

const file = (name: string): string => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
const LEDGER = file('strength.json');
const PAGE = file('bots.md');
const PICTURE = file('pictures/strength.svg');
const TRAINING = file('training.jsonl');
const TRAINING_PICTURE = file('pictures/training.svg');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    one: { type: 'string' },
    rest: { type: 'string' },
    deals: { type: 'string', default: '400' },
    workers: { type: 'string', default: String(DEFAULT_WORKERS) },
    seed: { type: 'string', default: 'bots' },
    anew: { type: 'boolean', default: false },
  },
});

const chosen = PAIRINGS.filter(
  ({ game, seats, one, rest }) =>
    game === (values.game ?? game) &&
    seats === Number(values.seats ?? seats) &&
    one === (values.one ?? one) &&
    rest === (values.rest ?? rest),
);
if (chosen.length === 0) {
  console.error(`no pairing of the table is ${JSON.stringify(values)}; see tools/strength/pairings.ts`);
  process.exit(1);
}

let ledger: Ledger = existsSync(LEDGER) ? readLedger(LEDGER) : { seed: values.seed, entries: [] };
if (values.anew) {
  const forgotten = new Set(chosen.map((pairing) => entryOf(ledger, pairing)));
  ledger = { ...ledger, entries: ledger.entries.filter((entry) => !forgotten.has(entry)) };
  writeLedger(LEDGER, ledger);
}
for (const pairing of chosen) {
  const wanted = Math.min(pairing.deals, Number(values.deals));
  const played = (): number => entryOf(ledger, pairing)?.wins.count ?? 0;
  const workers = Number(values.workers);
  while (played() < wanted) {
    ledger = await playOn(ledger, pairing, Math.min(PART * workers, wanted - played()), workers);
    writeLedger(LEDGER, ledger);
  }
  console.log(
    `${pairing.game}, ${pairing.seats} seats: ${pairing.one} against ${pairing.rest}, ${played()} deals`,
  );
}
writeFileSync(PAGE, filledIn(readFileSync(PAGE, 'utf8'), ledger));
writeFileSync(PICTURE, strengthCurve(ledger));
writeFileSync(TRAINING_PICTURE, trainingCurve(readFileSync(TRAINING, 'utf8')));
