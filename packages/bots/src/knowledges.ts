import { assert, type Game, type Language } from '@quartet/core';
import { knowledge as combos } from './combos/knowledge.ts';
import { reasons as combosReasons } from './combos/reasons.ts';
import { knowledge as keltis } from './keltis/knowledge.ts';
import { reasons as keltisReasons } from './keltis/reasons.ts';
import type { Knowledge, Reason } from './knowledge.ts';
import { knowledge as linko } from './linko/knowledge.ts';
import { reasons as linkoReasons } from './linko/reasons.ts';
import { knowledge as linx } from './linx/knowledge.ts';
import { reasons as linxReasons } from './linx/reasons.ts';

type Reasons = Readonly<Record<Language, (reason: Reason) => string>>;

const ENTRIES: readonly { readonly knowledge: Knowledge; readonly reasons: Reasons }[] = [
  { knowledge: linko, reasons: linkoReasons },
  { knowledge: linx, reasons: linxReasons },
  { knowledge: combos, reasons: combosReasons },
  { knowledge: keltis, reasons: keltisReasons },
];

function entryOf(game: Game): (typeof ENTRIES)[number] {
  const entry = ENTRIES.find(({ knowledge }) => knowledge.game.id === game.id);
  assert(entry !== undefined, `no bot knows ${game.id}`);
  return entry;
}

/** What good players of this game know. */
export function knowledgeOf(game: Game): Knowledge {
  return entryOf(game).knowledge;
}

/** Why a move is worth considering, in words. */
export function reasonText(game: Game, reason: Reason, language: Language): string {
  return entryOf(game).reasons[language](reason);
}
