import type { Card, View } from '@quartet/linko';
import { Tokens } from './card.tsx';

export function Minis({ codes }: { readonly codes: readonly Card[] }) {
  return <Tokens cards={codes} />;
}

export function handsOf({ seats }: View): readonly (readonly Card[] | null)[] {
  return seats.map(({ hand }) => hand.cards ?? null);
}
