/** What a symbol is called by its first letter, or two where one is not enough. */
export const words = { d: 'D', s: 'Su', h: 'H', l: 'L', w: 'W', p: 'P', g: 'G', t: 'St' };

export type Letters = typeof words;
