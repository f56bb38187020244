import type { Result, ScoreLine, Wording } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { ScoreSheet } from './score-sheet.tsx';

/** The match is over: who won, what everybody's points are made of, and what to do next. */
export function EndSheet(props: {
  readonly result: Result;
  readonly lines: readonly ScoreLine[];
  readonly wording: Wording;
  readonly names: readonly string[];
  /** What to do next. */
  readonly children: ComponentChildren;
  onClose(): void;
}) {
  const words = useWords();
  const winners = props.result.winners.map((seat) => props.names[seat]).join(', ');
  return (
    <Sheet label={words.gameOver} onClose={props.onClose}>
      <h2>{words.winner(winners)}</h2>
      <ScoreSheet lines={props.lines} wording={props.wording} names={props.names} />
      <div class="sheet-actions">
        <button type="button" class="button" onClick={props.onClose}>
          {words.close}
        </button>
        {props.children}
      </div>
    </Sheet>
  );
}
