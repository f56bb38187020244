import { type Card, drawsDue, type Move, stillToAct, toBeat } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { foresee } from '../../kit/legal.ts';
import { comboOf, madeAt, shortName } from './describe.ts';
import type { Desk } from './desk.ts';
import type { PlayMove } from './plays.ts';

/** What the button says, and in more words what would happen. */
export interface Preview {
  readonly label: string;
  readonly what: string;
  readonly after: string;
}

export function previewOf(desk: Desk): Preview {
  const { words, move, why, legal, hand } = desk;
  if (!legal.isMine) return { label: words.choose, what: '', after: '' };
  if (!move) {
    const what = desk.plays.length === 0 && hand.length > 0 ? words.nothingBeats : words.chooseNote;
    return { label: words.choose, what, after: '' };
  }
  if (move.type === 'play') return playPreview(desk, move, why);
  if (move.type === 'bust') return bustPreview(desk);
  return placePreview(desk, move);
}

function playPreview(desk: Desk, move: PlayMove, why: string | null): Preview {
  const { words, hand, cardName } = desk;
  const cards = hand.slice(move.from - 1, move.to);
  const name = shortName(words, cardName, { cards, as: move.as });
  if (why) return { label: words.play(name), what: why, after: '' };
  const after = afterwards(desk, move);
  if (cards[0] === 'S') return stopPreview(desk, after);
  if (cards[0] === 'R') return redrawPreview(desk, after);
  const isRead = move.as.length > 0 && cards.length > 1;
  return comboPreview(desk, after, cards, move.as, isRead ? words.asX(cards.join('-'), name) : name);
}

/** How the turn stands once this is played, as the engine says. */
interface After {
  /** Who wins it by that; undefined if others still act. */
  readonly winner: Seat | undefined;
  /** How many cards the winner draws, as far as that is known. */
  readonly draws: number;
}

function afterwards({ game, legal }: Desk, move: PlayMove): After {
  const { state, events } = foresee(game, legal.state, [move]);
  const won = events.find((event) => event.type === 'won');
  return { winner: won?.seat, draws: won ? won.draws : drawsDue(state, 0) };
}

function comboPreview(
  desk: Desk,
  { winner, draws }: After,
  cards: readonly Card[],
  as: readonly number[],
  name: string,
): Preview {
  const { words, view, me, names, hand } = desk;
  const best = toBeat(view);
  const long = capital(words.long(comboOf(cards, as)!));
  const theirs = best && comboOf(best.cards, best.as);
  const what = best && theirs ? words.beats(long, names[best.seat]!, words.long(theirs)) : words.opens(long);
  const left = hand.length - cards.length;
  if (winner !== undefined) {
    const label = draws > 0 ? words.playDraws(name, draws) : words.playWins(name);
    return { label, what, after: winning(desk, left, draws) };
  }
  const label = best
    ? words.playBeats(name, names[best.seat]!)
    : me === view.opener
      ? words.open(name)
      : words.play(name);
  const still = othersAct(desk);
  return { label, what, after: left === 0 ? `${words.handEmpty} ${still}` : still };
}

function othersAct({ words, view, me, names }: Desk): string {
  return words.stillAct(
    stillToAct(view, me!)
      .map((seat) => names[seat])
      .join(', '),
  );
}

function stopPreview(desk: Desk, { draws }: After): Preview {
  return {
    label: desk.words.stopWins(draws),
    what: desk.words.stopDoes,
    after: winning(desk, desk.hand.length - 1, draws),
  };
}

function redrawPreview(desk: Desk, { winner, draws }: After): Preview {
  const { words, me, names } = desk;
  const isOthers = winner !== undefined && winner !== me;
  const brings = isOthers ? words.redrawLast(draws, names[winner]!) : words.redraw(draws);
  const label = draws === 0 ? words.redrawNone : brings;
  return { label, what: words.redrawDoes, after: winner === undefined ? othersAct(desk) : '' };
}

function winning({ words }: Desk, left: number, drawn: number): string {
  if (drawn > 0) return words.winsAndDraws(drawn);
  return left > 0 ? words.winsAndOpens(left) : words.handEmpty;
}

function bustPreview({ words, view, me, plays }: Desk): Preview {
  const label = view.players[me!]!.chips > 0 ? words.bustPays : words.bustLoses;
  return {
    label,
    what: plays.length === 0 ? words.nothingBeats : words.bustDoes,
    after: plays.length === 0 ? words.bustDoes : '',
  };
}

/** The card that is being put into the hand; null if none is. */
export function cardToPlace({ view, me, move }: Desk): Card | null {
  if (me === null) return null;
  if (move?.type === 'insert') return view.drawn?.card ?? null;
  return move?.type === 'reserve' ? (view.players[me]!.reserve[move.which - 1] ?? null) : null;
}

function placePreview(desk: Desk, move: Extract<Move, { readonly at: number }>): Preview {
  const { words, hand, view, cardName } = desk;
  const card = cardToPlace(desk)!;
  const name = cardName(card);
  const made = madeAt([...hand.slice(0, move.at), card, ...hand.slice(move.at)], move.at);
  const label = move.type === 'reserve' ? words.take(name, move.at + 1) : words.put(name, move.at + 1);
  const makes = made ? capital(`${name} ${words.makes(words.long(made))}.`) : words.pickPlace;
  const after = move.type === 'reserve' ? words.reserveDoes(name) : words.drawnDoes(view.drawn?.more ?? 0);
  return { label, what: makes, after };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
