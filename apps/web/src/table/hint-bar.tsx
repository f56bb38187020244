import { useEffect } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import type { Speech, Told } from '../kit/speech.ts';
import { Icon } from '../ui/icon.tsx';
import { cx } from './styles.ts';
import type { Hinting } from './use-hint.ts';
import type { ScreenWords } from './words.ts';

/** The hint so far, and the button for its next step. The table stays in reach. */
export function HintBar(props: {
  readonly hinting: Hinting;
  readonly words: ScreenWords;
  readonly speech: Speech | null;
  readonly told: Told;
  tell(sentence: string): void;
  onMore(): void;
}) {
  const { hinting, words } = props;
  const common = useWords();
  const text = textOf(props, words.hintWait);
  useEffect(() => props.tell(text), [text]);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) hinting.close();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  });
  return (
    <section class={cx('hint-bar')} aria-label={common.hint}>
      <Icon name="hint" />
      <p>{text}</p>
      {hinting.move && hinting.step === 2 && (
        <button type="button" class="button" onClick={props.onMore}>
          {words.moreHints}
        </button>
      )}
      {hinting.move && (
        <button type="button" class="button primary" onClick={hinting.press}>
          {hinting.step === 1 ? words.whichCards : words.doIt}
        </button>
      )}
      <button type="button" class="icon-button" aria-label={words.closeHint} onClick={hinting.close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function textOf({ hinting, speech, told }: Parameters<typeof HintBar>[0], wait: string): string {
  const { move, step, reason } = hinting;
  if (!move) return wait;
  if (step === 1 && speech) return speech.kind(move, told);
  return `${sentence(told.wording.move(move, told.view))} ${reason && sentence(reason)}`.trim();
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!?]$/, '')}.`;
}
