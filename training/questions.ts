import { parseArgs } from 'node:util';
import { knowledgeOf } from '@quartet/bots';
import { featuresOf, Question } from '@quartet/bots/master';
import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, MoveList, NOBODY } from '@quartet/core';
import { someTable } from './tables.ts';

// Prints questions met in matches of experts, as JSON: [features of the position, features of a move] each. What a net
// answers to them is kept with its weights.

const { values } = parseArgs({ options: { game: { type: 'string' }, questions: { type: 'string' } } });
const game = findGame(values.game ?? '');
const features = await featuresOf(values.game ?? '');
if (!game || !features) throw new Error(`a net cannot be told of the game "${values.game}"`);

const wanted = Number(values.questions ?? 24);
const question = new Question(knowledgeOf(game), features);
const moves = new MoveList(game.moveSpace);
const rng = new FastRng('questions');
const found: number[][][] = [];
for (let match = 0; found.length < wanted; match++) {
  const chance = fastChance(`questions ${match}`);
  const state = game.start(someTable(game, rng), chance, null);
  while (game.actor(state) !== NOBODY && found.length < wanted) {
    game.legal(state, moves);
    question.read(state, moves);
    const { position, moves: listed, counts, candidates, codes } = question;
    if (candidates > 1 && rng.below(20) === 0) {
      const ofMove = Array.from(listed.list.subarray(0, counts[0]));
      found.push([Array.from(position.list.subarray(0, position.length)), ofMove]);
    }
    game.play(state, codes[rng.below(Math.min(2, candidates))]!, chance, null);
  }
}
process.stdout.write(`${JSON.stringify(found)}\n`);
