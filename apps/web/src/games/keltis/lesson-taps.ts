import type { Move } from '@quartet/keltis';

/** What is laid or discarded is only staged until a card is drawn, or until one is done adding. */
export function keltisTaps(moves: readonly Move[], { phase }: { readonly phase: string }): readonly string[] {
  const draw = moves.findIndex(({ type }) => type === 'draw');
  const together = draw < 0 ? moves : moves.slice(0, draw + 1);
  const ends = draw < 0 && together.length > 0 && (phase === 'add' || phase === 'act');
  return [...together.flatMap(tapsOf), ...(ends ? ['primary'] : [])];
}

function tapsOf(move: Move): readonly string[] {
  switch (move.type) {
    case 'row':
      return [`hand ${move.card}`, `row ${'onto' in move ? move.onto : move.card[0]}`];
    case 'point':
      return [`hand ${move.card}`, 'row *'];
    case 'discard':
      return [`hand ${move.card}`, `discards ${move.card[0]}`];
    case 'claim':
      return [`stone ${move.cards[0].slice(1)}`];
    case 'draw':
      return [move.from === 'pile' ? 'pile' : `discards ${move.from}`];
    case 'done':
      return [];
  }
}
