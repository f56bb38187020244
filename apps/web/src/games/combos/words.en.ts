import type { Combination } from '@quartet/combos';
import { does, whom, YOU } from '@quartet/core/words.en';

/** A combination as a sentence needs it: its type and its numbers in ascending order. */
export interface Named {
  readonly type: Combination;
  readonly numbers: readonly number[];
}

/** "Pair of 9" within a sentence. */
function within(name: string): string {
  return name.replace(/\b(Solo|Pair|Trips)\b/, (word) => word.toLowerCase());
}

export const words = {
  steps: {
    solo: 'Solo',
    'two-straight': 'Two-straight',
    pair: 'Pair',
    'three-straight': 'Three-straight',
    trips: 'Trips',
  } as Readonly<Record<Combination, string>>,
  /** Short, for a button: "Pair of 11", "7-8-9". */
  short: ({ type, numbers }: Named): string => {
    if (type === 'solo') return `Solo ${numbers[0]}`;
    if (type === 'pair') return `Pair of ${numbers[0]}`;
    return type === 'trips' ? `Trips of ${numbers[0]}` : numbers.join('-');
  },
  /** Within a sentence. */
  long: ({ type, numbers }: Named): string => {
    if (type === 'pair') return `pair of ${numbers[0]}`;
    if (type === 'trips') return `trips of ${numbers[0]}`;
    return `${type} ${numbers.join('-')}`;
  },
  asX: (cards: string, name: string) => `${cards} as ${name}`,

  ladder: 'Ladder',
  ladderRule: 'higher step wins, then the sum',
  anyBeats: 'any beats',
  anyWillDo: 'any will do',
  tooLow: 'too low',
  needs: (least: string) => `needs ${least}+`,
  noneHigher: 'none is higher',
  toBeat: 'to beat',

  thisTurn: 'This turn',
  lastTurn: 'Last turn',
  clockwise: 'each acts once, clockwise',
  best: 'Best',
  won: 'Won',
  yourChoice: 'Your choice',
  opened: 'opened',
  sum: (sum: number) => `sum ${sum}`,
  noPlay: 'no play',
  out: 'Out',
  outNote: 'hand empty',
  tookReserve: 'Reserve',
  tookReserveCard: (card: string) => `Reserve ${card}`,
  toPlace: (place: number) => `to place ${place}`,
  acts: 'acts now',
  waits: 'still to act',
  unasked: 'not asked',
  ended: (card: 'S' | 'X') => `${card === 'S' ? 'Stop' : 'X'} ended it`,
  ends: (card: 'S' | 'X', draws: number) =>
    `${card === 'S' ? 'Stop' : 'X'} ends the turn${draws > 0 ? `, draws ${draws}` : ''}`,
  unbeaten: (draws: number) => (draws > 0 ? `Unbeaten: wins, draws ${draws}` : 'Unbeaten: wins the turn'),
  bust: 'goes bust',
  pays: (left: number) => `pays a chip, ${left} left`,
  stopNote: 'ends the turn',
  redrawNote: 'winner: +3',
  noRedraw: 'No Redraw this turn: the winner draws nothing',
  redraws: (cards: number) => `The winner draws ${cards === 1 ? '1 card' : `${cards} cards`}`,
  drawing: (name: string, more: number) =>
    more > 0
      ? `${does(name, 'places')} a card drawn, ${more} more to come`
      : `${does(name, 'places')} the last card drawn`,
  putAway: (count: number) => (count === 1 ? '1 card put away' : `${count} cards put away`),

  reserve: 'Reserve',
  yourReserve: 'Your reserve',
  left: (count: number) => `${count} left`,
  anyPlace: 'goes to any place in your hand',
  usedUp: 'used up',
  pile: 'Pile',
  pileNote: 'drawn only after Redraw or X',
  yourChips: 'Your chips',
  chips: (count: number) => (count === 1 ? '1 chip left' : `${count} chips left`),
  lost: 'could not pay',
  showLast: (name: string) => (name === YOU ? 'Show your last move' : `Show ${name}’s last move`),
  known: (card: string, place: number) => `${card} at place ${place}`,

  knownToAll: 'known to all',
  orderFixed: 'order is fixed',
  noHand: 'Nobody’s hand is shown now.',
  cardAt: (card: string, position: number, count: number) => `${card}, card ${position} of ${count}`,
  playable: 'playable',
  notPlayable: 'not playable now',
  takeCard: (card: string) => `Take reserve card ${card}`,
  reserveCard: (card: string) => `Reserve card ${card}`,
  gapFirst: (card: string) => `Place 1, before ${card}`,
  gapLast: (place: number, card: string) => `Place ${place}, after ${card}`,
  gapBetween: (place: number, left: string, right: string) => `Place ${place}, between ${left} and ${right}`,
  gapAlone: 'Place 1, the only card',

  plays: 'Legal plays',
  readings: 'X stands for',
  chooseX: 'X stands for:',
  takeReserve: 'Take reserve',
  goBust: 'Go bust',
  choose: 'Choose cards',
  chooseNote: 'Tap a card, then its neighbour for more.',
  nothingBeats: 'Nothing in your hand beats this.',
  waitFor: (name: string) => (name === YOU ? 'It is your turn.' : `It is ${name}’s turn.`),
  over: 'The game is over.',
  pickPlace: 'Tap the place where it goes.',

  open: (name: string) => `Open with ${within(name)}`,
  play: (name: string) => `Play ${within(name)}`,
  playBeats: (name: string, other: string) => `Play ${within(name)}, beats ${other}`,
  playWins: (name: string) => `Play ${within(name)}, win the turn`,
  playDraws: (name: string, cards: number) => `Play ${within(name)}, win and draw ${cards}`,
  stopWins: (cards: number) => (cards > 0 ? `Stop: win the turn, draw ${cards}` : 'Stop: win the turn'),
  redraw: (cards: number) => `Redraw: winner draws ${cards}`,
  redrawNone: 'Redraw: the pile is empty',
  redrawLast: (cards: number, name: string) => `Redraw: ${does(whom(name), 'draws')} ${cards}`,
  take: (card: string, place: number) => `Take ${card} to place ${place}`,
  put: (card: string, place: number) => `Put ${card} at place ${place}`,
  bustPays: 'Go bust: pay a chip',
  bustLoses: 'Go bust: lose the game',

  beats: (mine: string, name: string, theirs: string) => `${mine} beats ${name}’s ${theirs}.`,
  opens: (mine: string) => `${mine} opens the turn.`,
  winsAndOpens: (cards: number) =>
    `You win the turn and open the next with ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  winsAndDraws: (cards: number) => `You win the turn and draw ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  handEmpty: 'Your hand is empty then.',
  stillAct: (names: string) => `Still to act after you: ${names}.`,
  stopDoes: 'Stop ends the turn at once, and you win it.',
  redrawDoes: 'Redraw beats nothing; what was to beat stays.',
  reserveDoes: (card: string) => `${card} joins your hand, and everybody knows it there.`,
  drawn: (card: string) => `You drew ${card}.`,
  drawnDoes: (more: number) => (more > 0 ? `${more} more to come.` : 'The last one.'),
  makes: (name: string) => `makes ${name}`,
  bustDoes: 'The round ends at once, and you alone pay.',
};

export type CombosWords = typeof words;
