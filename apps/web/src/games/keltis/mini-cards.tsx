import type { Card, View } from '@quartet/keltis';
import { Chip } from './token.tsx';

export function Minis({ codes }: { readonly codes: readonly Card[] }) {
  return (
    <>
      {codes.map((card, i) => (
        <Chip key={i} card={card} />
      ))}
    </>
  );
}

export function handsOf({ players }: View): readonly (readonly Card[] | null)[] {
  return players.map(({ hand }) => hand.cards ?? null);
}
