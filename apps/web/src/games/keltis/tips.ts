import type { Card, View } from '@quartet/keltis';
import type { Tip } from '../../learn/tips/tip.ts';

const LOW = 8;

function handOf({ players }: View, me: number): readonly Card[] {
  return players[me]!.hand.cards ?? [];
}

/** Whether two number cards of the hand would claim a stone that is still there. */
function hasPair(view: View, me: number): boolean {
  const values = handOf(view, me)
    .filter((card) => card[0] !== '*')
    .map((card) => card.slice(1));
  return view.stones.some((stone) => values.filter((value) => value === String(stone)).length > 1);
}

export const tips: readonly Tip<View>[] = [
  {
    id: 'keltis-add',
    text: {
      en: 'The end: add up to two cards to rows you have. A fourth card lifts a row from −2 to +1.',
      de: 'Das Ende: Leg noch bis zu zwei Karten an deine Reihen. Die vierte hebt eine Reihe von −2 auf +1.',
    },
    when: ({ phase }) => phase === 'add',
  },
  {
    id: 'keltis-low',
    text: {
      en: 'The pile is low: start no new row any more, one to three cards only cost points.',
      de: 'Der Stapel geht zur Neige: Beginne keine Reihe mehr, ein bis drei Karten kosten nur Punkte.',
    },
    when: ({ phase, pile }) => phase === 'act' && pile.count <= LOW,
  },
  {
    id: 'keltis-end',
    text: {
      en: 'An End makes a row one card longer, then closes it. Use it when nothing else will fit.',
      de: 'Ein Ende macht eine Reihe eine Karte länger und schließt sie. Nimm es, wenn sonst nichts mehr passt.',
    },
    when: (view, me) => view.phase === 'act' && handOf(view, me).some((card) => card.endsWith('E')),
  },
  {
    id: 'keltis-pair',
    text: {
      en: 'You hold a pair: discard it for a wishing stone. No stone costs 4 points, three bring 4.',
      de: 'Du hast ein Paar: Wirf es für einen Wunschstein ab. Keiner kostet 4 Punkte, drei bringen 4.',
    },
    when: (view, me) => view.phase === 'act' && hasPair(view, me),
  },
  {
    id: 'keltis-point',
    text: {
      en: 'A point card fits a row that ends with its number; in the point row it is worth one point.',
      de: 'Eine Punktekarte passt an eine Reihe, die mit ihrer Zahl endet; in der Punktereihe zählt sie 1.',
    },
    when: (view, me) => view.phase === 'act' && handOf(view, me).some((card) => card.startsWith('*')),
  },
];
