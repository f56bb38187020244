import { assert } from './assert.ts';
import type { Deal } from './dealt-chance.ts';
import type { Chance, Deck } from './game.ts';

/** Luck whose shuffles are written down as they happen, for the record. */
export interface NotedChance {
  readonly chance: Chance;
  /** Every deal so far, as a record lists it. */
  deals(): readonly Deal[];
}

export function notedChance(decks: readonly Deck[], chance: Chance): NotedChance {
  const orders: Uint8Array[] = [];
  return {
    chance: (name) => {
      const rng = chance(name);
      return {
        below: (limit) => rng.below(limit),
        shuffle: (cards) => {
          rng.shuffle(cards);
          orders[name] = cards.slice();
        },
      };
    },
    deals: () => {
      const deals: Deal[] = [];
      for (let name = 0; name < orders.length; name += decks.length) {
        const deal: Record<string, string[]> = {};
        decks.forEach((deck, k) => {
          const order = orders[name + k];
          assert(order !== undefined, `shuffle ${name + k} was passed over`);
          deal[deck.name] = Array.from(order, (card) => deck.print(card));
        });
        deals.push(deal);
      }
      return deals;
    },
  };
}
