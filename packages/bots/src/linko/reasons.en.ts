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
  misses: ({ missed }) => `Lets ${counted(missed!)} lie that could be snatched`,
  'spends-joker': () => 'Spends a joker that would be worth more later',
  'leaves-behind': ({ kept, card }) => `Leaves ${kept} × ${card} in hand, for another turn to lay`,
  'sheds-fewer': ({ count }) => `Leaves ${counted(count!)} more in hand`,
  'stirs-up': () => 'Snatches cards that help whoever loses them more than you',
  'easily-snatched': ({ size, card }) => `${size} × ${card} is easily snatched`,
  'keeps-lower': ({ card }) => `Keeps ${named(card)}, which is harder to get rid of`,
  'grows-hand': ({ size }) => `Makes the hand ${counted(size!)} larger`,
  'goes-with-nothing': ({ card }) => `Nothing in hand goes with ${named(card)}`,
  'lets-go': ({ size, card }) => `Lets ${size} × ${named(card)} go`,
  'draws-blind': ({ size }) => `Draws ${counted(size!)} for them, unknown or left over`,
  'leaves-lying': ({ card }) => `Leaves ${named(card)} lying in the row`,
};

/** A joker has a name, a number is one. */
function named(code: string | number | undefined): string {
  return wording.card(`${code}`);
}

function counted(count: string | number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}
