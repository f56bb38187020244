import { linkoLines, lookAround, placesOfSeat, STANDING_PLACES } from '@quartet/bots/linko-lines';
import { Summed } from '@quartet/bots/master';
import type { Rng, Seat } from '@quartet/core';
import type { LinkoShapes, State } from '@quartet/linko';
import { fitted, isApart } from './fit.ts';
import { Groups, MOST } from './groups.ts';
import type { Decision } from './matches.ts';

const { knowledge } = linkoLines;
/** Whoever judges how Linko! stands judges tables of four. */
const SEATS = 4;

/** How much of what is learnt is what the net expects at the seat's next decision; the rest is the result. */
const PROMISED = 0.5;
/** One position in so many is kept: neighbours teach the same. */
const KEPT = 2;

/** A decision of the match that is being played: whose, what the net expects of it, and its group if it is kept. */
interface Met {
  readonly actor: Seat;
  readonly value: number;
  readonly group: number | null;
}

/** Learns who wins from the middle of a round. */
export class Standing {
  private readonly groups = new Groups();
  /** [group and seat] → what is to be learnt, the share of the win it came to, and what outlook.ts says. */
  private readonly targets: number[] = [];
  private readonly won: number[] = [];
  private readonly outlook: number[] = [];
  private readonly summed = new Summed();
  private readonly shares = new Float64Array(SEATS);
  private met: Met[] = [];

  add({ state, match, master, values }: Decision<LinkoShapes>): void {
    const isKept = this.met.length % KEPT === 0;
    const group = isKept ? this.groups.count : null;
    this.met.push({ actor: state.actor, value: values[0]!, group });
    if (!isKept) return;
    lookAround(state);
    for (let seat = 0; seat < SEATS; seat++) {
      placesOfSeat(state, seat, master, this.summed);
      this.groups.add(this.summed);
    }
    this.groups.close(match);
    knowledge.rewards(state, this.shares);
    this.outlook.push(...this.shares);
  }

  /** The match is over: what its positions came to. */
  close(state: State): void {
    knowledge.rewards(state, this.shares);
    const result = [...this.shares];
    const places = knowledge.game.scoreSheet(state);
    const winners = places.filter(({ place }) => place === 1);
    const next = [...result];
    for (const { actor, value, group } of this.met.reverse()) {
      if (group !== null) {
        const sum = next.reduce((total, one) => total + one, 0);
        for (let seat = 0; seat < SEATS; seat++) {
          const promised = next[seat]! / sum;
          this.targets[SEATS * group + seat] = PROMISED * promised + (1 - PROMISED) * result[seat]!;
          const hasWon = winners.some((winner) => winner.seat === seat);
          this.won[SEATS * group + seat] = hasWon ? 1 / winners.length : 0;
        }
      }
      next[actor] = value;
    }
    this.met = [];
  }

  fit(epochs: number, rng: Rng): Float64Array {
    const excess = (group: number, shares: Float64Array, into: Float64Array): void => {
      for (let seat = 0; seat < SEATS; seat++)
        into[seat] = shares[seat]! - this.targets[SEATS * group + seat]!;
    };
    const course = { rate: 0.01, slowest: 0.0005, decay: 1e-4, excess };
    return fitted(this.groups, course, STANDING_PLACES, epochs, rng);
  }

  /** By what was kept apart. */
  report(numbers: Float64Array): string {
    const shares = new Float64Array(MOST);
    let [after, before, count] = [0, 0, 0];
    for (let group = 0; group < this.groups.count; group++) {
      if (!isApart(this.groups.matches[group]!)) continue;
      this.groups.shares(group, numbers, shares);
      for (let seat = 0; seat < SEATS; seat++) {
        const at = SEATS * group + seat;
        after -= this.won[at]! * Math.log(shares[seat]! + 1e-9);
        before -= this.won[at]! * Math.log(this.outlook[at]! + 1e-9);
      }
      count++;
    }
    const told = (sum: number): string => (sum / count).toFixed(3);
    return `standing, ${count} kept apart: −log of the winner's chance ${told(after)}; outlook.ts ${told(before)}`;
  }
}
