import type { Phase } from '@quartet/linx';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<Phase> = {
  draw: 'Du hast neun Karten, also ziehst du zwei: etwa die oberste der Ablage und dann eine vom Stapel.',
  act: 'Sonne 3, Welle 3, Welle 7, Gipfel 7: Erst verbindet die Zahl 3, dann die Welle, dann die Zahl 7. Vier Karten mit beiden Ankern, also gehört dir die Wertungskarte mit der 4.',
  over: 'Wertungskarten für 4, 6 und 7 Karten ergeben 10 + 20 + 30 = 60 Punkte.',
};
