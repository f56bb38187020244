import type { Deal, Table } from '@quartet/core';
import type { MakeNaive, Naive } from '@quartet/testkit';
import type { LinkoShapes, Options } from '../src/index.ts';

// The rules once more, as one story from the first deal to the last point: no phases, no codes, cards with their suits.

type Card = string;
interface Question {
  readonly seat: number;
  readonly legal: string[];
}
type Story<Result> = Generator<Question, Result, string>;

/** Thrown when the round ends at once. */
class RoundOver extends Error {}

function face(card: Card): string {
  return card.slice(0, -1);
}

function value(cards: readonly Card[]): number {
  const number = cards.find((card) => face(card) !== 'X');
  return number ? Number(face(number)) : 14;
}

function* tellMatch(table: Table<Options>, deals: readonly Deal[]): Story<number[]> {
  const totals = Array.from({ length: table.seats }, () => 0);
  for (let round = 0; round < table.options.rounds; round++) {
    const story = new Round(table, deals[round]!.cards!);
    try {
      yield* story.tell((table.first + round) % table.seats);
    } catch (end) {
      if (!(end instanceof RoundOver)) throw end;
    }
    story.hands.forEach((hand, seat) => {
      totals[seat]! += story.layers[seat]!.flat().length - hand.length;
    });
  }
  return totals;
}

class Round {
  readonly table: Table<Options>;
  readonly pile: Card[];
  readonly hands: Card[][];
  readonly layers: Card[][][];
  readonly row: Card[][];
  readonly ghost: Card[] = [];
  lastTurn = false;

  constructor(table: Table<Options>, deck: readonly Card[]) {
    const { duel } = table.options;
    this.table = table;
    this.pile = [...deck];
    this.hands = Array.from({ length: table.seats }, () => this.pile.splice(0, duel ? 11 : 13));
    this.layers = this.hands.map(() => []);
    this.row = this.pile.splice(0, 6).map((card) => [card]);
    if (duel) {
      this.hands[0]!.push('Xa', 'Xb');
      this.hands[1]!.push('Xc', 'Xd');
      this.fillGhost();
    }
  }

  *tell(first: number): Story<void> {
    for (let seat = first; !this.lastTurn; seat = (seat + 1) % this.table.seats) yield* this.turn(seat);
  }

  private *turn(seat: number): Story<void> {
    const layer = this.removeFrom(seat, yield { seat, legal: this.plays(seat) });
    this.layers[seat]!.push(layer);
    if (this.hands[seat]!.length === 0) throw new RoundOver();
    if (this.table.options.duel) yield* this.snatchFromGhost(seat, layer);
    for (let step = 1; step < this.table.seats; step++) {
      const victim = (seat + step) % this.table.seats;
      const top = this.layers[victim]!.at(-1);
      if (top && top.length === layer.length && value(top) < value(layer)) yield* this.snatch(seat, victim);
    }
  }

  private plays(seat: number): string[] {
    const faces = this.hands[seat]!.map(face);
    const jokers = faces.filter((one) => one === 'X');
    const texts: string[] = [];
    for (const number of new Set(faces.filter((one) => one !== 'X'))) {
      const same = faces.filter((one) => one === number);
      for (let n = 1; n <= same.length; n++) {
        for (let j = 0; j <= jokers.length; j++) {
          texts.push(['play', ...same.slice(0, n), ...jokers.slice(0, j)].join(' '));
        }
      }
    }
    for (let j = 1; j <= jokers.length; j++) texts.push(['play', ...jokers.slice(0, j)].join(' '));
    return texts;
  }

  private removeFrom(seat: number, text: string): Card[] {
    const hand = this.hands[seat]!;
    const faces = text.split(' ').slice(1);
    return faces.map((one) => hand.splice(hand.map(face).indexOf(one), 1)[0]!);
  }

  private *snatch(seat: number, victim: number): Story<void> {
    const choice = yield { seat, legal: ['take', 'leave'] };
    const reply = choice === 'leave' ? yield { seat: victim, legal: ['reclaim', 'discard'] } : choice;
    const cards = this.layers[victim]!.pop()!;
    if (reply === 'take') this.hands[seat]!.push(...cards);
    if (reply === 'reclaim') this.hands[victim]!.push(...cards);
    else yield* this.draw(victim, cards.length);
  }

  private *draw(seat: number, count: number): Story<void> {
    for (let n = 0; n < count; n++) {
      const filled = [1, 2, 3, 4, 5, 6].filter((slot) => this.row[slot - 1]!.length > 0);
      const legal = filled.map((slot) => `draw row ${slot}`);
      if (this.pile.length > 0) legal.push('draw pile');
      if (legal.length === 0) throw new RoundOver();
      const text = yield { seat, legal };
      const from =
        text === 'draw pile' ? this.pile.splice(0, 1) : this.row[Number(text.slice(9)) - 1]!.splice(0);
      this.hands[seat]!.push(...from);
      const isPublished = this.table.options.supplyEnd === 'published';
      if (isPublished && this.pile.length === 0 && this.row.flat().length === 0) throw new RoundOver();
    }
    for (const slot of this.row) if (slot.length === 0) slot.push(...this.pile.splice(0, 1));
    if (this.table.options.supplyEnd === 'manual' && this.row.some((slot) => slot.length === 0))
      this.lastTurn = true;
  }

  private *snatchFromGhost(seat: number, layer: readonly Card[]): Story<void> {
    const numbers = [...new Set(this.ghost.map(face))];
    const groups = numbers.filter(
      (number) =>
        Number(number) < value(layer) &&
        this.ghost.filter((card) => face(card) === number).length === layer.length,
    );
    if (groups.length === 0) return;
    const text = yield { seat, legal: groups.map((number) => `snatch ${number}`) };
    const isTaken = (card: Card) => `snatch ${face(card)}` === text;
    this.hands[seat]!.push(...this.ghost.filter(isTaken));
    this.ghost.splice(0, 13, ...this.ghost.filter((card) => !isTaken(card)));
    this.fillGhost();
  }

  private fillGhost(): void {
    const isMoved = (card: Card) => face(card) === '13' || face(card) === 'X';
    do {
      for (const card of this.ghost.filter(isMoved)) {
        const fewest = Math.min(...this.row.map((slot) => slot.length));
        this.row.find((slot) => slot.length === fewest)!.push(card);
        this.ghost.splice(this.ghost.indexOf(card), 1);
      }
      this.ghost.push(...this.pile.splice(0, 13 - this.ghost.length));
    } while (this.ghost.some(isMoved));
  }
}

class NaiveMatch implements Naive {
  private readonly table: Table<Options>;
  private readonly deals: readonly Deal[];
  private readonly texts: string[] = [];
  private readonly story: Story<number[]>;
  private now: IteratorResult<Question, number[]>;

  constructor(table: Table<Options>, deals: readonly Deal[], texts: readonly string[] = []) {
    this.table = table;
    this.deals = deals;
    this.story = tellMatch(table, deals);
    this.now = this.story.next();
    for (const text of texts) this.play(text);
  }

  actor(): number {
    return this.now.done ? -1 : this.now.value.seat;
  }

  legal(): readonly string[] {
    return this.now.done ? [] : this.now.value.legal;
  }

  play(text: string): void {
    this.texts.push(text);
    this.now = this.story.next(text);
  }

  scores(): readonly number[] {
    return this.now.done ? this.now.value : [];
  }

  winners(): readonly number[] {
    const scores = this.scores();
    return scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  }

  /** A story cannot be copied, but it can be told again. */
  clone(): Naive {
    return new NaiveMatch(this.table, this.deals, this.texts);
  }
}

export const naive: MakeNaive<LinkoShapes> = (table, deals) => new NaiveMatch(table, deals);
