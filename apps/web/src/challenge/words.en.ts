/** Challenges, as their pages say them. */
export const words = {
  title: 'Challenge',
  titleOf: (game: string) => `Challenge: ${game}`,
  invites: (name: string) => `${name} challenges you`,
  somebody: 'Somebody challenges you',
  terms: (names: string) =>
    `You get the same cards at the same seat, against the same bots: ${names}. The first time you finish it counts, without hints and without taking back.`,
  hidden: 'Their result is shown when you have played.',
  notYetPlayed: 'They have not played it yet either.',
  play: 'Play',
  goOn: 'Continue',
  brokenLink: 'This link is not whole. Ask for it again.',
  otherRules: 'This challenge needs another version of Quartet.',
  missing: 'There is no such game on this device, or its deal is not known.',
  results: 'Results',
  who: 'Who',
  points: 'Points',
  lookBack: 'Look back',
  lookBackAt: (name: string) => `Look back at the game of ${name}`,
  differs: (name: string, ply: number) => `${name} and you differ first at decision ${ply}`,
  yours: (move: string) => `You: ${move}`,
  theirs: (name: string, move: string) => `${name}: ${move}`,
  ended: 'the game was over',
  openBoth: 'Open both there',
  whose: 'Whose game',
  next: (sentence: string) => `Next: ${sentence}`,
  over: 'The game is over.',
  toDifference: 'To the difference',
  botsDiffer:
    'Here the bots answered differently: one of the two games was played before bots answered everybody alike.',
  alike: (name: string) => `${name} and you played exactly alike.`,
  alone: 'Nobody else has played it yet.',
  send: 'Challenge a friend',
  sendNote:
    'Whoever opens this link plays the same cards at your seat against the same bots, and sees your result only afterwards.',
  sendFresh:
    'Whoever opens this link plays the same cards at your seat against the same bots. Your result is not in it yet.',
  sendBack: 'Send it back to whoever challenged you: then they see your result, too.',
  standIn: 'Bots of medium strength sit where other people sat.',
  handIn: 'Compare on this server',
  handInNote:
    'Your game is handed in. Whoever has handed in theirs sees your name, points and moves, as you see theirs.',
  notTaken: 'The server did not take it: it checks every move, and only bots who answer at once.',
  copy: 'Copy the link',
  handOn: 'Share the link',
  copied: 'The link is copied.',
  link: 'The link',
};

export type ChallengeWords = typeof words;
