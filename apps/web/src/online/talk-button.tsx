import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { OnlineIcon } from './online-icon.tsx';
import { cx } from './styles.ts';
import { isMuted, speakerOf, TableTalk, type TalkProps } from './table-talk.tsx';
import { ONLINE_WORDS } from './words.ts';

/** Milliseconds a new line peeks out. */
const PEEK = 4000;

/** Where the chat is not beside the table: how many lines are new, the newest for a moment, and the chat itself. */
export function TalkButton(props: TalkProps) {
  const { live, info, person, settings } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const said = live.talk.filter(({ kind, by }) => kind === 'chatted' && by !== person);
  const last = said.at(-1);
  const [seen, setSeen] = useState(last?.seq ?? 0);
  const [peeked, setPeeked] = useState(seen);
  const [isOpen, setOpen] = useState(false);
  const fresh = isMuted() ? 0 : said.filter(({ seq }) => seq > seen).length;
  useEffect(() => {
    if (isOpen) setSeen(last?.seq ?? 0);
  }, [isOpen, last?.seq]);
  useEffect(() => {
    const timer = setTimeout(() => setPeeked(last?.seq ?? 0), PEEK);
    return () => clearTimeout(timer);
  }, [last?.seq]);
  const open = (): void => {
    setPeeked(last?.seq ?? 0);
    setOpen(true);
  };
  const label = fresh === 0 ? words.chat : `${words.chat}: ${words.newLines(fresh)}`;
  return (
    <>
      <button type="button" class={cx('icon-button open-talk')} aria-label={label} onClick={open}>
        <OnlineIcon name="chat" />
        {fresh > 0 && (
          <span class={cx('badge')} aria-hidden="true">
            {fresh > 9 ? '9+' : fresh}
          </span>
        )}
      </button>
      <div role="status" class={cx('peek')}>
        {fresh > 0 && last && last.seq > peeked && (
          <p>
            <span>
              <b>{speakerOf(last, info, words)}</b> {last.text}
            </span>
            {person !== null && (
              <button type="button" class="button" onClick={open}>
                {words.reply}
              </button>
            )}
          </p>
        )}
      </div>
      {isOpen && (
        <Sheet label={words.chat} onClose={() => setOpen(false)}>
          <TableTalk {...props} isWhole />
          <div class="sheet-actions">
            <button type="button" class="button primary" onClick={() => setOpen(false)}>
              {common.close}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
