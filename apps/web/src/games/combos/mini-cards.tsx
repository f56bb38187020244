import type { Card, View } from '@quartet/combos';
import { Tile } from './card.tsx';

export function Minis({ codes }: { readonly codes: readonly Card[] }) {
  return (
    <>
      {codes.map((card, i) => (
        <Tile key={i} card={card} />
      ))}
    </>
  );
}

export function handsOf({ players }: View): readonly (readonly Card[] | null)[] {
  return players.map(({ hand }) => hand.cards ?? null);
}
