/** What a suit is called by its first letter, or two where one is not enough. */
export const words = { r: 'R', y: 'Y', g: 'G', b: 'B', p: 'P', '*': 'Pt' };

export type Letters = typeof words;
