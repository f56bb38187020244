// Fits the tables by which a master's lines of Linko! are played and judged (README.md, "Lines as masters play them"):
// `node training/fit-lines.ts --out DIR [--matches 3700] [--seed s] [--epochs 20]`
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FastRng } from '@quartet/core';
import { Choosing } from './lines/choosing.ts';
import { learnt } from './lines/learnt.ts';
import { Matches } from './lines/matches.ts';
import { Standing } from './lines/standing.ts';

const CHOICES =
  'Fitted to what masters chose (training/README.md), in thousandths: the places are those of places.ts.';
const STANDING =
  'Fitted to who won among masters (training/README.md), in thousandths: the places are those of standing.ts.';
/** A line says how far it is after so many matches. */
const REPORT = 100;

const { out, matches, epochs, seed } = asked();
const playing = await Matches.begin(seed, readFile);
const choosing = new Choosing();
const standing = new Standing();
const begun = performance.now();
for (let match = 0; match < matches; match++) {
  const end = playing.play(match, (decision) => {
    choosing.add(decision);
    standing.add(decision);
  });
  standing.close(end);
  if ((match + 1) % REPORT === 0 || match + 1 === matches) {
    console.log(`${match + 1} matches, ${choosing.count} decisions, ${seconds()} s`);
  }
}
const choices = choosing.fit(epochs, new FastRng(`${seed} choices`));
console.log(choosing.report(choices));
const standings = standing.fit(epochs, new FastRng(`${seed} standing`));
console.log(standing.report(standings));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'learnt-choices.ts'), learnt('CHOICES', CHOICES, choices));
writeFileSync(join(out, 'learnt-standing.ts'), learnt('STANDING', STANDING, standings));
console.log(`written to ${out} after ${seconds()} s`);

function seconds(): string {
  return ((performance.now() - begun) / 1000).toFixed(0);
}

function asked() {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: 'string' },
        matches: { type: 'string', default: '3700' },
        seed: { type: 'string', default: 'lines' },
        epochs: { type: 'string', default: '20' },
      },
    });
    if (values.out === undefined) throw new Error('--out DIR says where the two files are to be written');
    // The first match is kept apart: with one there would be nothing to learn from.
    const matches = wholeNumber('--matches', values.matches, 2);
    return { out: values.out, matches, epochs: wholeNumber('--epochs', values.epochs, 1), seed: values.seed };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${option} ${text}: a whole number from ${least} on is needed`);
}
