import type { Letters } from './letters.en.ts';

export const words: Letters = { r: 'R', y: 'Ge', g: 'Gr', b: 'B', p: 'L', '*': 'Pt' };
