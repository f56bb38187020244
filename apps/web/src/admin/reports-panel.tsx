import type { AdminReport } from '@quartet/protocol/admin';
import { useState } from 'preact/hooks';
import { Pager } from './pager.tsx';
import type { PanelProps } from './panel-props.ts';
import { cx } from './styles.ts';
import { useAdminList } from './use-admin-list.ts';
import { whenText } from './when-text.ts';

/** What people told about people; nothing while there is nothing to read. */
export function ReportsPanel({ settings, words, onEnded }: PanelProps) {
  const [page, setPage] = useState(0);
  const listed = useAdminList<{ reports: AdminReport[]; total: number }>(
    'reports',
    new URLSearchParams({ page: String(page) }),
    words,
    onEnded,
  );
  if (!listed.answer || listed.answer.total === 0) return null;
  return (
    <section class={cx('panel admin-panel')} aria-label={words.reports}>
      <h2>{words.reports}</h2>
      <p role="status" class={cx('trouble')}>
        {listed.said}
      </p>
      <ul class={cx('admin-list')}>
        {listed.answer.reports.map(({ id, by, about, table, text, at }) => (
          <li key={id} class={cx('row')}>
            <p>
              <strong>{about.name ?? '–'}</strong>
              <br />
              {text}
              <span class="muted">
                {words.reportedBy(by ?? '–', whenText(settings.language, at))} · {about.id}
                {table && ` · ${table}`}
              </span>
            </p>
            <button type="button" class="button" onClick={() => void listed.remove(id)}>
              {words.seenTo}
            </button>
          </li>
        ))}
      </ul>
      <Pager words={words} page={page} total={listed.answer.total} onPage={setPage} />
    </section>
  );
}
