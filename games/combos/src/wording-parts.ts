import type { Card } from './cards.ts';
import type { Combination } from './combinations.ts';
import type { Laid } from './laid.ts';
import { type Hand, toBeat, type View } from './view.ts';

type Specials = Readonly<Record<'X' | 'S' | 'R', string>>;

/** What a language calls the things on the table. */
export interface TableWords {
  readonly combinations: Readonly<Record<Combination, string>>;
  round(round: number, pile: number, away: string): string;
  toBeat(cards: string, combination: string, sum: number, name: string): string;
  drawn(name: string, card: string | undefined, more: number): string;
  player(line: PlayerLine): string;
  unknown(count: number, known: readonly string[]): string;
  known(card: string, position: number): string;
}

/** One player's line of the table; texts are empty where there is nothing to say. */
interface PlayerLine {
  readonly name: string;
  readonly chips: number;
  readonly lost: boolean;
  readonly opens: boolean;
  readonly acts: boolean;
  readonly hand: string;
  readonly reserve: string;
  readonly laid: string;
}

/** A card's spoken name. */
export function nameCard(specials: Specials, code: string): string {
  return code === 'X' || code === 'S' || code === 'R' ? specials[code] : code;
}

/** Cards side by side, with what an X stands for: `6 X(7) 8`. */
export function writeCards(cards: readonly Card[], as: readonly number[] = []): string {
  let x = 0;
  return cards.map((card) => (card === 'X' && as.length > 0 ? `X(${as[x++]})` : card)).join(' ');
}

function writeLaid(laid: Laid | undefined): string {
  return laid ? writeCards(laid.cards, laid.as) : '';
}

/** What the actor must beat, as a text; empty if there is nothing yet. */
export function beatText(view: View): string {
  return writeLaid(toBeat(view));
}

/** Those who have not lost, by name. */
export function winnersIn(view: View, names: readonly string[]): string[] {
  return names.filter((_, seat) => !view.players[seat]?.lost);
}

/** The whole table, one line for each thing on it. */
export function tableLines(
  view: View,
  names: readonly string[],
  words: TableWords,
  spoken: (card: string) => string,
): string[] {
  const lines = [words.round(view.round, view.pile.count, writeCards(view.away))];
  const best = toBeat(view);
  if (best) {
    const combination = words.combinations[best.combination];
    lines.push(words.toBeat(writeLaid(best), combination, best.sum, names[best.seat]!));
  }
  if (view.drawn) {
    const { card, more } = view.drawn;
    lines.push(words.drawn(names[view.actor]!, card && spoken(card), more));
  }
  view.players.forEach((player, seat) => {
    lines.push(
      words.player({
        name: names[seat]!,
        chips: player.chips,
        lost: player.lost,
        opens: seat === view.opener,
        acts: seat === view.actor,
        hand: hand(words, player.hand),
        reserve: writeCards(player.reserve),
        laid: writeLaid(player.laid),
      }),
    );
  });
  return lines;
}

/** Cards with their positions, which moves go by. */
function hand(words: TableWords, { count, cards, known }: Hand): string {
  if (cards) return cards.map((card, i) => `${i + 1}:${card}`).join(' ');
  return words.unknown(
    count,
    known.map(({ card, position }) => words.known(card, position)),
  );
}

/** The cards of a play, if the view shows the hand they come from. */
export function playedCards(view: View | undefined, from: number, to: number): readonly Card[] | undefined {
  return handOf(view)?.slice(from - 1, to);
}

/** The cards a place of the hand lies between; undefined where there is none, null where the hand is not shown. */
export function besides(
  view: View | undefined,
  at: number,
): readonly [Card | undefined, Card | undefined] | null {
  const cards = handOf(view);
  return cards ? [cards[at - 1], cards[at]] : null;
}

function handOf(view: View | undefined): readonly Card[] | undefined {
  return view?.players[view.actor]?.hand.cards;
}
