export const words = {
  title: (game: string) => `Your turn in ${game}`,
};

export type AlertWords = typeof words;
