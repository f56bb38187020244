import { isRepeated, type Move } from '@quartet/linx';
import { fitsInside, gapIn, type Link, placeFor, type Shared, sharedBy } from './chain.ts';
import type { Desk } from './desk.ts';

/** What the card would be joined by; null if it fits nowhere or nothing is laid out. */
export function fitOf({ stage, legal, settings }: Desk, link: Link): Shared | 'inside' | null {
  const { links, insertAt } = stage;
  if (!legal.isMine || !settings.aids || links.length === 0 || stage.isDiscarding) return null;
  if (insertAt !== null) return fitsInside(links, link, insertAt) ? 'inside' : null;
  const place = placeFor(links, link);
  if (!place) return null;
  if (place.way === 'inside') return 'inside';
  const [before, after] = [links[place.at - 1], links[place.at]];
  return (before && sharedBy(before, link)) ?? (after ? sharedBy(link, after) : null);
}

/** Whether this anchor would end the chain without a gap. */
export function wouldClose({ stage: { links } }: Desk, link: Link): boolean {
  if (links.length === 0 || gapIn(links) > 0) return false;
  const place = placeFor(links, link);
  if (!place || place.way === 'gap') return false;
  return sharedBy(links[place.at === 0 ? 0 : links.length - 1]!, link) !== null;
}

/** Whether the hint speaks of this card of the hand. */
export function speaksOf(hint: Move | null, card: string): boolean {
  if (hint?.type === 'discard') return hint.card === card;
  return hint?.type === 'chain' && hint.cards.slice(1, -1).includes(card);
}

/** How a scoring card stands to the chain. */
export interface Standing {
  readonly kind: 'taken' | 'reached' | 'far';
  readonly text: string;
  /** Where there is little room. */
  readonly short?: string;
}

export function standing({ view, stage, isClosed, target, t }: Desk, length: number, slot: number): Standing {
  const has = stage.links.length;
  const isFirst = !isRepeated(
    Uint8Array.from(view.scoring, (other) => other ?? 0),
    slot,
  );
  if (length === target && isFirst) return { kind: 'taken', text: t.takeThis };
  if (isClosed && length <= has) return { kind: 'reached', text: t.reached };
  if (has < 2) return { kind: 'far', text: t.needed(length), short: t.cards };
  return { kind: 'far', text: has < length ? t.lacking(length - has) : t.notJoined };
}
