import { type Card, type Move, toBeat } from '@quartet/combos';
import { NOBODY } from '@quartet/core';
import { comboOf, madeAt, shortName } from './describe.ts';
import type { Desk } from './desk.ts';
import type { PlayMove } from './plays.ts';
import { bestOf, draws, endsByX, stillToAct } from './turn.ts';

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
  if (cards[0] === 'S') return stopPreview(desk);
  if (cards[0] === 'R') return redrawPreview(desk);
  const isRead = move.as.length > 0 && cards.length > 1;
  return comboPreview(desk, cards, move.as, isRead ? words.asX(cards.join('-'), name) : name);
}

function comboPreview(desk: Desk, cards: readonly Card[], as: readonly number[], name: string): Preview {
  const { words, view, me, names, hand } = desk;
  const endsTurn = as.length > 0 && endsByX(view);
  const others = stillToAct(view, me!);
  const wins = endsTurn || others.length === 0;
  const drawn = draws(view, endsTurn ? 1 : 0);
  const best = toBeat(view);
  const long = capital(words.long(comboOf(cards, as)!));
  const theirs = best && comboOf(best.cards, best.as);
  const what = best && theirs ? words.beats(long, names[best.seat]!, words.long(theirs)) : words.opens(long);
  const left = hand.length - cards.length;
  if (wins) {
    const label = drawn > 0 ? words.playDraws(name, drawn) : words.playWins(name);
    return { label, what, after: winning(desk, left, drawn) };
  }
  const label = best
    ? words.playBeats(name, names[best.seat]!)
    : me === view.opener
      ? words.open(name)
      : words.play(name);
  const still = words.stillAct(others.map((seat) => names[seat]).join(', '));
  return { label, what, after: left === 0 ? `${words.handEmpty} ${still}` : still };
}

function stopPreview(desk: Desk): Preview {
  const drawn = draws(desk.view, 0);
  return {
    label: desk.words.stopWins(drawn),
    what: desk.words.stopDoes,
    after: winning(desk, desk.hand.length - 1, drawn),
  };
}

function redrawPreview({ words, view, me, names }: Desk): Preview {
  const drawn = draws(view, 1);
  const others = stillToAct(view, me!);
  const best = bestOf(view, [], false);
  const winner = best === NOBODY ? view.opener : best;
  const isKnown = others.length === 0 && winner !== me;
  const brings = isKnown ? words.redrawLast(drawn, names[winner]!) : words.redraw(drawn);
  const label = drawn === 0 ? words.redrawNone : brings;
  const after = others.length === 0 ? '' : words.stillAct(others.map((seat) => names[seat]).join(', '));
  return { label, what: words.redrawDoes, after };
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
