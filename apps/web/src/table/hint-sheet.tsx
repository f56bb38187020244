import type { Game, Wording } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import type { Hint } from '../engine/model.ts';
import { Sheet } from '../ui/sheet.tsx';
import { cx } from './styles.ts';

/** The best moves as a good player sees them who knows what you know, with a reason each. */
export function HintSheet(props: {
  readonly game: Game;
  readonly wording: Wording;
  readonly hints: readonly Hint[] | null;
  onClose(): void;
}) {
  const words = useWords();
  return (
    <Sheet label={words.hint} onClose={props.onClose}>
      <h2>{words.hint}</h2>
      {!props.hints && <p class="muted">{words.hintWait}</p>}
      <ol class={cx('hints')}>
        {props.hints?.map(({ text, reason, wins }) => (
          <li key={text}>
            <strong>{props.wording.move(props.game.parse(text)!)}</strong>{' '}
            <span class="muted">({words.hintWins(Math.round(wins * 100))})</span>
            <br />
            {reason}
          </li>
        ))}
      </ol>
      <div class="sheet-actions">
        <button type="button" class="button primary" onClick={props.onClose}>
          {words.close}
        </button>
      </div>
    </Sheet>
  );
}
