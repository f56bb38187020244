import type { Seat } from '@quartet/core';
import { cardOf, links as cardsLink, numberOf, symbolOf, type View } from '@quartet/linx';
import type { Names, Zones } from '../../kit/card-names.ts';
import { numberIn, symbolIn } from './palette.ts';

/** Where cards lie. Those of `zonesOf` lie open; slots are counted from 0. */
export const ZONE = {
  hand: 'hand',
  discards: 'discards',
  anchor: (slot: number) => `anchor ${slot}`,
  score: (slot: number) => `score ${slot}`,
  stock: 'stock',
  /** Scoring cards face down. */
  scores: 'scores',
  /** Out of the game; a link and a joint of the chain that is shown in the tray, counted from 0. */
  gone: 'gone',
  link: (at: number) => `link ${at}`,
  joint: (at: number) => `joint ${at}`,
  seat: (seat: Seat) => `seat ${seat}`,
  /** Scoring cards of a seat. */
  won: (seat: Seat) => `won ${seat}`,
};

/** How a scoring card is called among the cards. */
export function scoreCode(length: number): string {
  return `+${length}`;
}

/** Where cards lie open at a table of LINX. */
export function zonesOf({ hands, discards, anchors, scoring }: View, me: Seat | null): Zones {
  const zones: Record<string, readonly string[]> = {
    [ZONE.hand]: (me !== null && hands[me]?.cards) || [],
    // The top one comes last.
    [ZONE.discards]: discards.toReversed(),
  };
  for (const [slot, card] of anchors.entries()) zones[ZONE.anchor(slot)] = card === null ? [] : [card];
  for (const [slot, length] of scoring.entries())
    zones[ZONE.score(slot)] = length === null ? [] : [scoreCode(length)];
  return zones;
}

/** One card of the chain on the tray; its id is the card's name. */
export interface Link {
  readonly id: string;
  readonly card: string;
  /** The slot of an anchor; null for a card from the hand. */
  readonly anchor: number | null;
}

export type Links = readonly Link[];

/** What two neighbours have in common. */
export type Shared =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'sign'; readonly value: string };

/** Where a card goes when it is tapped: before the link at `at`. */
export interface Place {
  readonly at: number;
  readonly way: 'begin' | 'end' | 'front' | 'gap' | 'inside';
}

/** The cards of a hand as links. */
export function handLinks(cards: readonly string[], flips: Names): Links {
  return cards.map((card, i) => ({ id: flips[ZONE.hand]![i]!, card, anchor: null }));
}

/** The anchors that lie on the table. */
export function anchorLinks(anchors: readonly (string | null)[], flips: Names): Links {
  return anchors.flatMap((card, anchor) =>
    card === null ? [] : [{ id: flips[ZONE.anchor(anchor)]![0]!, card, anchor }],
  );
}

export function sharedBy(a: Link, b: Link): Shared | null {
  if (!fits(a, b)) return null;
  const number = numberIn(a.card);
  return number === numberIn(b.card)
    ? { kind: 'number', value: number }
    : { kind: 'sign', value: symbolIn(a.card) };
}

function fits(a: Link | undefined, b: Link | undefined): boolean {
  return a !== undefined && b !== undefined && cardsLink(cardOf(a.card), cardOf(b.card));
}

/** Before which link a card is missing; -1 if the chain holds. Between two anchors one is always missing. */
export function gapIn(links: Links): number {
  return links.findIndex((link, i) => {
    const before = links[i - 1];
    return before !== undefined && (!fits(before, link) || (before.anchor !== null && link.anchor !== null));
  });
}

/** Whether it joins two anchors; whether it is long enough is another matter. */
export function isClosed(links: Links): boolean {
  return links.length > 2 && hasAnchor(links[0]) && hasAnchor(links.at(-1)) && gapIn(links) < 0;
}

function hasAnchor(link: Link | undefined): boolean {
  return link !== undefined && link.anchor !== null;
}

/** Where this card or anchor would go; null if nowhere. */
export function placeFor(links: Links, link: Link): Place | null {
  if (links.length === 0) return { at: 0, way: 'begin' };
  return link.anchor === null ? placeForCard(links, link) : placeForAnchor(links, link);
}

function placeForCard(links: Links, link: Link): Place | null {
  const gap = gapIn(links);
  if (gap > 0 && (fits(links[gap - 1], link) || fits(links[gap], link))) return { at: gap, way: 'gap' };
  if (isOpenAtEnd(links) && fits(links.at(-1), link)) return { at: links.length, way: 'end' };
  if (!hasAnchor(links[0]) && fits(link, links[0])) return { at: 0, way: 'front' };
  const inside = links.findIndex((_, i) => fitsInside(links, link, i));
  return inside < 0 ? null : { at: inside, way: 'inside' };
}

/** Whether the card links both to the link at `at` and to the one before. */
export function fitsInside(links: Links, link: Link, at: number): boolean {
  return fits(links[at - 1], link) && fits(link, links[at]);
}

/** A second anchor may be laid before the chain reaches it: that leaves a gap. */
function placeForAnchor(links: Links, link: Link): Place | null {
  const isOpenAtFront = !hasAnchor(links[0]);
  if (links.filter(hasAnchor).length > 1) return null;
  if (isOpenAtEnd(links) && fits(links.at(-1), link) && !hasAnchor(links.at(-1))) {
    return { at: links.length, way: 'end' };
  }
  if (isOpenAtFront && fits(link, links[0])) return { at: 0, way: 'front' };
  if (gapIn(links) > 0) return null;
  return { at: isOpenAtEnd(links) ? links.length : 0, way: 'gap' };
}

/** An anchor by itself can be gone on from; at the end of a chain it closes it. */
function isOpenAtEnd(links: Links): boolean {
  return links.length === 1 || !hasAnchor(links.at(-1));
}

export function inserted(links: Links, link: Link, at: number): Links {
  return [...links.slice(0, at), link, ...links.slice(at)];
}

/** The first card comes off alone, any other with all that follow. */
export function cutAt(links: Links, at: number): Links {
  return at === 0 ? links.slice(1) : links.slice(0, at);
}

/** What of it still lies where it lay. */
export function remaining(links: Links, there: Links): Links {
  const ids = new Set(there.map(({ id }) => id));
  return links.every(({ id }) => ids.has(id)) ? links : links.filter(({ id }) => ids.has(id));
}

/** How the hand lies. */
export type Order = 'number' | 'symbol';

export function handInOrder(hand: Links, order: Order): Links {
  if (order === 'symbol') return hand;
  const rank = ({ card }: Link): number => numberOf(cardOf(card)) * 16 + symbolOf(cardOf(card));
  return hand.toSorted((a, b) => rank(a) - rank(b));
}
