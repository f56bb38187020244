import {
  ANCHORS,
  anchorLinks,
  CARD_SPACE,
  type Card,
  type CardSet,
  cardLinks,
  links,
  MAX_HAND,
  NO_CARD,
  NUMBERS,
  SIZE,
  type State,
  SYMBOLS,
  slotOf,
} from '@quartet/linx';
import { stockLeft } from './worth.ts';

/** Every set of hand cards. */
const SETS = 1 << MAX_HAND;
/** The cards that a set can end with; zero outside of a search. */
const ends = new Uint16Array(SETS);
const queue = new Uint16Array(SETS);

/**
 * Which cards that the actor has not seen would make its hand's chains longer. Two runs of cards from two anchors and the card that
 * joins them: of the runs to a card only the longest are looked at, so now and then there is a longer chain than is said.
 * The hand's links were read. Made once, filled again and again.
 */
export class Outs {
  /** How many cards the actor has not seen. */
  unseen = 0;
  /** [card] → copies of it among them. */
  readonly copies = new Uint8Array(CARD_SPACE);
  /** [card] → the longest chain with it, anchors included, 0 if there is none; the hand cards in it. */
  readonly length = new Uint8Array(CARD_SPACE);
  readonly uses = new Uint16Array(CARD_SPACE);
  /** [anchor × MAX_HAND + slot] → the longest run from this anchor to this card, and its cards. */
  private readonly reached = new Uint8Array(ANCHORS * MAX_HAND);
  private readonly run = new Uint16Array(ANCHORS * MAX_HAND);
  private readonly withNumber = new Uint16Array(NUMBERS + 1);
  private readonly withSymbol = new Uint16Array(SYMBOLS.length);

  read(s: State): void {
    this.countUnseen(s);
    this.readHand(s);
    const top = s.discarded === 0 ? NO_CARD : s.discards[s.discarded - 1]!;
    for (let card = 1; card < CARD_SPACE; card++) {
      if (this.copies[card] !== 0 || card === top) this.join(s, card);
    }
  }

  /** The part of the unseen cards with which the hand has a chain of this length, if it does without one card. */
  share(length: number, without: CardSet): number {
    let count = 0;
    for (let card = 1; card < CARD_SPACE; card++) {
      if (this.length[card]! >= length && (this.uses[card]! & without) === 0) count += this.copies[card]!;
    }
    return this.unseen === 0 ? 0 : count / this.unseen;
  }

  // Stock and other hands together: what is where is not looked at.
  private countUnseen(s: State): void {
    this.copies.fill(0);
    this.unseen = stockLeft(s);
    for (let i = s.stockTop; i < s.stock.length; i++) this.copies[s.stock[i]!]!++;
    for (let seat = 0; seat < s.table.seats; seat++) {
      for (let slot = 0; seat !== s.turn && slot < s.held[seat]!; slot++) {
        if (((s.known[seat]! >> slot) & 1) !== 0) continue;
        this.copies[s.hands[seat * MAX_HAND + slot]!]!++;
        this.unseen++;
      }
    }
  }

  private readHand(s: State): void {
    this.withNumber.fill(0);
    this.withSymbol.fill(0);
    this.length.fill(0);
    this.reached.fill(0);
    for (let slot = 0; slot < s.held[s.turn]!; slot++) {
      const card = s.hands[s.turn * MAX_HAND + slot]!;
      this.withNumber[card & 15]! |= 1 << slot;
      this.withSymbol[card >> 4]! |= 1 << slot;
    }
    for (let anchor = 0; anchor < ANCHORS; anchor++) this.grow(anchor);
  }

  /** Runs grow card by card from the anchor; only the cards that a set can end with are remembered. */
  private grow(anchor: number): void {
    const at = anchor * MAX_HAND;
    let tail = 0;
    for (let rest = anchorLinks(anchor); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      ends[bit] = bit;
      queue[tail++] = bit;
    }
    for (let head = 0; head < tail; head++) {
      const set = queue[head]!;
      const last = ends[set]!;
      ends[set] = 0;
      let next = 0;
      for (let rest = last; rest !== 0; rest &= rest - 1) {
        const slot = slotOf(rest);
        next |= cardLinks(slot);
        if (SIZE[set]! <= this.reached[at + slot]!) continue;
        this.reached[at + slot] = SIZE[set]!;
        this.run[at + slot] = set;
      }
      for (next &= ~set; next !== 0; next &= next - 1) {
        const bit = next & -next;
        if (ends[set | bit] === 0) queue[tail++] = set | bit;
        ends[set | bit]! |= bit;
      }
    }
  }

  /** The longest chain with this card between two runs, or between a run and an anchor. */
  private join(s: State, card: Card): void {
    const near = this.withNumber[card & 15]! | this.withSymbol[card >> 4]!;
    let anchors = 0;
    for (let slot = 0; slot < ANCHORS; slot++) {
      if (s.anchors[slot] !== NO_CARD && links(card, s.anchors[slot]!)) anchors |= 1 << slot;
    }
    let size = (anchors & (anchors - 1)) !== 0 ? 1 : 0;
    let used = 0;
    for (let anchor = 0; anchor < ANCHORS; anchor++) {
      for (let rest = near; rest !== 0; rest &= rest - 1) {
        const at = anchor * MAX_HAND + slotOf(rest);
        const one = this.reached[at]!;
        if (one === 0) continue;
        if ((anchors & ~(1 << anchor)) !== 0 && one >= size) {
          size = one + 1;
          used = this.run[at]!;
        }
        for (let other = anchor + 1; other < ANCHORS; other++) {
          for (let more = near; more !== 0; more &= more - 1) {
            const to = other * MAX_HAND + slotOf(more);
            const both = one + this.reached[to]! + 1;
            if (this.reached[to] === 0 || both <= size || (this.run[at]! & this.run[to]!) !== 0) continue;
            size = both;
            used = this.run[at]! | this.run[to]!;
          }
        }
      }
    }
    if (size === 0) return;
    this.length[card] = size + 2;
    this.uses[card] = used;
  }
}
