import type { Letters } from './letters.en.ts';

export const words: Letters = { d: 'T', s: 'So', h: 'H', l: 'B', w: 'W', p: 'G', g: 'E', t: 'St' };
