/** What the card at home says of the deal of the day, and its page, too. */
export const words = {
  title: 'Deal of the day',
  titleOf: (game: string) => `Deal of the day: ${game}`,
  play: 'Play',
  challenge: 'Challenge a friend',
  lookBack: 'Look back',
  mineToday: (game: string, points: string) => `${game}: you have ${points}.`,
  waitsToday: (game: string) => `Today ${game} leads: the same cards for everybody.`,
  you: (points: string) => `You ${points}`,
  ahead: (percent: number, others: number) => `Ahead of ${percent} % of ${others}.`,
  past: 'Your days so far',
  bar: (from: string, to: string, count: number) =>
    `${from === to ? from : `${from} to ${to}`} points: ${count === 1 ? 'once' : `${count} times`}`,
};

export type CardWords = typeof words;
