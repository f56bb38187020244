import { type Chance, FastRng, fastChance, MoveList, type Seat } from '@quartet/core';
import { type Event, linx, type Phase, type State, type View } from '../src/index.ts';

/** A position in short: cards as codes with spaces between, piles with their top first, one text per hand. */
export interface Layout {
  readonly hands: readonly string[];
  readonly known?: readonly string[];
  readonly phase?: Phase;
  readonly actor?: Seat;
  readonly drawsLeft?: number;
  readonly anchors?: string;
  readonly scoring?: readonly (number | null)[];
  readonly stock?: string;
  readonly discards?: string;
  readonly scoringPile?: readonly number[];
  readonly won?: readonly (readonly number[])[];
  readonly idleTurns?: number;
  readonly stockMoved?: boolean;
  readonly target?: number;
  readonly game?: number;
  readonly beginner?: Seat;
  readonly players?: readonly Seat[];
  readonly playOff?: number;
  readonly earlier?: readonly number[];
  readonly bonuses?: readonly number[];
}

function codes(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The referee's view of a layout; what it does not name is out of the game. */
export function refereeView(given: Layout): View {
  const seats = given.hands.length;
  const everybody = given.hands.map((_, seat) => seat);
  const zeros = given.hands.map(() => 0);
  const stock = codes(given.stock ?? '12t 11t 10t 9t 8t');
  const scoringPile = given.scoringPile ?? [6, 6, 6, 6];
  const anchors: (string | null)[] = codes(given.anchors ?? '1d 4s 8h 12w');
  return {
    viewer: 'referee',
    table: { seats, first: 0, options: { target: given.target ?? 0 } },
    actor: given.actor ?? 0,
    phase: given.phase ?? 'act',
    game: given.game ?? 0,
    beginner: given.beginner ?? 0,
    players: given.players ?? everybody,
    playOff: given.playOff ?? 0,
    drawsLeft: given.drawsLeft ?? (given.phase === 'draw' ? 1 : 0),
    idleTurns: given.idleTurns ?? 0,
    stockMoved: given.stockMoved ?? false,
    anchors,
    scoring: given.scoring ?? [4, 5, 7],
    discards: codes(given.discards ?? '12p'),
    stock: { count: stock.length, cards: stock },
    scoringPile: { count: scoringPile.length, cards: scoringPile },
    hands: given.hands.map((hand, seat) => {
      const cards = codes(hand);
      return { count: cards.length, known: codes(given.known?.[seat] ?? ''), cards };
    }),
    won: given.won ?? given.hands.map(() => []),
    gone: [],
    earlier: given.earlier ?? zeros,
    bonuses: given.bonuses ?? zeros,
  };
}

export function layOut(layout: Layout): State {
  return linx.imagine(refereeView(layout), new FastRng('layout'));
}

/** The legal moves as texts, sorted. */
export function legalTexts(state: State): string[] {
  const moves = new MoveList(linx.moveSpace);
  linx.legal(state, moves);
  return moves
    .toArray()
    .map((code) => linx.print(linx.toMove(state, code)))
    .sort();
}

/** The code of a refusal; null if the text may be played. */
export function refused(state: State, text: string): string | null {
  const move = linx.parse(text);
  return move ? (linx.refuse(state, move)?.code ?? null) : 'unreadable';
}

/** Plays texts one after the other, each of them legal, and returns what happened. */
export function playAll(
  state: State,
  texts: readonly string[],
  chance: Chance = fastChance('deal'),
): readonly Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const move = linx.parse(text);
    const why = move && linx.refuse(state, move);
    const code = move && linx.toCode(state, move);
    if (code === null || why !== null) throw new Error(`"${text}" may not be played: ${why?.code}`);
    linx.play(state, code, chance, (event) => events.push(event));
  }
  return events;
}

export function seen(state: State): View {
  return linx.view(state, 'referee');
}
