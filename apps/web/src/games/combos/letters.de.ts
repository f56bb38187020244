import type { Letters } from './letters.en.ts';

export const words: Letters = { S: 'S', R: 'N' };
