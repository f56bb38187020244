export const words = {
  discards: (me: boolean): string => (me ? 'discard' : 'discards'),
  forStone: (stone: number) => `for stone ${stone}:`,
  picks: (me: boolean): string => (me ? 'take' : 'takes'),
  draws: (me: boolean): string => (me ? 'draw' : 'draws'),
  onRow: (row: string) => `on the ${row} row`,
  rows: { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple' },
  ended: (count: number) => `${count} of 5 rows ended`,
  done: (me: boolean): string => (me ? 'add nothing more' : 'adds nothing more'),
  lastCard: (name: string, cards: number) => `${name} drew the last card: add up to ${cards}, or stop.`,
  fifthRow: (name: string, cards: number) => `${name} ended the fifth row: add up to ${cards}, or stop.`,
};

export type KeltisStoryWords = typeof words;
