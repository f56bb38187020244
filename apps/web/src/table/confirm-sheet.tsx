import { useEffect, useRef } from 'preact/hooks';
import { Sheet } from '../ui/sheet.tsx';
import { cx } from './styles.ts';
import type { ScreenWords } from './words.ts';

/** For those who want to be asked before each move. */
export function ConfirmSheet(props: {
  readonly move: string;
  readonly words: ScreenWords;
  onYes(): void;
  onNo(): void;
}) {
  const { words } = props;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <Sheet label={words.confirm} onClose={props.onNo}>
      <h2>{words.confirm}</h2>
      <p class={cx('confirm-move')}>{props.move}</p>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={props.onNo}>
          {words.notYet}
        </button>
        <button ref={yes} type="button" class="button primary" onClick={props.onYes}>
          {words.yes}
        </button>
      </div>
    </Sheet>
  );
}
