import type { TableInfo } from '@quartet/protocol';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { ActNow } from './online-screen.tsx';
import { cx } from './styles.ts';
import { type Terms, TermsForm } from './terms-form.tsx';
import { ONLINE_WORDS } from './words.ts';

/** Other terms: whoever sits here agrees anew. */
export function ChangeTerms(props: {
  readonly info: TableInfo;
  readonly settings: Settings;
  readonly act: ActNow;
  onClose(): void;
}) {
  const { info, settings, act, onClose } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const [changes, setChanges] = useState<Partial<Terms>>({});
  const { options, pace, listed, rated = true } = info;
  const { goal: series = { kind: 'evening' as const } } = info.series ?? {};
  const save = (): void => {
    if (Object.keys(changes).length > 0) act({ type: 'settle', ...changes });
    onClose();
  };
  return (
    <Sheet label={words.terms} onClose={onClose}>
      <h2>{words.terms}</h2>
      <form
        class={cx('form')}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TermsForm
          {...{ settings }}
          game={info.game}
          seats={info.seats}
          terms={{
            options,
            pace,
            listed,
            rated,
            series,
            ...(info.ratings && { ratings: info.ratings }),
            ...changes,
          }}
          onChange={(more) => setChanges({ ...changes, ...more })}
        />
        <p class="muted">{words.changeNote}</p>
        <div class="sheet-actions">
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.change}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
