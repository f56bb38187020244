export { everyWording } from './every-wording.ts';
export { goldenText } from './golden.ts';
export type { Kit, LawKit, MakeNaive, Naive } from './kit.ts';
export { checkLaws, checkManyGames } from './laws.ts';
export { checkAgainstNaive, checkCounts, dealsOf } from './naive.ts';
export { oneOptionMore } from './one-option-more.ts';
export { spoiltGames } from './spoilt.ts';
export type { Effort } from './walk.ts';
export { checkWordings } from './wordings.ts';
