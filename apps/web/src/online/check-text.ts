import type { Language } from '@quartet/core';
import type { TableInfo } from '@quartet/protocol';
import { type Checked, checkDeal } from './check-deal.ts';
import type { SeenDeal } from './event-witness.ts';
import { SEAL_WORDS, type SealWords } from './seal-words.ts';
import { bookOf, bookOfEvent } from './witness-book.ts';

/** The check of a finished table's record, as this device can make it, in a sentence or some. */
export async function checkText(
  { id, game, event }: Pick<TableInfo, 'id' | 'game' | 'event'>,
  record: unknown,
  language: Language,
): Promise<string> {
  const witness = await bookOf(id).witness;
  // As it was said first.
  const seen = await seenOf(witness?.event ?? event);
  return verdict(await checkDeal(game, record, witness, seen), SEAL_WORDS[language]);
}

async function seenOf(event: TableInfo['event']): Promise<SeenDeal | null> {
  if (!event) return null;
  const { id, deal } = event;
  return { id, deal, witness: await bookOfEvent(id).witness };
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
