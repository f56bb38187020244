import type { Sign } from '@quartet/keltis';

/** The line art of each suit, in the lower right of a card of 100 × 140. */
const LINES: Readonly<Record<Sign, string>> = {
  r:
    'M36 126L60 76 72 98 80 86 98 126ZM53 91l5 4 4-5 6 5M44 126L60 92M52 126L63 100M74 126l6-26M84 126l-2-18' +
    'M40 70q6-8 12 0M76 66q5-6 10 0',
  y: rays() + circle(67, 92, 16) + circle(67, 92, 10),
  g: `M43 128C40 92 58 66 94 60 96 100 78 128 43 128ZM38 134L84 72${veins()}`,
  b: Array.from(
    { length: 7 },
    (_, i) => `M36 ${64 + i * 11}c5-9 11-9 16 0s11 9 16 0 11-9 16 0 8 6 14 1`,
  ).join(''),
  p: 'M76 62A32 32 0 1 0 96 104 27 27 0 0 1 76 62ZM68 68A27 27 0 1 0 88 112M86 74v8M82 78h8M92 90v5M89.5 92.5h5',
  '*': `${circle(67, 94, 27)}${circle(67, 94, 20)}${circle(67, 94, 12)}M57 82q5-6 12-6`,
};

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function rays(): string {
  let path = '';
  for (let i = 0; i < 24; i++) {
    const x = Math.cos((i * Math.PI) / 12);
    const y = Math.sin((i * Math.PI) / 12);
    const [from, to] = i % 2 ? [25, 33] : [22, 46];
    path += `M${near(67 + x * from)} ${near(92 + y * from)}L${near(67 + x * to)} ${near(92 + y * to)}`;
  }
  return path;
}

function veins(): string {
  let path = '';
  for (let i = 0; i < 5; i++) {
    const along = 0.2 + i * 0.16;
    const from = `M${near(38 + 46 * along)} ${near(134 - 62 * along)}`;
    path += `${from}q2-9 ${i - 2} ${i - 14}${from}q10 0 ${17 - i}-4`;
  }
  return path;
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Cut off at the card's edges. */
export function LineArt({ sign, colour }: { readonly sign: Sign; readonly colour: string }) {
  return (
    <svg x="36" y="1" width="62.500" height="137.500" viewBox="36 1 62.500 137.500" aria-hidden="true">
      <path
        d={LINES[sign]}
        fill="none"
        stroke={colour}
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
        opacity=".55"
      />
    </svg>
  );
}
