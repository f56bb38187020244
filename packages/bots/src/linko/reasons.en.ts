import { wording } from '@quartet/linko/wording.en';
import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
  'goes-out': ({ ahead }) =>
    ahead === 0 ? 'Plays the last cards and shares the lead' : `Plays the last cards, ${ahead} points ahead`,
  'must-go-out': ({ behind }) => `Plays the last cards, though ${behind} points behind`,
  snatches: ({ snatched }) => `Snatches ${counted(snatched!)}: their owner must pick up or draw`,
  'adds-jokers': ({ size, card }) => `A joker makes it ${size} × ${card}, hard to snatch`,
  'lays-jokers': () => 'Nothing beats jokers of that number',
  'lays-single': ({ card }) => `Gets rid of a lone ${card}`,
  'lays-group': ({ size, card }) => `Gets rid of ${size} × ${card} at once`,
  'keeps-some': ({ kept, card }) => `Keeps ${kept} × ${card} for later`,
  joins: ({ card, has }) => `Goes with the ${has} × ${named(card)} in hand`,
  'brings-jokers': () => 'Brings a joker',
  'brings-set': ({ size, card }) => `${size} × ${card} can be laid again in one turn`,
  'brings-least': () => 'The least bad of what must be taken',
  'takes-single': ({ card }) => `${card === '8' || card === '11' ? 'An' : 'A'} ${card} is worth having`,
  leaves: ({ card }) => `Nothing in hand goes with ${named(card)}`,
  'stays-light': () => 'Keeps the hand small',
  'keeps-set': ({ size, card }) => `Keeps ${size} × ${named(card)} together for later`,
  'keeps-single': ({ card }) => `Rather ${named(card)} than an unknown card`,
  hopes: ({ card }) => `Hopes for something better than ${named(card)}`,
  'draws-joker': () => 'A joker fits everything',
  'draws-twins': ({ card }) => `Two of ${card} lie in the row: a new pair`,
  'draws-best': ({ card }) => `${card} is the best of the row`,
  'draws-pile': () => 'Nobody will know this card',
};

/** A joker has a name, a number is one. */
function named(code: string | number | undefined): string {
  return wording.card(`${code}`);
}

function counted(count: string | number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}
