import { type Card, LONGEST, type Move, type View } from '@quartet/combos';
import { useState } from 'preact/hooks';
import { anyReading, type Play, readingsOf } from './plays.ts';

/** What is chosen, but not played yet. Positions count from 1, `at` counts the cards to the left. */
export type Choice =
  | { readonly type: 'range'; readonly from: number; readonly to: number; readonly as?: readonly number[] }
  | { readonly type: 'reserve'; readonly which: number; readonly at: number }
  | { readonly type: 'insert'; readonly at: number }
  | { readonly type: 'bust' };

export type Range = Extract<Choice, { type: 'range' }>;

/** The choice and the way to it; a new view begins anew. */
export function useChoice(view: View) {
  const [held, hold] = useState<{ readonly view: View; readonly steps: readonly Choice[] }>({
    view,
    steps: [],
  });
  const steps = held.view === view ? held.steps : [];
  return {
    choice: steps.at(-1) ?? null,
    choose: (choice: Choice) => hold({ view, steps: [...steps, choice] }),
    undo: () => hold({ view, steps: steps.slice(0, -1) }),
    clear: () => hold({ view, steps: [] }),
  };
}

/** Tap a card: it alone; its neighbour: both, up to three; elsewhere: that one. Null: nothing is chosen any more. */
export function tapped(range: Range | null, position: number, hand: readonly Card[]): Range | null {
  const alone: Range = { type: 'range', from: position, to: position };
  if (!range) return alone;
  const { from, to } = range;
  if (from === to && from === position) return null;
  const isNeighbour = position === from - 1 || position === to + 1;
  if (!isNeighbour || to - from + 1 >= LONGEST) return alone;
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
