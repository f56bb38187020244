import { type CardSet, cardLinks, SIZE, slotOf } from '@quartet/linx';

// Of sets of hand cards, whose links were read.

/** How many cards of the set link to no other of it. */
export function lonelyIn(set: CardSet): number {
  let lonely = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) if ((cardLinks(slotOf(rest)) & set) === 0) lonely++;
  return lonely;
}

/** How many pairs of these cards link. */
export function linksIn(set: CardSet): number {
  let links = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) links += SIZE[cardLinks(slotOf(rest)) & rest]!;
  return links;
}
