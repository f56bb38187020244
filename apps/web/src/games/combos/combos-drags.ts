import type { Card } from '@quartet/combos';
import type { Drags, Taken } from '../../kit/drag/drags.ts';
import { isPlacing, moveOf, placeAt, type Range, stretched } from './choice.ts';
import type { Desk } from './desk.ts';

/** Names of things that can be dragged, and of the places they go to. */
export const THING = {
  card: (position: number) => `card ${position}`,
  reserve: (which: number) => `reserve ${which}`,
};
export const PLACE = { trick: 'trick', gap: (position: number) => `gap ${position}` };

/**
 * Sliding over the hand chooses cards side by side, or moves the card that is being placed. Cards dragged onto
 * the trick are played; a reserve card dragged into the hand is laid out where it is dropped.
 */
export function combosDrags(desk: Desk): Drags {
  const { choice, legal, draft } = desk;
  return {
    begin: draft.hold,
    take: (thing) => {
      if (!legal.isMine) return null;
      return thing.startsWith('card ')
        ? takeCards(desk, numberIn(thing))
        : takeReserve(desk, numberIn(thing));
    },
    drop: (thing, place) => {
      if (thing.startsWith('card ') && place === PLACE.trick) desk.commit();
      if (thing.startsWith('reserve ') && place !== PLACE.trick) placeAt(desk, numberIn(place));
    },
    giveBack: draft.giveBack,
    slide: (from, over) => {
      if (!legal.isMine) return;
      if (isPlacing(choice)) placeAt(desk, numberIn(over));
      else chooseOnce(desk, reach(numberIn(from), numberIn(over), desk.hand));
    },
  };
}

function numberIn(name: string): number {
  return Number(name.split(' ')[1]);
}

/** As many cards from the first one on as may lie together. */
function reach(start: number, end: number, hand: readonly Card[]): Range {
  let range: Range = { type: 'range', from: start, to: start };
  const step = end < start ? -1 : 1;
  for (let at = start + step; at !== end + step && start !== end; at += step) {
    const next = stretched(Math.min(start, at), Math.max(start, at), hand);
    if (!next) break;
    range = next;
  }
  return range;
}

function chooseOnce({ choice, choose }: Desk, range: Range): void {
  const isSame = choice?.type === 'range' && choice.from === range.from && choice.to === range.to;
  if (!isSame) choose(range);
}

/** The card with those chosen beside it, or by itself. */
function takeCards(desk: Desk, position: number): Taken | null {
  const { choice, plays, hand, legal } = desk;
  if (isPlacing(choice)) return null;
  const isChosen = choice?.type === 'range' && choice.from <= position && position <= choice.to;
  const range: Range = isChosen ? choice : { type: 'range', from: position, to: position };
  chooseOnce(desk, range);
  const isLegal = !legal.refusal(moveOf(range, plays, hand));
  const things = Array.from({ length: range.to - range.from + 1 }, (_, i) => THING.card(range.from + i));
  return { things, places: isLegal ? [PLACE.trick] : [] };
}

function takeReserve({ hand, legal, choose }: Desk, which: number): Taken | null {
  if (legal.refusal({ type: 'reserve', which, at: 0 })) return null;
  choose({ type: 'reserve', which, at: hand.length });
  const gaps = Array.from({ length: hand.length + 1 }, (_, i) => PLACE.gap(i + 1));
  return { things: [THING.reserve(which)], places: gaps };
}
