import { toBeat, type View } from '@quartet/combos';
import type { Tip } from '../../learn/tips/tip.ts';

function holds({ players }: View, me: number, card: string): boolean {
  return (players[me]!.hand.cards ?? []).some((held) => held === card);
}

export const tips: readonly Tip<View>[] = [
  {
    id: 'combos-insert',
    text: {
      en: 'Put the card beside one that fits: equal, or the next number. You cannot move it later.',
      de: 'Stecke die Karte neben eine passende: gleiche oder nächste Zahl. Später geht es nicht mehr.',
    },
    when: ({ phase }) => phase === 'insert',
  },
  {
    id: 'combos-bust',
    text: {
      en: 'No reserve card is left: if you cannot beat the best play, you give up and pay a chip.',
      de: 'Die Reserve ist verbraucht: Kannst du nicht überbieten, gibst du auf und zahlst einen Chip.',
    },
    when: ({ phase, players, opener }, me) =>
      phase === 'act' && opener !== me && players[me]!.reserve.length === 0,
  },
  {
    id: 'combos-special',
    text: {
      en: 'Stop ends the turn, and you win it. Redraw lets the winner draw three. Both may always be played.',
      de: 'Stopp beendet den Durchgang, und du gewinnst ihn. Nachziehen: Wer gewinnt, zieht drei. Beides geht immer.',
    },
    when: (view, me) => view.phase === 'act' && (holds(view, me, 'S') || holds(view, me, 'R')),
  },
  {
    id: 'combos-x',
    text: {
      en: 'X stands for any number. A play with X ends the turn: you win it and draw three cards.',
      de: 'X steht für jede Zahl. Ein Zug mit X beendet den Durchgang: Du gewinnst ihn und ziehst drei Karten.',
    },
    when: (view, me) => view.phase === 'act' && view.table.options.xCard === 'manual' && holds(view, me, 'X'),
  },
  {
    id: 'combos-beat',
    text: {
      en: 'A higher step of the ladder always beats; on the same step the higher sum does.',
      de: 'Eine höhere Stufe überbietet immer; auf gleicher Stufe zählt die höhere Summe.',
    },
    when: (view) => view.phase === 'act' && toBeat(view) !== undefined,
  },
];
