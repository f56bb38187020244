import type { LinkoTipWords } from './tips.en.ts';

export const words: LinkoTipWords = {
  'linko-aim': 'Ziel: viele Karten vor dir, wenige auf der Hand.',
  'linko-snatch':
    'Nimm, was zu deiner Hand passt, überlass, was sie nur füllt. Nimmst du, zieht der andere ebenso viele.',
  'linko-reclaim':
    'Gute Sätze nimmst du zurück und spielst sie wieder; schwache wirfst du ab und ziehst neu.',
  'linko-ghost': 'Erst kommt der Geist: Eine gleich große, niedrigere Gruppe musst du auf die Hand nehmen.',
  'linko-few': 'Jemand hat nur noch wenige Karten. Jede auf deiner Hand kostet einen Punkt: Leg große Sätze.',
  'linko-joker': 'Wähle eine Zahl und nimm mit + X deinen Joker dazu. Allein ist er 14 wert.',
};
