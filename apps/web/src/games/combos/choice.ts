import { type Card, LONGEST, type Move } from '@quartet/combos';
import type { Desk } from './desk.ts';
import { anyReading, type Play, readingsOf } from './plays.ts';

/** What is chosen, but not played yet. Positions count from 1, `at` counts the cards to the left. */
export type Choice =
  | { readonly type: 'range'; readonly from: number; readonly to: number; readonly as?: readonly number[] }
  | { readonly type: 'reserve'; readonly which: number; readonly at: number }
  | { readonly type: 'insert'; readonly at: number }
  | { readonly type: 'bust' };

export type Range = Extract<Choice, { type: 'range' }>;

/** Tap a card: it alone; its neighbour: both, up to three; elsewhere: that one. Null: nothing is chosen any more. */
export function tapped(range: Range | null, position: number, hand: readonly Card[]): Range | null {
  const alone: Range = { type: 'range', from: position, to: position };
  if (!range) return alone;
  const { from, to } = range;
  if (from === to && from === position) return null;
  const isNeighbour = position === from - 1 || position === to + 1;
  if (!isNeighbour) return alone;
  return stretched(position < from ? position : from, position > to ? position : to, hand) ?? alone;
}

/** A range with these ends; null if that cannot be: Stop and Redraw stay alone. */
export function stretched(from: number, to: number, hand: readonly Card[]): Range | null {
  if (from < 1 || to > hand.length || to - from >= LONGEST) return null;
  const cards = hand.slice(from - 1, to);
  if (cards.length > 1 && cards.some((card) => card === 'S' || card === 'R')) return null;
  return { type: 'range', from, to };
}

/** The move a choice stands for; of several readings of X the one chosen, or else the strongest. */
export function moveOf(choice: Choice, plays: readonly Play[], hand: readonly Card[]): Move {
  if (choice.type !== 'range') return choice;
  const { from, to } = choice;
  const as = choice.as ?? readingsOf(plays, from, to)[0]?.move.as ?? anyReading(hand.slice(from - 1, to));
  return { type: 'play', from, to, as };
}

export function tap({ isMine, choice, hand, choose }: Desk, position: number): void {
  if (isMine()) choose(tapped(choice?.type === 'range' ? choice : null, position, hand));
}

/** Whether a card is being put into the hand, and a place for it is chosen. */
export function isPlacing(choice: Choice | null): choice is Extract<Choice, { type: 'insert' | 'reserve' }> {
  return choice?.type === 'insert' || choice?.type === 'reserve';
}

export function placeAt({ choice, choose }: Desk, position: number): void {
  if (isPlacing(choice) && choice.at !== position - 1) choose({ ...choice, at: position - 1 });
}

/** Chooses this reserve card, or lays it back; says why if it may not be taken. */
export function takeReserve({ legal, choice, hand, choose, say, isMine }: Desk, which: number): void {
  if (!isMine()) return;
  const isChosen = choice?.type === 'reserve' && choice.which === which;
  const why = legal.why({ type: 'reserve', which, at: 0 });
  if (why) say(why);
  else if (isChosen) choose(null);
  else choose({ type: 'reserve', which, at: choice?.type === 'reserve' ? choice.at : hand.length });
}
