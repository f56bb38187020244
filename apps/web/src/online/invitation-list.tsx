import type { TableLine } from '@quartet/protocol';
import { useState } from 'preact/hooks';
import { ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import { type Shown, TableRow } from './table-row.tsx';
import { ONLINE_WORDS } from './words.ts';

/** All tables to which others invite me, each of which can be declined, or all of them at once. */
export function InvitationList(
  props: Pick<Shown, 'settings'> & {
    readonly lines: readonly TableLine[];
    readonly onDeclined: (tables: readonly string[]) => void;
  },
) {
  const { settings, lines, onDeclined } = props;
  const words = ONLINE_WORDS[settings.language];
  const [trouble, setTrouble] = useState('');
  const decline = async (declined: readonly TableLine[], table: readonly string[]): Promise<void> => {
    const answer = await ask('DELETE', ['me', 'invitations', ...table]);
    setTrouble(answer.ok ? '' : problemText(words, answer.problem));
    if (answer.ok) onDeclined(declined.map(({ id }) => id));
  };
  if (lines.length === 0) return null;
  return (
    <section class={cx('panel online-panel')} aria-label={words.invitations}>
      <h2>{words.invitations}</h2>
      <p role="status" class={cx('trouble')}>
        {trouble}
      </p>
      {lines.length > 1 && (
        <p class={cx('buttons')}>
          <button type="button" class="button" onClick={() => void decline(lines, [])}>
            {words.declineAll(lines.length)}
          </button>
        </p>
      )}
      <ul class={cx('table-list')}>
        {lines.map((line) => (
          <TableRow
            key={line.id}
            line={line}
            settings={settings}
            onDecline={() => void decline([line], [line.id])}
          />
        ))}
      </ul>
    </section>
  );
}
