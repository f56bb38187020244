import { CARDS, type Colour } from './cards.ts';
import type { Player, View } from './view.ts';

/** A card's name from its code: `r7` → "red 7". */
export function cardWords(
  colours: Readonly<Record<Colour, string>>,
): (code: string | number | undefined) => string {
  return (code) => {
    const card = CARDS.find((each) => each === code);
    return card ? `${colours[card[0] as Colour]} ${card.slice(1)}` : String(code);
  };
}

/** The whole table as lines of text. */
export interface TableWords {
  round(round: number, rounds: number): string;
  heap(top: string, heap: number, pile: number): string;
  player(name: string, player: Player, hand: string, isActor: boolean): string;
  /** A hand one does not see. */
  hidden(count: number): string;
}

export function tableLines(view: View, names: readonly string[], words: TableWords): string[] {
  return [
    words.round(view.round, view.table.options.rounds),
    words.heap(view.heap.at(-1)!, view.heap.length, view.pile.count),
    ...view.players.map((player, seat) => {
      const { cards, count } = player.hand;
      return words.player(names[seat]!, player, cards?.join(' ') ?? words.hidden(count), seat === view.actor);
    }),
  ];
}
