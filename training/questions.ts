import { parseArgs } from 'node:util';
import { knowledgeOf } from '@quartet/bots';
import { featuresOf, Present, Question } from '@quartet/bots/master';
import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, MoveList, NOBODY } from '@quartet/core';
import { someTable, usualLots } from './tables.ts';

// Prints questions met in matches of experts, as JSON: features of the position, of a move, and of a card in another's hand where
// a net may have a word for it. What a net answers to them is kept with its weights.

const { values } = parseArgs({ options: { game: { type: 'string' }, questions: { type: 'string' } } });
const game = findGame(values.game ?? '');
const features = await featuresOf(values.game ?? '');
if (!game || !features) throw new Error(`a net cannot be told of the game "${values.game}"`);

const wanted = Number(values.questions ?? 24);
const question = new Question(knowledgeOf(game), features);
const moves = new MoveList(game.moveSpace);
const rng = new FastRng('questions');
const swapping = new FastRng('cards');
const { belief } = features;
const list = () => new Present(belief?.room ?? 0);
const swap = [list(), list(), list(), list()] as const;
const found: number[][][] = [];
for (let match = 0; found.length < wanted; match++) {
  const chance = fastChance(`questions ${match}`);
  const state = game.start(someTable(game, usualLots(game), rng), chance, null);
  while (game.actor(state) !== NOBODY && found.length < wanted) {
    game.legal(state, moves);
    question.read(state, moves);
    const { position, moves: ofMoves, counts, candidates, codes } = question;
    if (candidates > 1 && rng.below(20) === 0) {
      const ofMove = { list: ofMoves.list, length: counts[0]! };
      belief?.read(state);
      belief?.swap(swapping, swap);
      found.push([position, ofMove, swap[0]].map(listed));
    }
    game.play(state, codes[rng.below(Math.min(2, candidates))]!, chance, null);
  }
}
process.stdout.write(`${JSON.stringify(found)}\n`);

function listed({ list, length }: Pick<Present, 'list' | 'length'>): number[] {
  return Array.from(list.subarray(0, length));
}
