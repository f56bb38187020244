/** What a suit is called by its first letter, or two where one is not enough. */
export const LETTERS = {
  en: { r: 'R', y: 'Y', g: 'G', b: 'B', p: 'P', '*': 'Pt' },
  de: { r: 'R', y: 'Ge', g: 'Gr', b: 'B', p: 'L', '*': 'Pt' },
};
