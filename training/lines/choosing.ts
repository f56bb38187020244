import { type Lines, Summed } from '@quartet/bots/master';
import { MoveList, type Rng } from '@quartet/core';
import { fitted, isApart } from './fit.ts';
import { Groups, MOST } from './groups.ts';
import type { Decision } from './matches.ts';

/** Of two moves, the one that is so much of a win better is to be e times as likely. */
const CLEAR = 0.015;
/** How much it counts to be as likely as that, and how much what is lost on average. */
const ALIKE = 0.3;
const LOSS = 30;

/** Expert's lines without their moves by chance. */
const NO_WHIM: Rng = { below: () => 1, shuffle: () => {} };

/** How often the best is chosen, and how much of a win is lost a decision. */
interface Mark {
  agreed: number;
  lost: number;
}

/** Learns what masters choose, by what the net thinks of each move. */
export class Choosing {
  private readonly groups = new Groups();
  /** [sum] → what the net thinks of the move; [group] → the one that expert's lines have. */
  private readonly values: number[] = [];
  private readonly experts: number[] = [];
  private readonly lines: Lines;
  private readonly summed = new Summed();
  private readonly moves: MoveList;

  constructor(lines: Lines) {
    this.lines = lines;
    this.moves = new MoveList(lines.knowledge.game.moveSpace);
  }

  get count(): number {
    return this.groups.count;
  }

  add({ state, match, codes, values }: Decision): void {
    const { knowledge } = this.lines;
    knowledge.game.legal(state, this.moves);
    this.lines.read(state, this.moves);
    for (const code of codes) {
      const settled = this.lines.placesOfMove(state, code, this.summed);
      this.groups.add(this.summed, settled);
    }
    this.values.push(...values);
    const expert = codes.indexOf(knowledge.rollout(state, this.moves, NO_WHIM));
    // What was not worth a look is no better than the last that was.
    this.experts.push(expert < 0 ? codes.length - 1 : expert);
    this.groups.close(match);
  }

  fit(epochs: number, rng: Rng): Float64Array {
    const excess = this.excess.bind(this);
    const course = { rate: 0.03, slowest: 0.001, decay: 2e-6, excess };
    return fitted(this.groups, course, this.lines.places, epochs, rng);
  }

  /** Moves are to be as likely as their values suggest, and little is to be lost. The best is the first. */
  private excess(group: number, shares: Float64Array, into: Float64Array): void {
    const first = this.groups.first(group);
    const size = this.groups.size(group);
    const value = (i: number): number => this.values[first + i]!;
    let sum = 0;
    let expected = 0;
    for (let i = 0; i < size; i++) {
      sum += Math.exp((value(i) - value(0)) / CLEAR);
      expected += shares[i]! * value(i);
    }
    for (let i = 0; i < size; i++) {
      const wanted = Math.exp((value(i) - value(0)) / CLEAR) / sum;
      into[i] = ALIKE * (shares[i]! - wanted) - LOSS * shares[i]! * (value(i) - expected);
    }
  }

  /** By what was kept apart. */
  report(numbers: Float64Array): string {
    const shares = new Float64Array(MOST);
    const tables = { agreed: 0, lost: 0 };
    const expert = { agreed: 0, lost: 0 };
    let count = 0;
    for (let group = 0; group < this.groups.count; group++) {
      if (!isApart(this.groups.matches[group]!)) continue;
      this.groups.shares(group, numbers, shares);
      const likely = shares.subarray(0, this.groups.size(group));
      this.mark(group, likely.indexOf(Math.max(...likely)), tables);
      this.mark(group, this.experts[group]!, expert);
      count++;
    }
    const told = ({ agreed, lost }: Mark): string =>
      `${((100 * agreed) / count).toFixed(1)} % as the net, ${(lost / count).toFixed(4)} of a win lost each`;
    return `choices, ${count} kept apart: tables ${told(tables)}; expert's lines ${told(expert)}`;
  }

  private mark(group: number, chosen: number, mark: Mark): void {
    const first = this.groups.first(group);
    if (chosen === 0) mark.agreed++;
    mark.lost += this.values[first]! - this.values[first + chosen]!;
  }
}
