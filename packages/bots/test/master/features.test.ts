import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, type Game, MoveList, NOBODY, type Shapes, tableFor } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../src/index.ts';
import { featuresOf, Question, roomsOf, sizeOf, WIDTH } from '../../src/master/index.ts';

const GAMES = ['linko', 'linx', 'combos', 'keltis'];
/** Matches at each table, and decisions of each that are looked at. */
const MATCHES = 1;
const DECISIONS = 50;

/** Every seat count, with the options of each edition. */
function tables(game: Game) {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return counts.flatMap((seats) =>
    Object.values(game.editions).map((edition, i) => tableFor(game, seats, edition, i % seats)),
  );
}

/** Plays matches half at random, half as expert would, and calls for each decision. */
function eachDecision(game: Game, see: (state: object, moves: MoveList, rng: FastRng) => void): void {
  const knowledge = knowledgeOf(game);
  const moves = new MoveList(game.moveSpace);
  const ratings = new Float64Array(game.moveSpace);
  for (const [i, table] of tables(game).entries()) {
    const rng = new FastRng(`features ${i}`);
    for (let match = 0; match < MATCHES; match++) {
      const chance = fastChance(`features ${i} ${match}`);
      const state = game.start(table, chance, null);
      for (let ply = 0; game.actor(state) !== NOBODY && ply < DECISIONS; ply++) {
        game.legal(state, moves);
        see(state, moves, rng);
        knowledge.rate(state, moves, 'balanced', ratings);
        let best = 0;
        for (let k = 1; k < moves.length; k++) if (ratings[k]! > ratings[best]!) best = k;
        game.play(state, moves.at(rng.below(2) === 0 ? best : rng.below(moves.length)), chance, null);
      }
    }
  }
}

describe.each(GAMES)('features of %s', async (id) => {
  const game = findGame(id)!;
  const features = (await featuresOf(id))!;
  const newQuestion = () => new Question(knowledgeOf(game), features);

  test('are the same whatever cards are hidden', () => {
    const one = newQuestion();
    const other = newQuestion();
    eachDecision(game, (state, moves, rng) => {
      if (rng.below(4) !== 0) return;
      one.read(state, moves);
      const view = game.view(state, game.actor(state));
      for (let deal = 0; deal < 3; deal++) {
        other.read(game.imagine(view, rng), moves);
        expect(listed(other)).toEqual(listed(one));
      }
    });
  });

  test('are in range, come once, and have room', () => {
    const question = newQuestion();
    const [positionRoom, moveRoom] = roomsOf(features);
    let most = 0;
    eachDecision(game, (state, moves) => {
      question.read(state, moves);
      const lists = listed(question);
      expect(lists.length).toBe(1 + Math.min(moves.length, WIDTH));
      for (const [i, list] of lists.entries()) {
        expect(new Set(list).size).toBe(list.length);
        expect(list.length).toBeLessThanOrEqual(i === 0 ? positionRoom : moveRoom);
        for (const feature of list) if (feature < 1 || feature >= sizeOf(features)) expect.fail(`${feature}`);
      }
      most = Math.max(most, lists[0]!.length);
    });
    expect(most).toBeGreaterThan(20);
  });

  test('tell moves apart', () => {
    const question = newQuestion();
    let seen = 0;
    let alike = 0;
    eachDecision(game, (state, moves) => {
      question.read(state, moves);
      // Far down the list many come to the same.
      const best = listed(question)
        .slice(1, 6)
        .map((list) => list.join());
      seen += best.length;
      alike += best.length - new Set(best).size;
    });
    expect(alike / seen).toBeLessThan(0.15);
  });
});

/** The features of the position, then those of each candidate. */
function listed(question: Question<Shapes>): number[][] {
  const lists = [Array.from(question.position.list.subarray(0, question.position.length))];
  let at = 0;
  for (let i = 0; i < question.candidates; i++) {
    lists.push(Array.from(question.moves.list.subarray(at, at + question.counts[i]!)));
    at += question.counts[i]!;
  }
  return lists;
}
