export { type Fairness, fairnessOf, movementOf, placesFor, type Round } from './movement.ts';
export { type Hands, isOwn, letterOf, ownOf } from './own-play.ts';
export { type Ranked, rankingOf, round2 } from './ranking.ts';
export { type DealScore, type Sat, scoreDeal, valuesOf } from './scoring.ts';
