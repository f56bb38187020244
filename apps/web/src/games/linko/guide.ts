import type { Phase } from '@quartet/linko';
import type { Guides } from '../../rules/guide.ts';

export const guides: Guides<Phase> = {
  play: {
    rules: ['4.1', '4.2', '5.2'],
    example: {
      en: 'With 7 7 X in hand you may play 7, 7 7, 7 X, 7 7 X, or X alone. Two 7s snatch a top layer of two 5s, but neither three 5s nor two 9s.',
      de: 'Mit 7 7 X auf der Hand darfst du 7, 7 7, 7 X, 7 7 X oder X allein spielen. Zwei 7er luchsen eine oberste Lage aus zwei 5ern ab, aber weder drei 5er noch zwei 9er.',
    },
  },
  ghost: {
    rules: ['9.3'],
    example: {
      en: 'You played two 8s. Of the ghost’s 3 3, 6 6 6 and 9 9 you take the 3s: only they are two cards and lower.',
      de: 'Du hast zwei 8er gespielt. Von 3 3, 6 6 6 und 9 9 des Geistes nimmst du die 3er: Nur sie sind zwei Karten und kleiner.',
    },
  },
  snatch: {
    rules: ['5.5', '5.6'],
    example: {
      en: 'Your two 9s snatch Otto’s two 5s. Take them: he draws two cards. Leave them: he takes them back, or discards them and draws two.',
      de: 'Deine zwei 9er luchsen Otto zwei 5er ab. Nimmst du sie, zieht er zwei Karten. Überlässt du sie ihm, nimmt er sie zurück oder wirft sie ab und zieht zwei.',
    },
  },
  reclaim: {
    rules: ['5.6', '6.1'],
    example: {
      en: 'Two 5s are left to you. Reclaim them: your hand grows by two 5s. Discard them: they are gone, and you draw two other cards.',
      de: 'Dir bleiben zwei 5er. Nimmst du sie zurück, wächst deine Hand um zwei 5er. Wirfst du sie ab, sind sie weg, und du ziehst zwei andere Karten.',
    },
  },
  draw: {
    rules: ['6.1', '6.2', '6.3'],
    example: {
      en: 'Two cards are due: take the joker from slot 3, then a card from the pile. Slot 3 is refilled only then.',
      de: 'Du ziehst zwei Karten: erst den Joker von Feld 3, dann eine vom Stapel. Erst danach wird Feld 3 aufgefüllt.',
    },
  },
  over: {
    rules: ['8.1', '8.2'],
    example: {
      en: 'Twelve cards in your layers and three in your hand make 12 − 3 = 9 points.',
      de: 'Zwölf Karten in deinen Lagen und drei auf der Hand ergeben 12 − 3 = 9 Punkte.',
    },
  },
};
