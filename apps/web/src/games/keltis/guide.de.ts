import type { Phase } from '@quartet/keltis';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<Phase> = {
  act: 'Deine gelbe Reihe ist 2, 5: Sie steigt und nimmt 5 oder mehr, oder ein Ende. Auch Punkt 5 passt. Zwei 3er beliebiger Farben holen Stein 3.',
  draw: 'Du hast eine rote 4 abgeworfen: Zieh vom Nachziehstapel oder von einer Ablage, nur nicht von der roten.',
  add: 'Eine Reihe aus drei Karten kostet 2 Punkte. Mit der vierten zählt sie +1: drei Punkte mehr durch eine Karte.',
  over: 'Reihen aus sieben und vier Karten, eine Punktekarte und zwei Steine ergeben 6 + 1 + 1 + 0 = 8 Punkte.',
};
