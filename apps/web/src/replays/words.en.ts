import { YOU } from '@quartet/core/words.en';
/** What replays, the list of games and the statistics say. */
export const words = {
  // Playing it back
  replayOf: (title: string) => `Replay: ${title}`,
  playback: 'Playback',
  scrubber: 'Move',
  moment: (at: number, length: number) => (at === 0 ? 'Before the first move' : `Move ${at} of ${length}`),
  momentShort: (at: number, length: number) => `${at} / ${length}`,
  toFirst: 'To the start',
  toBack: 'One move back',
  toNext: 'One move on',
  toLast: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  round: (round: number) => `Round ${round}`,
  rounds: 'Rounds',
  whoseEyes: 'Seen by',
  openTable: 'Open table',
  allHands: 'All hands open',
  allHandsOf: (name: string) => (name === YOU ? 'Your hand' : `${name}’s hand`),
  onlyAfter: 'All hands are open once the game is over.',
  readOnly: 'This is a replay: nothing can be played here.',
  keys: 'Arrow keys step, Home and End jump, Page Up and Down go from round to round, N and P to the next and previous marked move, Space plays.',
  more: 'More',
  asItEnded: 'Result',

  // What can be done with it
  save: 'Save file',
  share: 'Copy link',
  handOn: 'Share link',
  shareNote: 'The link holds the whole game. Whoever opens it sees this move.',
  shared: 'The link is copied.',
  sharedByHand: 'Copy this link:',
  playOn: 'Play on from here',
  playOnTitle: (at: number) => (at === 0 ? 'Play from the start' : `Play on after move ${at}`),
  playOnNote:
    'The same cards, the same moves so far. Bots take the other seats. It does not count in your statistics.',
  playOnAs: 'You play',
  playOnAtEnd: 'The game is over here: step back to play on.',
  playOnNotSeeded: 'The file of this game has no seed, so nobody knows the cards that were never dealt.',
  playOnRunning: 'This game is still running: go on with it at its table.',

  // Review
  practise: 'Practise',
  review: 'Review',
  reviewOf: (name: string) => (name === YOU ? 'Review your moves' : `Review ${name}’s moves`),
  reviewNote: 'Every decision is compared with the best move, by what the player could know then.',
  reviewing: (done: number, total: number) => `${done} of ${total} decisions`,
  stop: 'Stop',
  reviewDone: (count: number) => {
    if (count === 0) return 'No move cost anything worth mentioning.';
    return count === 1 ? 'One move could have been better.' : `${count} moves could have been better.`;
  },
  worst: 'Where most was lost',
  cost: (percent: number) => `−${percent} %`,
  costs: (percent: number) => `cost ${percent} % of the outlook`,
  wasBest: 'A good decision: nothing was clearly better.',
  better: (move: string) => `Better: ${move}`,
  outlook: (better: number, played: number) =>
    `Outlook (half the chance to win, half the lead): ${better} % with it, ${played} % as played.`,
  chances: (better: number, played: number) =>
    `A master wins about ${better} of 100 games after it, ${played} as played.`,
  tryAgain: 'Try this move again',
  yours: (move: string) => `Played: ${move}`,
  fewerWins: (percent: number) => `It wins about ${percent} % less often`,
  fewerPoints: (points: number) =>
    points === 1 ? 'It brings about a point less' : `It brings about ${points} points less`,
  promisesLess: 'It promises less, taken over many ways to go on',
  costNote:
    'Percent of the outlook: half the chance to win, half the lead, over many ways the cards may lie.',
  lossOf: (at: number, of: number) => `Marked move ${at} of ${of}`,
  nextLoss: 'Next marked move',
  previousLoss: 'Previous marked move',

  // Looking back from the table
  lookBack: (at: number) => `Looking back at move ${at}`,
  backToNow: 'Back to now',
  sinceThen: (count: number) => (count === 1 ? '1 move since then' : `${count} moves since then`),

  // The list
  openFile: 'Open a file …',
  fileNote: 'A record of a game, or a backup of all your games.',
  fromFile: 'from a file',
  casual: 'casual',
  unfinished: 'unfinished',
  saveName: (title: string) => `Save ${title} as file`,
  unreadable: 'Unreadable game',
  unreadableNote: 'What is stored here is damaged. It can only be deleted.',
  deleteName: (title: string) => `Delete ${title}`,
  goOn: 'Go on',
  deleted: (title: string) => `${title} is deleted.`,
  undo: 'Undo',
  deleteAll: 'Delete all games',
  deleteAllAsk: (count: number) =>
    count === 1 ? 'Delete the one game on this device?' : `Delete all ${count} games on this device?`,
  deleteAllNote: 'Replays and statistics go with them. This cannot be undone.',
  keep: 'Keep them',
  allDeleted: 'All games are deleted.',
  brought: (count: number) => (count === 1 ? 'One game was added.' : `${count} games were added.`),
  nothingNew: 'All games of this file are here already.',
  outdated: (count: number) => `${count} were played under older rules and were left out.`,

  // Statistics
  statsNote:
    'Your games against bots on this device. Games with a turn taken back or played on do not count.',
  onlineGames: 'My online games',
  plays: 'Games',
  winShare: 'Won',
  even: (percent: number) => `even would be ${percent} %`,
  mean: 'Mean score',
  best: 'Best score',
  against: 'Against',
  mixed: 'Mixed',
  distribution: 'Your scores',
  bar: (from: number, to: number, count: number) => {
    const games = count === 1 ? '1 game' : `${count} games`;
    return from === to ? `${from}: ${games}` : `${from} to ${to}: ${games}`;
  },
  everything: 'Everything of yours as one file',
  everythingNote:
    'Your games here and online, your settings, your people. For another device, or to be safe; the file stays with you. Ratings stay with their server.',
  withoutOnline: 'The server did not answer: the file has what is on this device.',
  exportAll: 'Save everything',
  importAll: 'Open a backup …',

  // What is wrong
  faultTitle: 'This game cannot be shown',
  fileFault: (name: string) => `“${name}” cannot be opened`,
  unchanged: 'Nothing was changed.',
  line: (line: number) => `Line ${line}`,
  faults: {
    missing: 'This game is not on this device any more.',
    link: 'The link is not complete: a part of it is missing or was changed.',
    empty: 'The file is empty.',
    large: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
    json: 'It is not JSON, so it is no record of a game.',
    move: (move: number, text: string) => `Move ${move}, “${text}”:`,
    after: (moves: number) => (moves === 0 ? 'Before the first move:' : `After move ${moves}:`),
    parts: {
      record: 'It is no record of a game.',
      game: 'This game is not known here.',
      rules: 'It was played under rules that are not known here.',
      seats: 'The number of players is wrong.',
      first: 'The seat that begins is wrong.',
      options: 'An option is wrong.',
      seed: 'The seed is wrong.',
      deals: 'The deal is wrong.',
      moves: 'The list of moves is wrong.',
      result: 'The result is wrong.',
      players: 'The players are wrong.',
      other: 'A part of it is wrong.',
    },
  },
};

export type ReplayWords = typeof words;
