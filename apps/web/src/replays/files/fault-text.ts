import { wordingOf } from '@quartet/catalog/list';
import { type Language, refusalText } from '@quartet/core';
import { REPLAY_WORDS, type ReplayWords } from '../words.ts';
import type { Fault, Place } from './faults.ts';

/** What is wrong and where, first in plain words, then as exactly as it is known. */
export interface FaultText {
  readonly sentence: string;
  readonly detail: string | null;
}

export async function faultText(fault: Fault, language: Language): Promise<FaultText> {
  const { sentence, detail } = await wholeText(fault, language);
  return { sentence: cut(sentence), detail: detail && cut(detail) };
}

/** Characters; a file may have a move of a megabyte. */
const LONGEST_TEXT = 300;

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed()}…` : text;
}

async function wholeText(fault: Fault, language: Language): Promise<FaultText> {
  const t = REPLAY_WORDS[language];
  const { faults } = t;
  switch (fault.kind) {
    case 'missing':
    case 'link':
    case 'empty':
      return { sentence: faults[fault.kind], detail: null };
    case 'large':
      return { sentence: faults.large(fault.megabytes), detail: null };
    case 'json':
      return { sentence: placed(t, fault.place, faults.json), detail: fault.reason };
    case 'record':
      return {
        sentence: placed(t, fault.place, faults.parts[partOf(fault.where)]),
        detail: `${fault.where}: ${fault.reason}`,
      };
    case 'move': {
      const { ply, move, reason } = fault;
      const where = move === null ? faults.after(ply) : faults.move(ply + 1, move);
      const why =
        typeof reason === 'string' ? null : refusalText(await wordingOf(fault.game, language), reason);
      const sentence = why ? `${where} ${why}` : `${where} ${faults.parts.other}`;
      return { sentence: placed(t, fault.place, sentence), detail: why ? null : String(reason) };
    }
  }
}

function placed(t: ReplayWords, place: Place, sentence: string): string {
  if (place === null) return sentence;
  return `${typeof place === 'number' ? t.line(place) : place}: ${sentence}`;
}

/** `deals[0].cards` is about the deals. */
function partOf(where: string): keyof ReplayWords['faults']['parts'] {
  const parts = REPLAY_WORDS.en.faults.parts;
  const [name] = where.split(/[.[]/);
  return Object.hasOwn(parts, name!) ? (name as keyof typeof parts) : 'other';
}
