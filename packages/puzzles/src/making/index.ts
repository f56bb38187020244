export { confirmPuzzle, type Finder, findPuzzle, kindOf } from './find.ts';
export { solversOf } from './levels.ts';
export { confirmBook, type Made, makePuzzles } from './make.ts';
export { positions } from './positions.ts';
