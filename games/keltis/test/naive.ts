import type { KeltisShapes } from '@quartet/keltis';
import type { MakeNaive, Naive } from '@quartet/testkit';

// The rules once more, as plainly as possible: cards are texts, and every list is built from the rules page.

const ORDER = ['r', 'y', 'g', 'b', 'p', '*'];
const ROW_SCORE = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10];
const STONE_SCORE = [-4, -1, 0, 4, 6, 10];

interface Seat {
  hand: string[];
  rows: Record<string, string[]>;
  stones: number[];
}

interface Position {
  seats: Seat[];
  pile: string[];
  discards: Record<string, string[]>;
  pointPairs: boolean;
  turn: number;
  /** Cards to draw in this turn; 0 while the action is due. */
  draws: number;
  discardedOnto: string[];
  drewOffPile: boolean;
  turnsWithoutPile: number;
  /** The seats still to add their last cards, the first of them now; null before the end. */
  adding: number[] | null;
  added: number;
}

const colourOf = (card: string): string => card[0]!;
const faceOf = (card: string): string => card.slice(1);
const isPoint = (card: string): boolean => colourOf(card) === '*';
const isEnd = (card: string): boolean => faceOf(card) === 'E';
const numbersOf = (row: readonly string[]): number[] =>
  row.filter((card) => !isPoint(card) && !isEnd(card)).map((card) => Number(faceOf(card)));

function mayFollow(row: readonly string[], card: string): boolean {
  if (isEnd(card)) return true;
  if (row.some(isEnd)) return false;
  const numbers = [...numbersOf(row), Number(faceOf(card))];
  const never = (wrong: (a: number, b: number) => boolean): boolean =>
    numbers.every((n, i) => i === 0 || !wrong(numbers[i - 1]!, n));
  return never((a, b) => a > b) || never((a, b) => a < b);
}

function layings(p: Position, onlyStarted: boolean): string[] {
  const { hand, rows } = p.seats[p.turn]!;
  return hand.flatMap((card) => {
    if (!isPoint(card)) {
      const row = rows[colourOf(card)]!;
      return mayFollow(row, card) && (row.length > 0 || !onlyStarted) ? [`row ${card}`] : [];
    }
    const takers = ORDER.slice(0, 5).filter((colour) => {
      const row = rows[colour]!;
      return !row.some(isEnd) && numbersOf(row).at(-1) === Number(faceOf(card));
    });
    return [`point ${card}`, ...takers.map((colour) => `row ${card} ${colour}`)];
  });
}

function claims(p: Position): string[] {
  const { hand } = p.seats[p.turn]!;
  const taken = p.seats.flatMap((seat) => seat.stones);
  const found: string[] = [];
  for (const [i, a] of hand.entries()) {
    for (const [j, b] of hand.entries()) {
      const inOrder = ORDER.indexOf(colourOf(a)) <= ORDER.indexOf(colourOf(b));
      const value = Number(faceOf(a));
      if (i === j || !inOrder || faceOf(a) !== faceOf(b)) continue;
      if (!(value >= 1 && value <= 9) || taken.includes(value)) continue;
      if (isPoint(b) && !p.pointPairs) continue;
      found.push(`claim ${a} ${b}`);
    }
  }
  return found;
}

function drawings(p: Position): string[] {
  const guarded = p.turnsWithoutPile >= 3 * p.seats.length;
  const open = ORDER.filter((sign) => p.discards[sign]!.length > 0 && !p.discardedOnto.includes(sign));
  return ['draw pile', ...(guarded ? [] : open.map((sign) => `draw ${sign}`))];
}

function legal(p: Position): string[] {
  if (p.adding) return p.adding.length === 0 ? [] : ['done', ...new Set(layings(p, true))];
  if (p.draws > 0) return drawings(p);
  const discards = p.seats[p.turn]!.hand.map((card) => `discard ${card}`);
  return [...new Set([...discards, ...claims(p), ...layings(p, false)])];
}

function take(hand: string[], card: string): string {
  return hand.splice(hand.indexOf(card), 1)[0]!;
}

function end(p: Position): void {
  const count = p.seats.length;
  p.adding = p.seats.map((_, i) => (p.turn + 1 + i) % count);
  p.turn = p.adding[0]!;
  p.added = 0;
}

function act(p: Position, verb: string, words: readonly string[]): void {
  const seat = p.seats[p.turn]!;
  p.discardedOnto = [];
  p.drewOffPile = false;
  p.draws = verb === 'claim' ? 2 : 1;
  if (verb === 'row' || verb === 'point') lay(seat, verb, words);
  else {
    for (const card of words) {
      p.discards[colourOf(card)]!.push(take(seat.hand, card));
      p.discardedOnto.push(colourOf(card));
    }
    if (verb === 'claim') seat.stones.push(Number(faceOf(words[0]!)));
  }
  const ended = p.seats.flatMap(({ rows }) => Object.values(rows)).filter((row) => row.some(isEnd));
  if (ended.length === 5) end(p);
}

function lay({ hand, rows }: Seat, verb: string, [card, onto]: readonly string[]): void {
  const row = verb === 'point' ? '*' : (onto ?? colourOf(card!));
  rows[row]!.push(take(hand, card!));
}

function drawFrom(p: Position, from: string): void {
  const { hand } = p.seats[p.turn]!;
  p.draws--;
  if (from === 'pile') {
    hand.push(p.pile.shift()!);
    p.drewOffPile = true;
    p.turnsWithoutPile = 0;
    if (p.pile.length === 0) {
      end(p);
      return;
    }
  } else hand.push(p.discards[from]!.pop()!);
  if (p.draws > 0) return;
  if (!p.drewOffPile) p.turnsWithoutPile++;
  p.turn = (p.turn + 1) % p.seats.length;
}

function add(p: Position, adding: number[], verb: string, words: readonly string[]): void {
  if (verb !== 'done') {
    lay(p.seats[p.turn]!, verb, words);
    p.added++;
    if (p.added < 2) return;
  }
  adding.shift();
  p.added = 0;
  p.turn = adding[0] ?? p.turn;
}

function scoreOf({ rows, stones }: Seat): number {
  const colours = ORDER.slice(0, 5).map((colour) => ROW_SCORE[Math.min(9, rows[colour]!.length)]!);
  return colours.reduce((a, b) => a + b) + rows['*']!.length + STONE_SCORE[Math.min(5, stones.length)]!;
}

function wrap(p: Position): Naive {
  const scores = (): number[] => p.seats.map(scoreOf);
  return {
    actor: () => (p.adding?.length === 0 ? -1 : p.turn),
    legal: () => legal(p),
    play: (text) => {
      const [verb, ...words] = text.split(' ');
      if (p.adding) add(p, p.adding, verb!, words);
      else if (verb === 'draw') drawFrom(p, words[0]!);
      else act(p, verb!, words);
    },
    scores,
    winners: () => scores().flatMap((score, seat) => (score === Math.max(...scores()) ? [seat] : [])),
    clone: () => wrap(JSON.parse(JSON.stringify(p))),
  };
}

export const naive: MakeNaive<KeltisShapes> = ({ seats, first, options }, deals) => {
  const deck = [...deals[0]!.cards!];
  const piles = (): Record<string, string[]> => Object.fromEntries(ORDER.map((sign) => [sign, []]));
  return wrap({
    seats: Array.from({ length: seats }, () => ({ hand: deck.splice(0, 8), rows: piles(), stones: [] })),
    pile: deck.slice(0, deck.length - options.removed),
    discards: piles(),
    pointPairs: options.pairs === 'any',
    turn: first,
    draws: 0,
    discardedOnto: [],
    drewOffPile: false,
    turnsWithoutPile: 0,
    adding: null,
    added: 0,
  });
};
