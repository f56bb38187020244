import { wording as german } from '@quartet/linko/wording.de';
import { wording as english } from '@quartet/linko/wording.en';
import { type Phrases, reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. `card` is a number or X, `size` and `has` count cards. */
export type ReasonKey =
  | 'goes-out'
  | 'must-go-out'
  | 'snatches'
  | 'adds-jokers'
  | 'lays-jokers'
  | 'lays-single'
  | 'lays-group'
  | 'keeps-some'
  | 'joins'
  | 'brings-jokers'
  | 'brings-set'
  | 'brings-least'
  | 'takes-single'
  | 'leaves'
  | 'stays-light'
  | 'keeps-set'
  | 'keeps-single'
  | 'hopes'
  | 'draws-joker'
  | 'draws-twins'
  | 'draws-best'
  | 'draws-pile';

const EN: Phrases<ReasonKey> = {
  'goes-out': ({ ahead }) =>
    ahead === 0 ? 'Plays the last cards and shares the lead' : `Plays the last cards, ${ahead} points ahead`,
  'must-go-out': ({ behind }) => `Plays the last cards, though ${behind} points behind`,
  snatches: ({ snatched }) => `Snatches ${enCards(snatched!)}: their owner must pick up or draw`,
  'adds-jokers': ({ size, card }) => `A joker makes it ${size} × ${card}, hard to snatch`,
  'lays-jokers': () => 'Nothing beats jokers of that number',
  'lays-single': ({ card }) => `Gets rid of a lone ${card}`,
  'lays-group': ({ size, card }) => `Gets rid of ${size} × ${card} at once`,
  'keeps-some': ({ kept, card }) => `Keeps ${kept} × ${card} for later`,
  joins: ({ card, has }) => `Goes with the ${has} × ${enCard(card)} in hand`,
  'brings-jokers': () => 'Brings a joker',
  'brings-set': ({ size, card }) => `${size} × ${card} can be laid again in one turn`,
  'brings-least': () => 'The least bad of what must be taken',
  'takes-single': ({ card }) => `${card === '8' || card === '11' ? 'An' : 'A'} ${card} is worth having`,
  leaves: ({ card }) => `Nothing in hand goes with ${enCard(card)}`,
  'stays-light': () => 'Keeps the hand small',
  'keeps-set': ({ size, card }) => `Keeps ${size} × ${enCard(card)} together for later`,
  'keeps-single': ({ card }) => `Rather ${enCard(card)} than an unknown card`,
  hopes: ({ card }) => `Hopes for something better than ${enCard(card)}`,
  'draws-joker': () => 'A joker fits everything',
  'draws-twins': ({ card }) => `Two of ${card} lie in the row: a new pair`,
  'draws-best': ({ card }) => `${card} is the best of the row`,
  'draws-pile': () => 'Nobody will know this card',
};

const DE: Phrases<ReasonKey> = {
  'goes-out': ({ ahead }) =>
    ahead === 0
      ? 'Spielt die letzten Karten und liegt gleichauf vorn'
      : `Spielt die letzten Karten, mit ${ahead} Punkten Vorsprung`,
  'must-go-out': ({ behind }) => `Spielt die letzten Karten, trotz ${behind} Punkten Rückstand`,
  snatches: ({ snatched }) => `Luchst ${deCards(snatched!)} ab: Wer sie hatte, muss aufnehmen oder ziehen`,
  'adds-jokers': ({ size, card }) => `Mit Joker sind es ${size} × ${card}, schwer abzuluchsen`,
  'lays-jokers': () => 'Ebenso viele Joker schlägt nichts',
  'lays-single': ({ card }) => `Wird eine einzelne ${card} los`,
  'lays-group': ({ size, card }) => `Wird ${size} × ${card} auf einmal los`,
  'keeps-some': ({ kept, card }) => `Hält ${kept} × ${card} für später`,
  joins: ({ card, has }) => `Passt zu ${has} × ${deCard(card)} auf der Hand`,
  'brings-jokers': () => 'Bringt einen Joker',
  'brings-set': ({ size, card }) => `${size} × ${card} lassen sich in einem Zug wieder ablegen`,
  'brings-least': () => 'Das kleinste Übel von dem, was genommen werden muss',
  'takes-single': ({ card }) => `Eine ${card} kann man brauchen`,
  leaves: ({ card }) => `Zu ${deCard(card)} passt nichts auf der Hand`,
  'stays-light': () => 'Hält die Hand klein',
  'keeps-set': ({ size, card }) => `Hält ${size} × ${deCard(card)} für später zusammen`,
  'keeps-single': ({ card }) => `Lieber ${deCard(card)} als eine unbekannte Karte`,
  hopes: ({ card }) => `Hofft auf Besseres als ${deCard(card)}`,
  'draws-joker': () => 'Ein Joker passt zu allem',
  'draws-twins': ({ card }) => `In der Reihe liegt die ${card} zweimal: ein neues Paar`,
  'draws-best': ({ card }) => `${card} ist das Beste der Reihe`,
  'draws-pile': () => 'Diese Karte wird niemand kennen',
};

/** A joker has a name, a number is one. */
function enCard(code: string | number | undefined): string {
  return english.card(`${code}`);
}

function deCard(code: string | number | undefined): string {
  return german.card(`${code}`);
}

function enCards(count: string | number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}

function deCards(count: string | number): string {
  return count === 1 ? 'eine Karte' : `${count} Karten`;
}

export const reasons = reasonsIn({ en: EN, de: DE });
