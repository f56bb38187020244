import type { AdminPerson } from '@quartet/protocol/admin';
import { useState } from 'preact/hooks';
import { Pager } from './pager.tsx';
import type { PanelProps } from './panel-props.ts';
import { cx } from './styles.ts';
import { SureButton } from './sure-button.tsx';
import { useAdminList } from './use-admin-list.ts';
import { whenText } from './when-text.ts';

export function PeoplePanel({ settings, words, onEnded }: PanelProps) {
  const [{ find, page }, setWanted] = useState({ find: '', page: 0 });
  const asked = new URLSearchParams({ page: String(page), ...(find && { find }) });
  const listed = useAdminList<{ people: AdminPerson[]; total: number }>(`people?${asked}`, words, onEnded);
  return (
    <section class={cx('panel admin-panel')} aria-label={words.people}>
      <h2>{words.people}</h2>
      <div class={cx('filters')}>
        <label>
          {words.findPerson}
          <input
            type="search"
            maxLength={64}
            value={find}
            onChange={(event) => setWanted({ find: event.currentTarget.value.trim(), page: 0 })}
          />
        </label>
      </div>
      <p role="status" class={cx('trouble')}>
        {listed.said}
      </p>
      <ul class={cx('admin-list')}>
        {listed.answer?.people.map((person) => (
          <li key={person.id} class={cx('row')}>
            <p>
              <strong>{person.name}</strong> {person.login ?? words.guest}
              <span class="muted">
                {words.tablesOf(person.tables)} ·{' '}
                {person.seen === null ? words.never : words.seen(whenText(settings.language, person.seen))}
              </span>
            </p>
            <SureButton
              text={words.remove}
              label={words.removePerson(person.name)}
              question={words.removePersonSure}
              yes={words.removeYes}
              no={words.no}
              onSure={() => void listed.remove(`people/${person.id}`)}
            />
          </li>
        ))}
      </ul>
      {listed.answer && (
        <Pager
          words={words}
          page={page}
          total={listed.answer.total}
          onPage={(next) => setWanted({ find, page: next })}
        />
      )}
    </section>
  );
}
