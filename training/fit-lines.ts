// Fits the tables by which a master's lines are played and, in Linko!, judged (README.md, "Lines as masters play them"):
// `node training/fit-lines.ts linko|linx --out DIR [--matches 3700] [--seed s] [--epochs 20]`
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linkoLines } from '@quartet/bots/linko-lines';
import { linxLines } from '@quartet/bots/linx-lines';
import { FastRng } from '@quartet/core';
import { Choosing } from './lines/choosing.ts';
import { learnt } from './lines/learnt.ts';
import { Matches } from './lines/matches.ts';
import { Standing } from './lines/standing.ts';

/** At which tables lines are played so. */
const GAMES = { linko: { lines: linkoLines, seats: 4 }, linx: { lines: linxLines, seats: 2 } };
const CHOICES =
  'Fitted to what masters chose (training/README.md), in thousandths: the places are those of places.ts.';
const STANDING =
  'Fitted to who won among masters (training/README.md), in thousandths: the places are those of standing.ts.';
/** A line says how far it is after so many matches. */
const REPORT = 100;

const { game, out, matches, epochs, seed } = asked();
const { lines, seats } = GAMES[game];
const playing = await Matches.begin(lines as never, seats, seed, readFile);
const choosing = new Choosing(lines as never);
const standing = game === 'linko' ? new Standing() : null;
const begun = performance.now();
for (let match = 0; match < matches; match++) {
  const end = playing.play(match, (decision) => {
    choosing.add(decision);
    standing?.add(decision as never);
  });
  standing?.close(end as never);
  if ((match + 1) % REPORT === 0 || match + 1 === matches) {
    console.log(`${match + 1} matches, ${choosing.count} decisions, ${seconds()} s`);
  }
}
mkdirSync(out, { recursive: true });
const choices = choosing.fit(epochs, new FastRng(`${seed} choices`));
console.log(choosing.report(choices));
writeFileSync(join(out, 'learnt-choices.ts'), learnt('CHOICES', CHOICES, choices));
if (standing) {
  const standings = standing.fit(epochs, new FastRng(`${seed} standing`));
  console.log(standing.report(standings));
  writeFileSync(join(out, 'learnt-standing.ts'), learnt('STANDING', STANDING, standings));
}
console.log(`written to ${out} after ${seconds()} s`);

function seconds(): string {
  return ((performance.now() - begun) / 1000).toFixed(0);
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        matches: { type: 'string', default: '3700' },
        seed: { type: 'string', default: 'lines' },
        epochs: { type: 'string', default: '20' },
      },
    });
    const [game = ''] = positionals;
    if (!isGame(game) || positionals.length > 1) {
      throw new Error(
        `${positionals.join(' ') || 'no game'}: one of ${Object.keys(GAMES).join(', ')} is needed`,
      );
    }
    if (values.out === undefined) throw new Error('--out DIR says where the tables are to be written');
    // The first match is kept apart: with one there would be nothing to learn from.
    const matches = wholeNumber('--matches', values.matches, 2);
    const epochs = wholeNumber('--epochs', values.epochs, 1);
    return { game, out: values.out, matches, epochs, seed: values.seed };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function isGame(name: string): name is keyof typeof GAMES {
  return Object.hasOwn(GAMES, name);
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${option} ${text}: a whole number from ${least} on is needed`);
}
