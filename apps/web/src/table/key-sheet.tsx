import type { Language } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import type { Keys, Speech } from '../kit/speech.ts';
import { Sheet } from '../ui/sheet.tsx';
import { cx } from './styles.ts';
import { SCREEN_WORDS } from './words.ts';

/** Every key, and what it does. */
export function KeySheet(props: {
  readonly speech: Speech | null;
  readonly language: Language;
  readonly hasLetters: boolean;
  readonly hasHints: boolean;
  onClose(): void;
}) {
  const common = useWords();
  const words = SCREEN_WORDS[props.language];
  const own = props.speech?.keys(props.language) ?? [];
  return (
    <Sheet label={words.keys} onClose={props.onClose}>
      <h2>{words.keys}</h2>
      <KeyList title={words.anywhere} keys={words.common.filter(([key]) => key !== 'H' || props.hasHints)} />
      {own.length > 0 && <KeyList title={words.ofThisGame} keys={own} />}
      <p class="muted">{props.hasLetters ? words.keysNote : words.keysOff}</p>
      <div class="sheet-actions">
        <button type="button" class="button primary" onClick={props.onClose}>
          {common.close}
        </button>
      </div>
    </Sheet>
  );
}

function KeyList(props: { readonly title: string; readonly keys: Keys }) {
  return (
    <>
      <h3>{props.title}</h3>
      <dl class={cx('key-list')}>
        {props.keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
