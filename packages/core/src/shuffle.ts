import type { Rng } from './game.ts';

/** Fisher–Yates, from the last card down: every order equally likely. */
export function shuffle(cards: Uint8Array, rng: Rng): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}
