import type { Card, Move } from '@quartet/linko';
import type { Drags } from '../../kit/drag/drags.ts';
import type { Scene } from './scene.ts';

/** Names of things that can be dragged, and of the places they go to. */
export const THING = {
  number: (card: Card) => `number ${card}`,
  slot: (slot: number) => `slot ${slot}`,
  pile: 'pile',
};
export const PLACE = { stack: 'stack', hand: 'hand' };

/** A number goes onto my stack: that plays it. While drawing, cards of the row and the pile go to my hand. */
export function linkoDrags({ legal, view, staged, play }: Scene): Drags {
  return {
    take: (thing) => {
      const move = drawOf(thing);
      if (!legal.isMine) return null;
      if (move) return legal.refusal(move) ? null : { things: [thing], places: [PLACE.hand] };
      if (view.phase !== 'play') return null;
      staged.take(thing.split(' ')[1] as Card);
      return { things: [thing], places: [PLACE.stack] };
    },
    drop: (thing, place) => {
      const move = drawOf(thing);
      if (move && place === PLACE.hand) play(move);
      if (!move && place === PLACE.stack) staged.commit();
    },
    giveBack: (thing) => {
      if (!drawOf(thing)) staged.giveBack();
    },
  };
}

function drawOf(thing: string): Move | null {
  if (thing === THING.pile) return { type: 'draw', from: 'pile' };
  return thing.startsWith('slot ') ? { type: 'draw', from: 'row', slot: Number(thing.slice(5)) } : null;
}
