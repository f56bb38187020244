import type { ScoreLine, Seat } from '@quartet/core';
import { signed } from '../ui/signed.ts';
import type { Ended } from './ended.ts';
import type { EndsWords } from './words.ts';

/** Who is called what: "You" where somebody is spoken to. */
export function calledIn(
  { names, me }: { readonly names: readonly string[]; readonly me: Seat | null },
  t: Pick<EndsWords, 'you'>,
): (seat: Seat) => string {
  return (seat) => (seat === me ? t.you : names[seat]!);
}

/** Who won, in one line; you first. */
export function verdictOf(
  winners: readonly Seat[],
  me: Seat | null,
  called: (seat: Seat) => string,
  t: EndsWords,
): string {
  const [first, ...others] = [...winners].sort((a, b) => Number(b === me) - Number(a === me));
  if (others.length > 0) return t.shared([first!, ...others].map(called));
  return first === me ? t.youWon : t.won(called(first!));
}

/** How clear it was; nothing where a win is shared or was no matter of points. */
export function marginOf(
  sheet: readonly ScoreLine[],
  me: Seat | null,
  called: (seat: Seat) => string,
  t: EndsWords,
): string {
  const [first, second] = [...sheet].sort((a, b) => a.place - b.place || b.points - a.points);
  if (!first || !second || second.place === 1 || first.points <= second.points) return '';
  const own = sheet.find(({ seat }) => seat === me);
  if (own && own.place > 1) return t.behind(first.points - own.points);
  return t.ahead(signed(first.points), first.points - second.points, called(second.seat));
}

/** Who is ahead, and by how much; nothing where nobody is alone. */
export function leadText(
  { sheet, me }: Pick<Ended, 'sheet' | 'me'>,
  called: (seat: Seat) => string,
  t: EndsWords,
): string {
  const [first, second] = [...sheet].sort((a, b) => b.points - a.points);
  if (!first || !second || first.points === second.points) return '';
  return t.leads(called(first.seat), first.seat === me, first.points - second.points);
}
