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
  misses: ({ missed }) =>
    `Lässt ${counted(missed!)} liegen, die abzuluchsen ${missed === 1 ? 'wäre' : 'wären'}`,
  'spends-joker': () => 'Gibt einen Joker her, der später mehr wert wäre',
  'leaves-behind': ({ kept, card }) => `Lässt ${kept} × ${card} auf der Hand, für einen weiteren Zug`,
  'sheds-fewer': ({ count }) => `Behält ${counted(count!)} mehr auf der Hand`,
  'stirs-up': () => 'Luchst Karten ab und hilft damit eher dem, der sie verliert',
  'easily-snatched': ({ size, card }) => `${size} × ${card} ist leicht abzuluchsen`,
  'keeps-lower': ({ card }) => `Behält ${named(card)}, und das wird man schwerer los`,
  'grows-hand': ({ size }) => `Macht die Hand um ${counted(size!)} größer`,
  'goes-with-nothing': ({ card }) => `Zu ${named(card)} passt nichts auf der Hand`,
  'lets-go': ({ size, card }) => `Gibt ${size} × ${named(card)} aus der Hand`,
  'draws-blind': ({ size }) => `Zieht dafür ${counted(size!)}, unbekannt oder übrig geblieben`,
  'leaves-lying': ({ card }) => `Lässt ${named(card)} in der Reihe liegen`,
};

function named(code: string | number | undefined): string {
  return wording.card(`${code}`);
}

function counted(count: string | number): string {
  return count === 1 ? 'eine Karte' : `${count} Karten`;
}
