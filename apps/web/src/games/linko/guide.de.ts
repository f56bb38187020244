import type { Phase } from '@quartet/linko';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<Phase> = {
  play: 'Mit 7 7 X auf der Hand darfst du 7, 7 7, 7 X, 7 7 X oder X allein spielen. Zwei 7er luchsen eine oberste Lage aus zwei 5ern ab, aber weder drei 5er noch zwei 9er.',
  ghost:
    'Du hast zwei 8er gespielt. Von 3 3, 6 6 6 und 9 9 des Geistes nimmst du die 3er: Nur sie sind zwei Karten und kleiner.',
  snatch:
    'Deine zwei 9er luchsen Otto zwei 5er ab. Nimmst du sie, zieht er zwei Karten. Überlässt du sie ihm, nimmt er sie zurück oder wirft sie ab und zieht zwei.',
  reclaim:
    'Dir bleiben zwei 5er. Nimmst du sie zurück, wächst deine Hand um zwei 5er. Wirfst du sie ab, sind sie weg, und du ziehst zwei andere Karten.',
  draw: 'Du ziehst zwei Karten: erst den Joker von Feld 3, dann eine vom Stapel. Erst danach wird Feld 3 aufgefüllt.',
  over: 'Zwölf Karten in deinen Lagen und drei auf der Hand ergeben 12 − 3 = 9 Punkte.',
};
