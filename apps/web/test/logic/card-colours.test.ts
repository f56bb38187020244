import type { Card as CombosCard } from '@quartet/combos';
import type { Card as LinkoCard } from '@quartet/linko';
import { expect, test } from 'vitest';
import { coloursOf as combosColours } from '../../src/games/combos/palette.ts';
import { PAPER, SUITS } from '../../src/games/keltis/palette.ts';
import { coloursOf as linkoColours } from '../../src/games/linko/palette.ts';
import { paintOf } from '../../src/games/linx/palette.ts';

const NUMBERS = Array.from({ length: 13 }, (_, i) => String(i + 1));

// Numbers of cards are drawn on shapes, where axe cannot tell.
test.each([
  [
    'Linko!',
    [...NUMBERS, 'X'].map((card) => linkoColours(card as LinkoCard)).map(({ fill, ink }) => [ink, fill]),
  ],
  [
    'Combos',
    [...NUMBERS.slice(0, 12), 'X', 'S', 'R']
      .map((card) => combosColours(card as CombosCard))
      .map(({ fill, ink }) => [ink, fill]),
  ],
  ['LINX', [...'dshlwpgt'].map(paintOf).map(({ fill, ink }) => [ink, fill])],
  [
    'Keltis',
    Object.values(SUITS).flatMap(({ fill, on, line }) => [
      [on, fill],
      [line, PAPER],
    ]),
  ],
])('numbers on the cards of %s can be read', (_, pairs) => {
  expect(pairs.length).toBeGreaterThan(5);
  for (const [letters, ground] of pairs)
    expect(contrast(letters!, ground!), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

/** As WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
