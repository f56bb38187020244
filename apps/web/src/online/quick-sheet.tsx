import { findAbout, list } from '@quartet/catalog/list';
import { useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { ask } from './api.ts';
import { noteFill } from './fill-later.ts';
import { PACES } from './paces.ts';
import { freshGuest } from './person.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import { Pick } from './terms-form.tsx';
import type { Self } from './use-me.ts';
import { ONLINE_WORDS } from './words.ts';

/** Seconds after which bots take the seats that are left. */
const PATIENCES = ['15', '30', '60', '180'];

/** Any table of this kind: one that waits, or a new one, which bots fill after a while. */
export function QuickSheet(props: { readonly settings: Settings; readonly self: Self; onClose(): void }) {
  const { settings, self, onClose } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const [game, setGame] = useState(list[0]!.id);
  const { seats: range, usualSeats } = findAbout(game)!;
  const [seats, setSeats] = useState(usualSeats);
  const [pace, setPace] = useState<keyof typeof PACES>('live5');
  const [patience, setPatience] = useState('30');
  const [trouble, setTrouble] = useState('');
  const play = async (): Promise<void> => {
    const known = self.me ? null : await self.become(freshGuest(settings));
    if (known && !known.ok) return setTrouble(problemText(words, known.problem));
    const wanted = { game, seats, least: Math.max(range.min, seats - 1), pace: PACES[pace] };
    const found = await ask<{ table: string; made: boolean }>('POST', ['quick-match'], wanted);
    if (!found.ok) return setTrouble(problemText(words, found.problem));
    if (found.value.made) noteFill(found.value.table, Date.now() + Number(patience) * 1000);
    go({ page: 'online-table', id: found.value.table });
  };
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => String(range.min + i));
  return (
    <Sheet label={words.quick} onClose={onClose}>
      <h2>{words.quick}</h2>
      <p class="muted">{words.quickNote}</p>
      <form
        class={cx('form')}
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <Pick
          label={words.game}
          value={game}
          onChange={(id) => {
            setGame(id);
            setSeats(findAbout(id)!.usualSeats);
          }}
        >
          {list.map(({ id, name }) => [id, name[settings.language]])}
        </Pick>
        <Pick label={common.seats} value={String(seats)} onChange={(count) => setSeats(Number(count))}>
          {counts.map((count) => [count, count])}
        </Pick>
        <Pick label={words.pace} value={pace} onChange={(name) => setPace(name as typeof pace)}>
          {(['live5', 'live15', 'untimed'] as const).map((name) => [name, words.paces[name]])}
        </Pick>
        <Pick label={words.botsAfter} value={patience} onChange={setPatience}>
          {PATIENCES.map((seconds) => [seconds, words.seconds(Number(seconds))])}
        </Pick>
        <p role="status" class={cx('trouble')}>
          {trouble}
        </p>
        <div class="sheet-actions">
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="button primary">
            {common.play}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
