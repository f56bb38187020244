import type { Person } from '@quartet/protocol';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { ask } from './api.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import { ONLINE_WORDS } from './words.ts';

/** What happened, in one's own words, for whoever runs the server. */
export function ReportSheet(props: {
  readonly person: Person;
  readonly table: string | null;
  readonly settings: Settings;
  /** With what is to be said of it. */
  onClose(sentence: string): void;
}) {
  const { person, table, settings, onClose } = props;
  const words = PEOPLE_WORDS[settings.language];
  const common = useWords();
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const report = { person: person.id, text: text.trim(), ...(table && { table }) };
    const answer = await ask('POST', ['reports'], report);
    onClose(answer.ok ? words.reported : problemText(ONLINE_WORDS[settings.language], answer.problem));
  };
  return (
    <Sheet label={words.report} onClose={() => onClose('')}>
      <h2>{words.reportAbout(person.name)}</h2>
      <form
        class={cx('form')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label>
          {words.whatHappened}
          <textarea
            rows={4}
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="sheet-actions">
          <button type="button" class="button" onClick={() => onClose('')}>
            {common.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.send}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
