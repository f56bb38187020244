import type { Log, MoveCode, MoveList } from '@quartet/core';
import { COLOURS, cardOf, cardSign, cardValue, END, nameOf, POINT, type PointCard } from '../cards.ts';
import type { Event } from '../events.ts';
import { giveUp } from '../hand.ts';
import { POINTS, ROW } from '../moves.ts';
import { layEnd, layNumber, layPoint } from '../rows.ts';
import { ROWS, type State } from '../state.ts';

// §5.5 onto a colour row whose last number it equals; §5.6 into the point row.
export function listPoint(s: State, value: number, moves: MoveList): void {
  const first = s.turn * ROWS;
  for (let colour = 0; colour < ROWS; colour++) {
    if (s.lasts[first + colour] === value) moves.add(POINTS + cardOf(value, colour));
  }
  moves.add(POINTS + cardOf(value, POINT));
}

// §5 A card from hand into one of one's own rows.
export function lay(s: State, move: MoveCode, log: Log<Event>): void {
  if (move >= POINTS) layPointCard(s, move - POINTS, log);
  else layColourCard(s, move - ROW, log);
}

function layPointCard(s: State, placed: number, log: Log<Event>): void {
  const value = cardValue(placed);
  const place = cardSign(placed);
  const card = cardOf(value, POINT);
  giveUp(s, s.turn, card);
  if (place === POINT) {
    s.pointOwners[value] = s.turn + 1;
    log?.({ type: 'pointed', seat: s.turn, card: nameOf(card) as PointCard });
  } else {
    layPoint(s, s.turn * ROWS + place, value);
    log?.({ type: 'laid', seat: s.turn, card: nameOf(card), row: COLOURS[place]! });
  }
}

function layColourCard(s: State, card: number, log: Log<Event>): void {
  const value = cardValue(card);
  const colour = cardSign(card);
  const row = s.turn * ROWS + colour;
  const ended = s.endedRows;
  giveUp(s, s.turn, card);
  if (value === END) layEnd(s, row);
  else layNumber(s, row, value);
  log?.({ type: 'laid', seat: s.turn, card: nameOf(card), row: COLOURS[colour]! });
  // §5.3
  if (s.endedRows > ended) {
    log?.({ type: 'row-ended', seat: s.turn, row: COLOURS[colour]!, ended: s.endedRows });
  }
}
