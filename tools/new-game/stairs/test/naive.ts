import { type Deal, NOBODY, type Table } from '@quartet/core';
import type { Naive } from '@quartet/testkit';
import type { Options } from '../src/options.ts';

/** The rules a second time, slowly and plainly: texts and arrays, nothing shared with `src`. */
export class NaiveStairs implements Naive {
  private readonly table: Table<Options>;
  private readonly deals: readonly Deal[];
  private round = 0;
  private hands: string[][] = [];
  private heap: string[] = [];
  private pile: string[] = [];
  private turn = 0;
  private drawn: string | null = null;
  private passes = 0;
  private isOver = false;
  private earned: number[];

  constructor(table: Table<Options>, deals: readonly Deal[]) {
    this.table = table;
    this.deals = deals;
    this.earned = Array(table.seats).fill(0);
    this.deal();
  }

  // §2
  private deal(): void {
    const { seats, first } = this.table;
    const cards = [...this.deals[this.round]!.cards!];
    const dealt = cards.splice(0, 6 * seats);
    this.hands = this.earned.map((_, seat) => dealt.filter((_, i) => i % seats === seat));
    this.heap = cards.splice(0, 1);
    this.pile = cards;
    this.turn = (first + this.round) % seats;
    this.passes = 0;
  }

  actor(): number {
    return this.isOver ? NOBODY : this.turn;
  }

  // §3
  legal(): readonly string[] {
    if (this.isOver) return [];
    const hand = this.drawn === null ? this.hands[this.turn]! : [this.drawn];
    const lays = hand.filter((card) => this.fits(card)).map((card) => `lay ${card}`);
    const rest = this.drawn !== null ? 'keep' : this.pile.length > 0 ? 'draw' : 'pass';
    return [...lays, rest];
  }

  private fits(card: string): boolean {
    const top = this.heap.at(-1)!;
    return card[1] === '1' || card[1] === top[1] || (card[0] === top[0] && card[1]! > top[1]!);
  }

  play(text: string): void {
    if (text === 'draw') {
      this.drawn = this.pile.shift()!;
      this.hands[this.turn]!.push(this.drawn);
      return;
    }
    this.drawn = null;
    if (text === 'pass') this.passes++;
    if (text.startsWith('lay')) this.lay(text.slice('lay '.length));
    if (this.hands[this.turn]!.length === 0 || this.passes === this.table.seats) this.endRound();
    else this.turn = (this.turn + 1) % this.table.seats;
  }

  private lay(card: string): void {
    this.hands[this.turn] = this.hands[this.turn]!.filter((each) => each !== card);
    this.heap.push(card);
    this.passes = 0;
  }

  // §4, §5
  private endRound(): void {
    this.earned = this.earned.map((before, seat) => {
      const left = this.hands[seat]!.length;
      return before + (left === 0 ? 5 : -left);
    });
    this.round++;
    if (this.round === this.table.options.rounds) this.isOver = true;
    else this.deal();
  }

  scores(): readonly number[] {
    return this.earned;
  }

  winners(): readonly number[] {
    const most = Math.max(...this.earned);
    return [...this.earned.keys()].filter((seat) => this.earned[seat] === most);
  }

  clone(): Naive {
    const hands = this.hands.map((hand) => [...hand]);
    const piles = { heap: [...this.heap], pile: [...this.pile] };
    return Object.assign(Object.create(NaiveStairs.prototype), this, { hands, ...piles });
  }
}
