export const words = {
  title: (game: string) => `Your turn in ${game}`,
  invited: (by: string) => `${by} invites you to play`,
};

export type AlertWords = typeof words;
