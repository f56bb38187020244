/** What a symbol is called by its first letter, or two where one is not enough. */
export const SYMBOL_LETTERS = {
  en: { d: 'D', s: 'Su', h: 'H', l: 'L', w: 'W', p: 'P', g: 'G', t: 'St' },
  de: { d: 'T', s: 'So', h: 'H', l: 'B', w: 'W', p: 'G', g: 'E', t: 'St' },
};
