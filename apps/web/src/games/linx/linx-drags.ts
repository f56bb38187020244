import type { Drags } from '../../kit/drag/drags.ts';
import { cutAt, fitsInside, inserted, type Link, placeFor } from './chain.ts';
import type { Desk } from './desk.ts';

/** Names of things that can be dragged, and of the places they go to. */
export const THING = {
  card: (link: Link) => `card ${link.id}`,
  anchor: (link: Link) => `anchor ${link.id}`,
  link: (at: number) => `link ${at}`,
  stock: 'pile stock',
  discards: 'pile discard',
};
export const PLACE = {
  tray: 'tray',
  /** Before this link of the chain. */
  joint: (at: number) => `joint ${at}`,
  discards: 'discards',
  hand: 'hand',
};

/** Cards and anchors go into the chain, cards also onto the discards; links come off it, piles are drawn from. */
export function linxDrags(desk: Desk): Drags {
  return {
    take: (thing) => {
      const places = desk.legal.isMine ? placesOf(desk, thing) : [];
      return places.length > 0 ? { things: along(desk, thing), places } : null;
    },
    drop: (thing, place) => drop(desk, thing, place),
    giveBack: () => undefined,
  };
}

function split(name: string): readonly [kind: string, of: string] {
  const at = name.indexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

function linkOf({ hand, anchors }: Desk, id: string): Link | undefined {
  return [...hand, ...anchors].find((link) => link.id === id);
}

/** With a link come all that are cut off with it. */
function along({ stage }: Desk, thing: string): readonly string[] {
  const [kind, of] = split(thing);
  if (kind !== 'link') return [thing];
  const kept = new Set(cutAt(stage.links, Number(of)));
  return stage.links.flatMap((link, at) => (kept.has(link) ? [] : [THING.link(at)]));
}

function placesOf(desk: Desk, thing: string): readonly string[] {
  const { stage, view, legal } = desk;
  const [kind, of] = split(thing);
  if (kind === 'link') return [PLACE.hand];
  if (kind === 'pile') {
    return legal.refusal({ type: 'draw', from: of as 'stock' | 'discard' }) ? [] : [PLACE.hand];
  }
  const link = linkOf(desk, of);
  if (!link || stage.links.some(({ id }) => id === of)) return [];
  const fits = stage.isDiscarding || placeFor(stage.links, link) !== null;
  const chain = fits ? [PLACE.tray, ...stage.links.map((_, at) => PLACE.joint(at))] : [];
  return kind === 'card' && view.phase === 'act' ? [...chain, PLACE.discards] : chain;
}

/** The same as tapping: a card that fits just where it is dropped goes there. */
function drop(desk: Desk, thing: string, place: string): void {
  const [kind, of] = split(thing);
  const link = linkOf(desk, of);
  if (kind === 'pile' && place === PLACE.hand) desk.tapPile(of as 'stock' | 'discard');
  else if (kind === 'link' && place === PLACE.hand) desk.cut(Number(of));
  else if (link && place === PLACE.discards && kind === 'card') desk.discard(link);
  else if (link && (place === PLACE.tray || place.startsWith('joint '))) join(desk, link, place);
}

function join(desk: Desk, link: Link, place: string): void {
  const { stage } = desk;
  const at = Number(split(place)[1]);
  const goesThere = place !== PLACE.tray && link.anchor === null && fitsInside(stage.links, link, at);
  if (goesThere) stage.change({ links: inserted(stage.links, link, at) });
  else if (link.anchor === null) desk.tapCard(link);
  else desk.tapAnchor(link);
}
