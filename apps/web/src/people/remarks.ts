import type { Language } from '@quartet/core';
import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { Player } from '../engine/model.ts';
import type { Remarks } from './remarks.en.ts';

const REMARKS = inAllLanguages<Remarks>(import.meta.glob('./remarks.*.ts', { eager: true, import: 'words' }));

/** A bot says something to about one decision in so many. */
const SELDOM = 7;

/**
 * What somebody says to a decision of theirs; null: nothing, as people do here. It follows from the match, the decision's
 * number and the temper alone: whoever hears it learns nothing, and looking again one hears the same.
 */
export function remarkOn(match: string, ply: number, player: Player, language: Language): string | null {
  if (player.kind !== 'bot') return null;
  const number = mixed(`${match} ${ply}`);
  if (number % SELDOM !== 0) return null;
  const own = REMARKS[language][player.temper as keyof Remarks] ?? REMARKS[language].balanced;
  return own[Math.floor(number / SELDOM) % own.length]!;
}

/** A number that looks like any other, always the same for a text (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
