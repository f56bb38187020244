import { useState } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { OnlineIcon } from './online-icon.tsx';
import { freshGuest } from './person.ts';
import type { PlayProps } from './play-table.tsx';
import { cx } from './styles.ts';
import { isLongAway } from './table-notes.tsx';
import { ONLINE_WORDS } from './words.ts';

/** For those who do not sit here: that they watch, and how they may sit down. */
export function Watching(props: PlayProps) {
  const { info, person, settings, actAs } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const [isOpen, setOpen] = useState(false);
  const isAsked = person !== null && info.asking?.by.id === person;
  const hasBot = info.players.some(({ kind }) => kind === 'bot');
  const left = info.players.flatMap((one, seat) =>
    one.kind === 'person' && (one.cover || isLongAway(props, seat)) ? [{ seat, name: one.person.name }] : [],
  );
  const ask = (seat?: number): void => {
    const guest = person === null ? freshGuest(settings) : null;
    void actAs(guest, { type: 'ask', what: 'seat', ...(seat !== undefined && { seat }) });
    setOpen(false);
  };
  return (
    <>
      <button type="button" class={cx('button plain watching')} onClick={() => setOpen(true)}>
        <OnlineIcon name="eye" /> <span>{words.watching}</span>
      </button>
      {isOpen && (
        <Sheet label={words.watching} onClose={() => setOpen(false)}>
          <h2>{words.watching}</h2>
          <p>{words.watchingNote}</p>
          {isAsked && <p role="status">{words.askedForSeat}</p>}
          {!isAsked && !hasBot && left.length === 0 && <p class="muted">{words.noSeat}</p>}
          {!isAsked &&
            left.map(({ seat, name }) => (
              <p key={seat} class={cx('own-seat')}>
                <button type="button" class="button" onClick={() => ask(seat)}>
                  {words.askForSeatOf(name)}
                </button>
              </p>
            ))}
          <div class="sheet-actions">
            <button type="button" class="button" onClick={() => setOpen(false)}>
              {common.close}
            </button>
            {!isAsked && hasBot && (
              <button type="button" class="button primary" onClick={() => ask()}>
                {words.askForSeat}
              </button>
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
