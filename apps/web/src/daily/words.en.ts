/** The deal of the day, as its pages say it. */
export const words = {
  sameForAll: (names: string) => `vs ${names}: the same cards for everybody.`,
  goOn: 'Continue',
  again: 'Play it again',
  againNote: 'Your result stays; taking back and hints are allowed.',
  intro:
    'Each day one deal of each game, the same for everybody: the same cards, your seat, the same bots. The first time you finish it counts, without hints and without taking back.',
  midnight: 'A day begins at midnight UTC.',
  midnightAt: (time: string) => `A day begins at midnight UTC, which is ${time} where you are.`,
  levels: 'The same cards in your seat, played by bots',
  levelsWait: 'Bots are playing your seat …',
  levelsMissing: 'Bots cannot be asked just now.',
  who: 'Who',
  points: 'Points',
  calendar: 'Your days',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayPlayed: (day: string, count: number) => `${day}: ${count} of 4 played`,
  today: 'Today',
  notYet: (day: string) => `${day} is still to come.`,
  noDeal: (day: string) => `There was no deal on ${day}.`,
  otherRules: 'This day was dealt under rules that this Quartet does not have any more.',
  playedLate: 'Played after its day.',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  streakNote: 'One missed day in any seven is forgiven.',
  noStreak: 'Play today, and a row begins.',
};

export type PageWords = typeof words;
