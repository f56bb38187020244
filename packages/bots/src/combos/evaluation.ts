import { STOP, type State } from '@quartet/combos';
import { type Mind, type Minds, mindFor, segmentsFor } from './mind.ts';
import type { Plan } from './plan.ts';
import { Plans } from './plans.ts';
import { Prospects } from './prospects.ts';
import { PARTS } from './segments.ts';

/** A decision as its actor sees it. Made once, filled again and again. */
export class Decision {
  plan: Plan;
  private readonly plans: Plans;
  readonly prospects = new Prospects();
  private mind: Mind;

  /** `room`: how many hands it remembers. */
  constructor(minds: Minds, room = 1) {
    this.mind = minds[0]!;
    this.plans = new Plans(room);
    this.plan = this.plans.first;
  }

  read(minds: Minds, s: State): void {
    this.mind = mindFor(minds, s);
    this.plan = this.plans.of(s, s.turn, segmentsFor(this.mind, s));
    this.prospects.read(s, this.mind.weights);
  }

  /** The hand as it is. */
  get worth(): number {
    return this.plan.worth / PARTS;
  }

  /** Cards without an X, or with one that is merely wild. */
  combination(start: number, length: number, strength: number): number {
    const { plan, prospects, mind } = this;
    const isOut = plan.size === length;
    return plan.without(start, length) / PARTS + prospects.ofCombination(strength, isOut, mind.weights);
  }

  /** Cards with an X that ends the turn. */
  x(start: number, length: number): number {
    const { plan, prospects, mind } = this;
    return plan.without(start, length) / PARTS + prospects.ofX(plan.size === length, mind.weights);
  }

  /** A Stop or Redraw. */
  special(at: number): number {
    const { plan, prospects, mind } = this;
    const isOut = plan.size === 1;
    const rest = plan.without(at, 1) / PARTS;
    if (plan.faceAt(at) === STOP) return rest + prospects.ofStop(isOut, mind.weights);
    return rest + prospects.ofRedraw(isOut, mind.weights);
  }

  /** A card drawn, which `plan.readPlaces` was asked about. */
  place(at: number): number {
    return this.plan.places[at]! / PARTS;
  }

  /** Likewise a reserve card: one less is one turn less to survive. `left` are those before it is taken. */
  reserve(at: number, left: number): number {
    return this.place(at) - this.mind.weights.reserve[left - 1]!;
  }
}
