import type { Keys } from '../../ui/keys.ts';
import { handInOrder, type Order } from './chain.ts';
import type { Desk } from './desk.ts';

const HAND_KEYS = '1234567890';

/** Draws, or says whose turn it is. */
export function drawFrom(desk: Desk, from: 'stock' | 'discard'): void {
  if (desk.legal.isMine) desk.tapPile(from);
  else desk.say(desk.wording.prompt(desk.view, desk.names));
}

/** From now on each tap chooses the card to throw away. */
export function discardChoice({ stage, say, t }: Desk): () => void {
  return () => {
    if (stage.isDiscarding) stage.undo();
    else {
      stage.change({ links: [], isDiscarding: true });
      say(t.discardNote, 'note');
    }
  };
}

export function linxKeys(
  desk: Desk,
  order: Order,
  acts: { readonly primary: () => void; readonly reverse: () => void; readonly choose: () => void },
): Keys {
  const { stage, view, anchors, legal } = desk;
  const hand = handInOrder(desk.hand, order);
  const keys: Record<string, () => void> = {
    Enter: acts.primary,
    Escape: () => stage.links.length > 0 && stage.clear(),
    u: () => stage.canUndo && stage.undo(),
    r: () => stage.links.length > 1 && acts.reverse(),
    x: () => (view.phase === 'draw' ? drawFrom(desk, 'discard') : legal.isMine && acts.choose()),
  };
  for (const anchor of anchors) keys['abcd'[anchor.anchor!]!] = () => desk.tapAnchor(anchor);
  for (const [i, key] of [...HAND_KEYS].entries()) {
    const link = hand[i];
    if (link) keys[key] = () => desk.tapCard(link);
  }
  return keys;
}
