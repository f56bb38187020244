import { CARDS, type Card, type LinkoShapes, type Move } from '@quartet/linko';
import type { Fingers } from '../fingers.ts';
import { PRIMARY, showing, type Way } from './way.ts';

const CHOICES = { take: 1, leave: 2, reclaim: 1, discard: 2 };

export const linkoWay: Way<LinkoShapes> = {
  offered: (match) => match.moves(),
  isStaged: () => false,
  handZone: '.linko-hand',
  hand: (view, seat) => view.seats[seat]!.hand.cards ?? [],
  make: async (fingers, move, match) => {
    const { phase, seats, actor } = match.view(match.actor);
    if (move.type === 'play') await play(fingers, move.cards, seats[actor]!.hand.cards!);
    else if (move.type === 'draw') await fingers.press(source(move));
    else if (move.type === 'snatch') await fingers.press(showing('.linko-group', CARDS[move.number - 1]!));
    else if (phase === 'snatch' || phase === 'reclaim')
      await fingers.press(`.linko-choices > :nth-child(${CHOICES[move.type]})`);
  },
};

/** All cards of the number, then fewer of them, then jokers to them. */
async function play(fingers: Fingers, cards: readonly Card[], hand: readonly Card[]): Promise<void> {
  const [number] = cards;
  const count = (of: readonly Card[], card: Card): number => of.filter((other) => other === card).length;
  await fingers.press(showing('.linko-hand-pile', number!));
  for (let more = count(hand, number!); more > count(cards, number!); more--)
    await fingers.press('.linko-stepper button:first-of-type');
  const jokers = number === 'X' ? 0 : count(cards, 'X');
  for (let added = 0; added < jokers; added++) await fingers.press('.linko-joker');
  await fingers.press(PRIMARY);
}

function source(move: Extract<Move, { type: 'draw' }>): string {
  return move.from === 'pile'
    ? '.linko-pile:not(.linko-discards)'
    : `.linko-slots > :nth-child(${move.slot})`;
}
