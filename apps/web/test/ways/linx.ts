import type { LinxShapes } from '@quartet/linx';
import { PRIMARY, showing, type Way } from './way.ts';

const ANCHOR = '.linx-anchor:not(.linx-used)';
const CARD = '.linx-hand-card:not(.linx-used)';

export const linxWay: Way<LinxShapes> = {
  offered: (match) => match.moves(),
  isStaged: () => false,
  handZone: '.linx-hand',
  hand: (view, seat) => view.hands[seat]!.cards ?? [],
  make: async (fingers, move, match) => {
    if (move.type === 'draw') {
      await fingers.press(`.linx-pile-row > :nth-child(${move.from === 'stock' ? 1 : 2})`);
      return;
    }
    if (move.type === 'discard') await fingers.press(showing(CARD, move.card));
    else {
      const last = move.cards.length - 1;
      for (const [at, card] of move.cards.entries())
        await fingers.press(showing(at === 0 || at === last ? ANCHOR : CARD, card));
      const slot = match.view(match.actor).scoring.indexOf(move.for);
      await fingers.press(`.linx-score-row > :nth-child(${slot + 1})`);
    }
    await fingers.press(PRIMARY);
  },
};
