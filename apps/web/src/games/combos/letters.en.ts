/** What a special card is called by its first letter. */
export const words = { S: 'S', R: 'R' };

export type Letters = typeof words;
