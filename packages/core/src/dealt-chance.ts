import type { Chance, Deck, Rng } from './game.ts';
import { shortJson } from './printable.ts';

/** One deal of a record: the codes of each deck, top first. */
export type Deal = Readonly<Record<string, readonly string[]>>;

/** Luck that was written down: each shuffle puts the cards in the listed order. */
export interface DealtChance {
  readonly chance: Chance;
  /** How many deals were asked for so far, whether the record had them or not. */
  asked(): number;
}

/** `deals` must have passed `readDeal`. A deal it does not have leaves the deck as it was. */
export function dealtChance(decks: readonly Deck[], deals: readonly (readonly Uint8Array[])[]): DealtChance {
  let asked = 0;
  const chance: Chance = (name) => {
    const deal = Math.floor(name / decks.length);
    asked = Math.max(asked, deal + 1);
    const order = deals[deal]?.[name % decks.length];
    return new DealtRng(order ?? null);
  };
  return { chance, asked: () => asked };
}

class DealtRng implements Rng {
  private readonly order: Uint8Array | null;

  constructor(order: Uint8Array | null) {
    this.order = order;
  }

  below(): number {
    throw new Error('a written deal has an order, but no random numbers');
  }

  shuffle(cards: Uint8Array): void {
    if (this.order) cards.set(this.order);
  }
}

/** The deal as the decks' bytes, or a sentence saying what is wrong with it. */
export function readDeal(decks: readonly Deck[], deal: unknown): readonly Uint8Array[] | string {
  if (typeof deal !== 'object' || deal === null || Array.isArray(deal)) return 'is not an object';
  const orders: Uint8Array[] = [];
  for (const deck of decks) {
    const listed: unknown = Object.hasOwn(deal, deck.name) ? Reflect.get(deal, deck.name) : undefined;
    const order = readDeck(deck, listed);
    if (typeof order === 'string') return `${deck.name}: ${order}`;
    orders.push(order);
  }
  return orders;
}

function readDeck(deck: Deck, listed: unknown): Uint8Array | string {
  if (!Array.isArray(listed)) return 'the list of cards is missing';
  const left = new Map<string, number[]>();
  for (const card of deck.cards) {
    const code = deck.print(card);
    left.set(code, [...(left.get(code) ?? []), card]);
  }
  const order = new Uint8Array(deck.cards.length);
  for (const [at, code] of listed.entries()) {
    const copies = left.get(code);
    if (!copies) return `card ${at} is ${shortJson(code)}, which this deck does not have`;
    const card = copies.pop();
    if (card === undefined) return `card ${at} is one ${shortJson(code)} too many`;
    order[at] = card;
  }
  const missing = deck.cards.length - listed.length;
  return missing === 0 ? order : `${missing} of ${deck.cards.length} cards are missing`;
}
