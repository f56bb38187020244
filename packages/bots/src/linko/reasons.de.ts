import { wording } from '@quartet/linko/wording.de';
import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
  'goes-out': ({ ahead }) =>
    ahead === 0
      ? 'Spielt die letzten Karten und liegt gleichauf vorn'
      : `Spielt die letzten Karten, mit ${ahead} Punkten Vorsprung`,
  'must-go-out': ({ behind }) => `Spielt die letzten Karten, trotz ${behind} Punkten Rückstand`,
  snatches: ({ snatched }) => `Luchst ${counted(snatched!)} ab: Wer sie hatte, muss aufnehmen oder ziehen`,
  'adds-jokers': ({ size, card }) => `Mit Joker sind es ${size} × ${card}, schwer abzuluchsen`,
  'lays-jokers': () => 'Ebenso viele Joker schlägt nichts',
  'lays-single': ({ card }) => `Wird eine einzelne ${card} los`,
  'lays-group': ({ size, card }) => `Wird ${size} × ${card} auf einmal los`,
  'keeps-some': ({ kept, card }) => `Hält ${kept} × ${card} für später`,
  joins: ({ card, has }) => `Passt zu ${has} × ${named(card)} auf der Hand`,
  'brings-jokers': () => 'Bringt einen Joker',
  'brings-set': ({ size, card }) => `${size} × ${card} lassen sich in einem Zug wieder ablegen`,
  'brings-least': () => 'Das kleinste Übel von dem, was genommen werden muss',
  'takes-single': ({ card }) => `Eine ${card} kann man brauchen`,
  leaves: ({ card }) => `Zu ${named(card)} passt nichts auf der Hand`,
  'stays-light': () => 'Hält die Hand klein',
  'keeps-set': ({ size, card }) => `Hält ${size} × ${named(card)} für später zusammen`,
  'keeps-single': ({ card }) => `Lieber ${named(card)} als eine unbekannte Karte`,
  hopes: ({ card }) => `Hofft auf Besseres als ${named(card)}`,
  'draws-joker': () => 'Ein Joker passt zu allem',
  'draws-twins': ({ card }) => `In der Reihe liegt die ${card} zweimal: ein neues Paar`,
  'draws-best': ({ card }) => `${card} ist das Beste der Reihe`,
  'draws-pile': () => 'Diese Karte wird niemand kennen',
};

function named(code: string | number | undefined): string {
  return wording.card(`${code}`);
}

function counted(count: string | number): string {
  return count === 1 ? 'eine Karte' : `${count} Karten`;
}
