import { type Card, faceOf } from '@quartet/linko';

/** The higher the darker, so that strength can be seen without colours; the joker last. */
export const FILLS = [
  '#eee3bc',
  '#e4d3a1',
  '#dac189',
  '#cfb276',
  '#9cae6f',
  '#6ea576',
  '#559782',
  '#397d7d',
  '#316982',
  '#315685',
  '#304187',
  '#312c81',
  '#32205f',
  '#14161b',
];
const FIRST_DARK = 7;

/** What a card is painted with. */
export function coloursOf(card: Card): {
  readonly fill: string;
  readonly ink: string;
  readonly line: string;
} {
  const face = faceOf(card);
  const isDark = face >= FIRST_DARK;
  const ink = card === 'X' ? '#f2c14e' : isDark ? '#ffffff' : '#1b1f27';
  return { fill: FILLS[face]!, ink, line: isDark ? '#f3efe4' : '#ffffff' };
}
