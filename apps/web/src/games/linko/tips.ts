import type { View } from '@quartet/linko';
import type { Tip } from '../../learn/tips/tip.ts';

const FEW = 4;

export const tips: readonly Tip<View>[] = [
  {
    id: 'linko-snatch',
    text: {
      en: 'Take what fits your hand, leave what only fills it. If you take, the owner draws as many.',
      de: 'Nimm, was zu deiner Hand passt, überlass, was sie nur füllt. Nimmst du, zieht der andere ebenso viele.',
    },
    when: ({ phase }) => phase === 'snatch',
  },
  {
    id: 'linko-reclaim',
    text: {
      en: 'Reclaim good sets to play them again; discard weak ones and draw afresh.',
      de: 'Gute Sätze nimmst du zurück und spielst sie wieder; schwache wirfst du ab und ziehst neu.',
    },
    when: ({ phase }) => phase === 'reclaim',
  },
  {
    id: 'linko-ghost',
    text: {
      en: 'The ghost comes first: a group that is as large and lower must be taken into your hand.',
      de: 'Erst kommt der Geist: Eine gleich große, niedrigere Gruppe musst du auf die Hand nehmen.',
    },
    when: ({ phase }) => phase === 'ghost',
  },
  {
    id: 'linko-few',
    text: {
      en: 'Somebody has few cards left. Every card in your hand will cost a point: lay large sets.',
      de: 'Jemand hat nur noch wenige Karten. Jede auf deiner Hand kostet einen Punkt: Leg große Sätze.',
    },
    when: ({ phase, seats }, me) =>
      phase === 'play' && seats.some(({ hand }, seat) => seat !== me && hand.count <= FEW),
  },
  {
    id: 'linko-joker',
    text: {
      en: 'Choose a number, then add your joker to it with + X. Alone it is worth 14.',
      de: 'Wähle eine Zahl und nimm mit + X deinen Joker dazu. Allein ist er 14 wert.',
    },
    when: ({ phase, seats }, me) => phase === 'play' && (seats[me]!.hand.cards ?? []).includes('X'),
  },
];
