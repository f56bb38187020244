import { type MoveCode, MoveList, NOBODY, type Seat, type Shapes } from '@quartet/core';
import { Deals } from './deals.ts';
import { Playout } from './playout.ts';
import { type Considered, Evidence, type SearchTask } from './search.ts';

/** How much curiosity weighs against what is known; rewards lie between 0 and 1. */
const CURIOSITY = 0.7;

interface Node {
  readonly children: Map<MoveCode, Node>;
  /** The move that led here, and who chose it. */
  readonly code: MoveCode;
  readonly seat: Seat;
  tried: number;
  sum: number;
  /** How often this move could have been chosen: legal moves differ from deal to deal. */
  available: number;
}

/**
 * Single-observer information-set tree search: one tree over the moves, a new imagined deal each time it is
 * walked down, everybody choosing what served them best so far.
 */
export function treeSearch<S extends Shapes>(task: SearchTask<S>): Considered[] {
  const { knowledge, view, rng, budget } = task;
  const candidates = task.candidates.map(({ code }) => code);
  const { game } = knowledge;
  const playout = new Playout(knowledge, view.table.seats);
  const deals = new Deals(knowledge, view, rng);
  const seed = rng.below(2 ** 31);
  const moves = new MoveList(game.moveSpace);
  const root = leaf(NOBODY, NOBODY);
  const evidence = candidates.map((code) => new Evidence(code));
  const line = game.copy(deals.next());
  let iterations = 0;
  do {
    const deal = deals.next();
    const round = knowledge.round(deal);
    game.copy(deal, line);
    playout.begin(seed, iterations);
    const path = [root];
    let node = root;
    let isNew = false;
    while (!isNew && game.actor(line) !== NOBODY && knowledge.round(line) === round) {
      const seat = game.actor(line);
      game.legal(line, moves);
      const listed = node === root ? candidates : moves.toArray();
      const code = select(node, listed, seat);
      const next = node.children.get(code)!;
      isNew = next.tried === 0;
      playout.play(line, code);
      path.push(next);
      node = next;
    }
    playout.run(line, round);
    for (const visited of path) {
      visited.tried++;
      if (visited.seat !== NOBODY) visited.sum += playout.rewards[visited.seat]!;
    }
    evidence.find(({ code }) => code === path[1]?.code)?.add(playout, view.actor);
    iterations++;
  } while (budget.spent(iterations) < 1);
  return evidence
    .filter(({ tried }) => tried > 0)
    .sort((a, b) => b.tried - a.tried)
    .map((candidate) => candidate.considered());
}

/** An untried move if there is one, the most promising first; else the best of value and curiosity. */
function select(node: Node, listed: readonly MoveCode[], seat: Seat): MoveCode {
  let best = listed[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const code of listed) {
    let child = node.children.get(code);
    if (!child) {
      child = leaf(seat, code);
      node.children.set(code, child);
    }
    child.available++;
    const score =
      child.tried === 0
        ? Number.POSITIVE_INFINITY
        : child.sum / child.tried + CURIOSITY * Math.sqrt(Math.log(child.available) / child.tried);
    if (score > bestScore) {
      best = code;
      bestScore = score;
    }
  }
  return best;
}

function leaf(seat: Seat, code: MoveCode): Node {
  return { children: new Map(), seat, code, tried: 0, sum: 0, available: 0 };
}
