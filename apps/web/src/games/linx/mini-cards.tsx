import type { View } from '@quartet/linx';
import { Chip } from './card.tsx';

export function Minis({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      {codes.map((code, i) => (
        <Chip key={i} code={code} />
      ))}
    </>
  );
}

export function handsOf({ hands }: View): readonly (readonly string[] | null)[] {
  return hands.map(({ cards }) => cards ?? null);
}
