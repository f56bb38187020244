import { readSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { knowledgeOf } from '@quartet/bots';
import { featuresOf, roomsOf, sizeOf } from '@quartet/bots/master';
import { findGame } from '@quartet/catalog';
import { Frame } from './frame.ts';
import { SelfPlay } from './self-play.ts';
import { lotsFrom } from './tables.ts';

// Plays matches for the trainer (train.py), which starts this. Frames go out, answers come in; two halves take turns,
// so that one is played while the other is judged.

const INPUT = 0;
const OUTPUT = 1;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seed: { type: 'string', default: '0' },
    matches: { type: 'string', default: '512' },
    seats: { type: 'string', default: '' },
    trace: { type: 'string', default: '0.9' },
    experts: { type: 'string', default: '0' },
    searchers: { type: 'string', default: '0' },
    lines: { type: 'string', default: '40' },
    swaps: { type: 'string', default: '0' },
  },
});
const game = findGame(values.game ?? '');
const features = await featuresOf(values.game ?? '');
if (!game || !features) throw new Error(`a net cannot be told of the game "${values.game}"`);

const matches = Number(values.matches);
const swaps = Number(values.swaps);
const { belief } = features;
if (swaps > 0 && !belief) throw new Error(`a net cannot say what it believes of "${values.game}"`);
const lesson = {
  game,
  features,
  lots: lotsFrom(game, values.seats),
  trace: Number(values.trace),
  experts: Number(values.experts),
  searchers: Number(values.searchers),
  lines: Number(values.lines),
  swaps,
};
const knowledge = knowledgeOf(game);
const halves = [0, 1].map((half) => ({
  play: new SelfPlay(knowledge, lesson, `${values.seed}/${half}`, matches),
  frame: new Frame(lesson, matches),
}));

const answer = new Uint8Array(4 + 5 * matches);
const first = new Int32Array(answer.buffer, 0, 1);
const promised = new Float32Array(answer.buffer, 4, matches);
const chosen = answer.subarray(4 + 4 * matches);

send(new Uint8Array(Int32Array.of(sizeOf(features), ...roomsOf(features), matches).buffer));
if (swaps > 0) send(new Uint8Array(Int32Array.of(belief!.size, belief!.room).buffer));
for (const half of halves) advance(half);
for (let turn = 0; ; turn = 1 - turn) {
  if (!receive(answer)) break;
  halves[turn]!.play.answer(first[0]!, promised, chosen);
  advance(halves[turn]!);
}

function advance({ play, frame }: (typeof halves)[number]): void {
  play.advance(frame);
  const bytes = frame.bytes();
  send(new Uint8Array(Int32Array.of(bytes.length).buffer));
  send(bytes);
}

function send(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(OUTPUT, bytes, at);
}

/** False when the trainer has closed the line. */
function receive(into: Uint8Array): boolean {
  for (let at = 0; at < into.length; ) {
    const count = readSync(INPUT, into, at, into.length - at, null);
    if (count === 0) return false;
    at += count;
  }
  return true;
}
