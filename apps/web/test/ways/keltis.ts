import { COLOURS, type Colour, type KeltisShapes, type Move, SIGNS, type Sign } from '@quartet/keltis';
import { PRIMARY, showing, type Way } from './way.ts';

const CARD = '.keltis-card:not([aria-pressed="true"])';

export const keltisWay: Way<KeltisShapes> = {
  offered: (match) => match.moves(),
  // A turn is played as a whole, by drawing or by being done.
  isStaged: ({ type }) => type !== 'draw' && type !== 'done',
  handZone: '.keltis-hand',
  hand: (view, seat) => view.players[seat]!.hand.cards ?? [],
  make: async (fingers, move) => {
    if (move.type === 'done') await fingers.press(PRIMARY);
    else if (move.type === 'draw') await fingers.press(move.from === 'pile' ? pile(0) : discards(move.from));
    else if (move.type === 'claim') for (const card of move.cards) await fingers.press(showing(CARD, card));
    else {
      await fingers.press(showing(CARD, move.card));
      await fingers.press(placeOf(move));
    }
  },
};

function placeOf(move: Extract<Move, { readonly card: string }>): string {
  const sign = move.card[0] as Sign;
  if (move.type === 'discard') return discards(sign);
  if (move.type === 'point') return '.keltis-point-row';
  const row = 'onto' in move ? move.onto : (sign as Colour);
  return `.keltis-lanes > :nth-child(${COLOURS.indexOf(row) + 1})`;
}

/** The draw pile lies first. */
function pile(at: number): string {
  return `.keltis-piles > :nth-child(${at + 1})`;
}

function discards(sign: Sign): string {
  return pile(1 + SIGNS.indexOf(sign));
}
