import { FACE, HAND_MAX, type State } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { Plan } from './plan.ts';
import type { Segments } from './segments.ts';

/** Remembers the plans of hands met lately: lines on one deal meet the same hands again and again. */
export class Plans {
  private readonly plans: readonly Plan[];
  private readonly mask: number;

  /** `room` is a power of two. */
  constructor(room: number) {
    this.plans = Array.from({ length: room }, () => new Plan());
    this.mask = room - 1;
  }

  get first(): Plan {
    return this.plans[0]!;
  }

  of(s: State, seat: Seat, segments: Segments): Plan {
    const plan = this.plans[mixed(s, seat) & this.mask]!;
    if (!plan.isOf(s, seat, segments)) plan.read(s, seat, segments);
    return plan;
  }
}

/** A number that differs for most hands. */
function mixed(s: State, seat: Seat): number {
  const first = seat * HAND_MAX;
  const end = first + s.sizes[seat]!;
  let mix = 0;
  for (let i = first; i < end; i++) mix = Math.imul(mix, 0x2c9277b5) + (s.hands[i]! & FACE);
  return (mix ^ (mix >>> 16)) >>> 3;
}
