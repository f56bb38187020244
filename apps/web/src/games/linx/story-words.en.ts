export const words = {
  draws: (me: boolean): string => (me ? 'draw' : 'draws'),
  takes: (me: boolean): string => (me ? 'take' : 'takes'),
  discards: (me: boolean): string => (me ? 'discard' : 'discards'),
  lays: (cards: number, points: number, me: boolean) => `${me ? 'lay' : 'lays'} ${cards} for +${points}`,
  newAnchors: (letters: string) => `new anchor ${letters}`,
};

export type LinxStoryWords = typeof words;
