import { SEATS, type State } from '@quartet/combos';
import { type Segments, tabulate } from './segments.ts';
import { type Character, mix, type Weights } from './weights.ts';

/** How a player thinks while so many hold cards: weights made ready for use. */
export interface Mind {
  readonly holding: number;
  readonly weights: Weights;
  /** Where X ends the turn, and where it is wild. */
  readonly manual: Segments;
  readonly wild: Segments;
}

/** [players who hold cards] → how one thinks then. */
export type Minds = readonly Mind[];

export function mindsOf({ few, many }: Character): Minds {
  return Array.from({ length: SEATS.max + 1 }, (_, holding) => {
    const crowd = Math.max(0, holding - SEATS.min) / (SEATS.max - SEATS.min);
    const weights = mix(many, few, crowd);
    return { holding, weights, manual: tabulate(weights, true), wild: tabulate(weights, false) };
  });
}

export function mindFor(minds: Minds, s: State): Mind {
  let holding = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.sizes[seat] !== 0) holding++;
  return minds[holding]!;
}

export function segmentsFor(mind: Mind, s: State): Segments {
  return s.xEndsTurn ? mind.manual : mind.wild;
}
