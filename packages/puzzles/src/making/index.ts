export { graded } from './ask.ts';
export { confirmPuzzle, type Finder, findPuzzle, kindOf } from './find.ts';
export { solversOf } from './levels.ts';
export { askBook, confirmBook, type Made, makePuzzles } from './make.ts';
export { positions } from './positions.ts';
