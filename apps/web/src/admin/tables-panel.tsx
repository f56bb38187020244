import { findAbout, list } from '@quartet/catalog/list';
import type { AdminTable, Incident } from '@quartet/protocol/admin';
import { useState } from 'preact/hooks';
import { ask } from '../online/api.ts';
import { download } from '../replays/files/download.ts';
import { Choice } from './choice.tsx';
import { Pager } from './pager.tsx';
import type { PanelProps } from './panel-props.ts';
import { cx } from './styles.ts';
import { SureButton } from './sure-button.tsx';
import { useAdminList } from './use-admin-list.ts';
import { whenText } from './when-text.ts';

const STATUSES = ['open', 'playing', 'paused', 'over'] as const;

interface Wanted {
  readonly status: string;
  readonly game: string;
  readonly find: string;
  readonly page: number;
}

export function TablesPanel({ settings, words, onEnded }: PanelProps) {
  const [wanted, setWanted] = useState<Wanted>({ status: '', game: '', find: '', page: 0 });
  const want = (changes: Partial<Wanted>): void => setWanted({ ...wanted, page: 0, ...changes });
  const asked = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  const listed = useAdminList<{ tables: AdminTable[]; total: number }>('tables', asked, words, onEnded);
  const save = async ({ id, code, game }: AdminTable): Promise<void> => {
    const answer = await ask<Incident>('POST', ['admin', 'tables', id, 'incident']);
    if (!answer.ok) return listed.complain(answer.problem);
    download(`${game}-${code}.json`, `${JSON.stringify(answer.value)}\n`);
    listed.say(words.saved);
  };
  return (
    <section class={cx('panel admin-panel')} aria-label={words.tables}>
      <h2>{words.tables}</h2>
      <div class={cx('filters')}>
        <Choice
          label={words.status}
          all={words.any}
          value={wanted.status}
          choices={STATUSES.map((status) => [status, words.statuses[status]])}
          onChange={(status) => want({ status })}
        />
        <Choice
          label={words.game}
          all={words.any}
          value={wanted.game}
          choices={list.map(({ id, name }) => [id, name[settings.language]])}
          onChange={(game) => want({ game })}
        />
        <label>
          {words.findTable}
          <input
            type="search"
            maxLength={64}
            value={wanted.find}
            onInput={(event) => want({ find: event.currentTarget.value.trim() })}
          />
        </label>
      </div>
      <p role="status" class={cx('trouble')}>
        {listed.said}
      </p>
      <ul class={cx('admin-list')}>
        {listed.answer?.tables.map((table) => (
          <TableRow
            key={table.id}
            {...{ table, settings, words }}
            onSave={() => void save(table)}
            onRemove={() => void listed.remove(table.id)}
          />
        ))}
      </ul>
      {listed.answer && (
        <Pager
          words={words}
          page={wanted.page}
          total={listed.answer.total}
          onPage={(page) => want({ page })}
        />
      )}
    </section>
  );
}

function TableRow(
  props: Omit<PanelProps, 'onEnded'> & { readonly table: AdminTable; onSave(): void; onRemove(): void },
) {
  const { table, settings, words } = props;
  const { code, game, status, seats, people, bots, entries, updated, isStuck, isUnreadable } = table;
  const free = seats - people - bots;
  const sitting = [
    ...(people > 0 ? [words.person(people)] : []),
    ...(bots > 0 ? [words.bot(bots)] : []),
    ...(free > 0 ? [words.free(free)] : []),
  ];
  const isRunning = status === 'playing' || status === 'paused';
  return (
    <li class={cx('row')}>
      <p>
        <strong>{code}</strong> {findAbout(game)?.name[settings.language] ?? game}, {words.statuses[status]}
        {isStuck && <em class={cx('stuck')}>⚠ {words.stuck}</em>}
        {isUnreadable && <em class={cx('stuck')}>⚠ {words.unreadable}</em>}
        <span class="muted">
          {[sitting.join(', '), words.entries(entries), whenText(settings.language, updated)].join(' · ')}
        </span>
      </p>
      {status !== 'open' && (
        <SureButton
          text={words.download}
          label={words.downloadOf(code)}
          question={isRunning ? words.downloadSure : null}
          yes={words.downloadYes}
          no={words.no}
          onSure={props.onSave}
        />
      )}
      <SureButton
        text={words.remove}
        label={words.removeTable(code)}
        question={words.removeTableSure}
        yes={words.removeYes}
        no={words.no}
        onSure={props.onRemove}
      />
    </li>
  );
}
