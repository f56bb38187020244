import { wording } from '@quartet/linx/wording.en';
import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
  'lays-last': ({ points }) => `Takes ${points} points before the stock runs out`,
  'takes-best': ({ points }) => `Takes the best scoring card on the table: ${points} points`,
  'takes-premium': ({ points, cards }) => `${points} points for ${cards} cards from the hand is a good price`,
  'lays-small': ({ points, left }) =>
    `Takes ${points} points and keeps ${left === 1 ? 'a card' : `${left} cards`} for the next chain`,
  'holds-out': ({ length, points }) => `Holds out for a chain of ${length}: ${points} points`,
  'keeps-chain': ({ card, length }) => `The chain of ${length} does not need ${wording.card(`${card}`)}`,
  'links-nothing': ({ card }) => `${first(card)} links to no other card of the hand`,
  'links-least': ({ card, count }) =>
    count === 1
      ? `${first(card)} links to one card only`
      : `${first(card)} links to ${count} cards, and the others to more`,
  completes: ({ card, length }) => `${first(card)} makes a chain of ${length}`,
  'links-well': ({ card, count }) => `${first(card)} links to ${count} cards of the hand`,
  'known-at-least': ({ card }) => `Rather ${wording.card(`${card}`)} than an unknown card`,
  'fits-anchor': ({ card }) => `${first(card)} links to an anchor`,
  hopes: ({ card }) => `Hopes for more than ${wording.card(`${card}`)}`,
  'no-other-pile': () => 'There is nothing else to draw from',
  'lets-points-lie': ({ points }) => `Lets ${points} points lie that could be taken now`,
  'takes-less': ({ points, most }) => `Takes ${points} points where ${most} could be had`,
  'uses-up': ({ cards, points }) =>
    `Uses up ${cards === 1 ? 'a card' : `${cards} cards`} of the hand for ${points} points`,
  'leaves-lying': ({ card }) => `Leaves ${wording.card(`${card}`)} lying`,
  'links-to-few': ({ card, count }) =>
    `${first(card)} links to ${count === 1 ? 'one card' : `${count} cards`} only, and everybody knows it then`,
  'breaks-chain': ({ card, length }) => `The chain of ${length} needs ${wording.card(`${card}`)}`,
  'links-many': ({ card, count }) => `${first(card)} links to ${count} cards of the hand`,
};

/** A card's name where the sentence begins with it; German names have their capital. */
function first(code: string | number | undefined): string {
  const name = wording.card(`${code}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
