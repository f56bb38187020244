import type { Card } from '@quartet/combos';

export const INK = '#1B1F27';
export const PAPER = '#F3EFE4';
const GOLD = '#F2C14E';
/** Darker beats lighter: strength can be read in grey. */
const RAMP = [
  ...['#EEE3BC', '#E2CE9A', '#D6BB80', '#BDAD5B', '#82A669', '#5F967B'],
  ...['#3F7C74', '#306A79', '#2E587E', '#2F4382', '#2F2D82', '#32205F'],
];
/** From here on the number is white. */
const DARK_FROM = 7;

/** What a card is painted with. */
export function coloursOf(card: Card): { readonly fill: string; readonly ink: string } {
  if (card === 'X') return { fill: '#14161B', ink: GOLD };
  if (card === 'S' || card === 'R') return { fill: PAPER, ink: INK };
  const number = Number(card);
  return { fill: RAMP[number - 1]!, ink: number >= DARK_FROM ? '#FFFFFF' : INK };
}
