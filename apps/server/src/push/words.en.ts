export const words = {
  title: (game: string) => `Your turn in ${game}`,
  invited: (by: string) => `${by} invites you to play`,
  nudged: (by: string) => `${by} waits for you`,
};

export type AlertWords = typeof words;
