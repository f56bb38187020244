import type { Wording } from '@quartet/core';
import { type Event, type LinxShapes, pointsFor } from '@quartet/linx';
import { LETTERS } from './desk.ts';
import { LINX_SPEECH } from './speech-words.ts';

/** At the table anchors go by their letters, and places of scoring cards have no name. */
export function sayAtTable(wording: Wording<LinxShapes>): Wording<LinxShapes> {
  const s = LINX_SPEECH[wording.language];
  const event = (told: Event, names: readonly string[]): string => {
    if (told.type === 'anchor') return s.newAnchor(LETTERS[told.slot - 1]!, wording.card(told.card));
    if (told.type === 'scoring-card') return s.newScoring(s.scoring(told.length, pointsFor(told.length)));
    return wording.event(told, names);
  };
  return { ...wording, event };
}
