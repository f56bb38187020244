export type { Kit, MakeNaive, Naive } from './kit.ts';
