import type { Game, Shapes, Wording } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import type { Hint } from '../engine/model.ts';
import { capital } from '../ui/capital.ts';
import { Sheet } from '../ui/sheet.tsx';
import { cx } from './styles.ts';
import { SCREEN_WORDS } from './words.ts';

/** The best moves as a good player sees them who knows what you know, with a reason each. */
export function HintSheet(props: {
  readonly game: Game;
  readonly wording: Wording;
  /** Of whoever decides. */
  readonly view: Shapes['View'];
  readonly hints: readonly Hint[] | null;
  onClose(): void;
}) {
  const words = useWords();
  const own = SCREEN_WORDS[props.wording.language];
  const chance = props.hints?.[0]?.chance ?? null;
  return (
    <Sheet label={words.hint} onClose={props.onClose}>
      <h2>{words.hint}</h2>
      {!props.hints && <p class="muted">{own.hintWait}</p>}
      <ol class={cx('hints')}>
        {props.hints?.map(({ text, reason, behind }) => (
          <li key={text}>
            <strong>{capital(props.wording.move(props.game.parse(text)!, props.view))}</strong>{' '}
            <span class="muted">({own.hintBehind(Math.round(behind * 100))})</span>
            <br />
            {reason}
          </li>
        ))}
      </ol>
      {chance !== null && <p>{own.hintChance(Math.round(chance * 100))}</p>}
      {props.hints && props.hints.length > 1 && <p class="muted">{own.hintNote}</p>}
      <div class="sheet-actions">
        <button type="button" class="button primary" onClick={props.onClose}>
          {words.close}
        </button>
      </div>
    </Sheet>
  );
}
