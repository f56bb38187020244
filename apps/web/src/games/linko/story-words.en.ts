export const words = {
  /** From whom, null for you; `me`: it is you who does it. */
  struck: {
    snatched: (name: string | null, me: boolean) =>
      `${me ? 'snatch' : 'snatches'} ${name ? `${name}’s` : 'your'}`,
    taken: (name: string | null, _me: boolean) => `took ${name ? `${name}’s` : 'your'}`,
    left: (name: string | null, _me: boolean) => `left ${name ?? 'you'}`,
  },
  draws: (count: number, me: boolean) => `${me ? 'draw' : 'draws'} ${count}`,
  reclaims: (me: boolean): string => (me ? 'take back' : 'takes back'),
  discards: (me: boolean): string => (me ? 'discard' : 'discards'),
  fromGhost: (me: boolean): string => (me ? 'take from the ghost' : 'takes from the ghost'),
  cause: (name: string, theirs: string, yours: string, due: number) =>
    `${name}’s ${theirs} took your ${yours}: draw ${due}`,
  swap: (yours: string, due: number) => `You discarded ${yours}: draw ${due}`,
};

export type LinkoStoryWords = typeof words;
