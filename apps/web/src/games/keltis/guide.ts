import type { Phase } from '@quartet/keltis';
import type { Guides } from '../../rules/guide.ts';

export const guides: Guides<Phase> = {
  act: {
    rules: ['3.1', '5.2', '5.3', '5.5', '4.2'],
    example: {
      en: 'Your yellow row is 2, 5: it goes up and takes 5 or more, or an End. Point 5 fits, too. Two 3s of any colours claim stone 3.',
      de: 'Deine gelbe Reihe ist 2, 5: Sie steigt und nimmt 5 oder mehr, oder ein Ende. Auch Punkt 5 passt. Zwei 3er beliebiger Farben holen Stein 3.',
    },
  },
  draw: {
    rules: ['6.1', '6.2', '6.3'],
    example: {
      en: 'You discarded a red 4: draw from the draw pile or any discard pile, only not from the red one.',
      de: 'Du hast eine rote 4 abgeworfen: Zieh vom Nachziehstapel oder von einer Ablage, nur nicht von der roten.',
    },
  },
  add: {
    rules: ['7.3', '7.4', '7.5', '8.1'],
    example: {
      en: 'A row of three cards costs 2 points. A fourth card makes it +1: three points gained with one card.',
      de: 'Eine Reihe aus drei Karten kostet 2 Punkte. Mit der vierten zählt sie +1: drei Punkte mehr durch eine Karte.',
    },
  },
  over: {
    rules: ['8.1', '8.2', '8.3', '8.4'],
    example: {
      en: 'Rows of seven and four cards, one point card and two stones make 6 + 1 + 1 + 0 = 8 points.',
      de: 'Reihen aus sieben und vier Karten, eine Punktekarte und zwei Steine ergeben 6 + 1 + 1 + 0 = 8 Punkte.',
    },
  },
};
