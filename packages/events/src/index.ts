export { type Fairness, fairnessOf, movementOf, placesFor, type Round } from './movement.ts';
export { type Ranked, rankingOf, round2 } from './ranking.ts';
export {
  countDecisions,
  creditOf,
  type Hands,
  letterOf,
  type ResultCredit,
  type SeatDecisions,
} from './result-credit.ts';
export { type DealScore, type Sat, scoreDeal, valuesOf } from './scoring.ts';
