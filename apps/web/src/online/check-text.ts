import type { Language } from '@quartet/core';
import { type Checked, checkDeal } from './check-deal.ts';
import { SEAL_WORDS, type SealWords } from './seal-words.ts';
import { bookOf } from './witness-book.ts';

/** The check of a finished table's record, as this device can make it, in a sentence or some. */
export async function checkText(
  { id, game }: { readonly id: string; readonly game: string },
  record: unknown,
  language: Language,
): Promise<string> {
  return verdict(await checkDeal(game, record, await bookOf(id).witness), SEAL_WORDS[language]);
}

export function verdict(checked: Checked, words: SealWords): string {
  switch (checked.kind) {
    case 'fits':
      return fitting(checked, words);
    case 'changed':
      return checked.doubts.map((doubt) => words.doubts[doubt]).join(' ');
    case 'differs':
      return words.differs;
    case 'broken':
      return words.broken;
  }
}

function fitting(checked: Extract<Checked, { kind: 'fits' }>, words: SealWords): string {
  const { since, moves, added } = checked;
  if (since === 'over') return words.unseen(moves);
  if (since !== 'open') return words.late(moves);
  return added === null ? words.fits(moves) : words.fitsLuck(moves, added);
}
