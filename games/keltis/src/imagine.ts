import { NOBODY, type Rng, type Seat } from '@quartet/core';
import {
  CARD_SPACE,
  type Card,
  COLOURS,
  cardNamed,
  cardSign,
  cardValue,
  DECK,
  END,
  POINT,
  SIGNS,
} from './cards.ts';
import { showKnown, takeOpenly, takeUnseen } from './hand.ts';
import { layEnd, layNumber, layPoint } from './rows.ts';
import { clear, PHASE, PILE_ROOM, ROWS, State } from './state.ts';
import type { Player, View } from './view.ts';

const COPIES = new Uint8Array(CARD_SPACE);
for (const card of DECK) COPIES[card]!++;

/** A full state that fits the view: what it does not show is dealt at random, each way equally likely. */
export function imagine(view: View, rng: Rng, into: State = new State(view.table)): State {
  const s = into;
  clear(s);
  const unseen = COPIES.slice();
  for (let seat = 0; seat < s.seats; seat++) placeOpenCards(s, seat, view.players[seat]!, unseen);
  placeDiscards(s, view, unseen);
  placePile(s, view, unseen);
  dealUnseen(s, view, unseen, rng);
  recallTurn(s, view);
  return s;
}

function placeOpenCards(s: State, seat: Seat, player: Player, unseen: Uint8Array): void {
  for (let colour = 0; colour < ROWS; colour++) {
    const cards = player.rows[COLOURS[colour]!];
    for (let i = 0; i < cards.length; i++) placeInRow(s, seat * ROWS + colour, see(cards[i]!, unseen));
  }
  for (let i = 0; i < player.points.length; i++) {
    s.pointOwners[cardValue(see(player.points[i]!, unseen))] = seat + 1;
  }
  for (let i = 0; i < player.stones.length; i++) s.stoneOwners[player.stones[i]!] = seat + 1;
  placeHand(s, seat, player, unseen);
}

function placeInRow(s: State, row: number, card: number): void {
  if (cardSign(card) === POINT) layPoint(s, row, cardValue(card));
  else if (cardValue(card) === END) layEnd(s, row);
  else layNumber(s, row, cardValue(card));
}

function placeHand(s: State, seat: Seat, { hand }: Player, unseen: Uint8Array): void {
  const { known, cards } = hand;
  if (!cards) {
    for (let i = 0; i < known.length; i++) takeOpenly(s, seat, see(known[i]!, unseen));
    return;
  }
  for (let i = 0; i < cards.length; i++) takeUnseen(s, seat, see(cards[i]!, unseen));
  for (let i = 0; i < known.length; i++) showKnown(s, seat, cardNamed(known[i]!));
}

function placeDiscards(s: State, view: View, unseen: Uint8Array): void {
  for (let pile = 0; pile < SIGNS.length; pile++) {
    const cards = view.discards[SIGNS[pile]!];
    for (let i = 0; i < cards.length; i++) s.discards[pile * PILE_ROOM + i] = see(cards[i]!, unseen);
    s.discardSizes[pile] = cards.length;
  }
}

function placePile(s: State, { pile, removed }: View, unseen: Uint8Array): void {
  s.pileSize = pile.count;
  if (pile.cards) {
    for (let i = 0; i < pile.count; i++) s.pile[pile.count - 1 - i] = see(pile.cards[i]!, unseen);
  }
  if (removed.cards) for (let i = 0; i < removed.count; i++) s.removed[i] = see(removed.cards[i]!, unseen);
}

/** The card is accounted for. */
function see(name: Card, unseen: Uint8Array): number {
  const card = cardNamed(name);
  unseen[card]!--;
  return card;
}

function dealUnseen(s: State, view: View, unseen: Uint8Array, rng: Rng): void {
  const cards = listCards(unseen);
  rng.shuffle(cards);
  let top = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const missing = view.players[seat]!.hand.count - s.handSizes[seat]!;
    for (let i = 0; i < missing; i++) takeUnseen(s, seat, cards[top++]!);
  }
  if (!view.pile.cards) for (let i = 0; i < s.pileSize; i++) s.pile[i] = cards[top++]!;
  if (!view.removed.cards) for (let i = 0; i < s.removed.length; i++) s.removed[i] = cards[top++]!;
}

function listCards(copies: Uint8Array): Uint8Array {
  let count = 0;
  for (let card = 0; card < CARD_SPACE; card++) count += copies[card]!;
  const cards = new Uint8Array(count);
  for (let card = 0, at = 0; card < CARD_SPACE; card++) {
    for (let copy = copies[card]!; copy > 0; copy--) cards[at++] = card;
  }
  return cards;
}

function recallTurn(s: State, view: View): void {
  s.phase = PHASE[view.phase];
  s.ender = view.ender ?? NOBODY;
  s.turn = s.phase === PHASE.over ? s.ender : view.actor;
  s.left = view.left;
  s.dry = view.dry;
  s.barred = 0;
  for (let i = 0; i < view.barred.length; i++) s.barred |= 1 << SIGNS.indexOf(view.barred[i]!);
}
