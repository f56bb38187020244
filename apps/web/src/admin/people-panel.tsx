import type { AdminPerson } from '@quartet/protocol/admin';
import { useState } from 'preact/hooks';
import { ask } from '../online/api.ts';
import { Pager } from './pager.tsx';
import type { PanelProps } from './panel-props.ts';
import { cx } from './styles.ts';
import { SureButton } from './sure-button.tsx';
import { useAdminList } from './use-admin-list.ts';
import { whenText } from './when-text.ts';

export function PeoplePanel({ settings, words, onEnded }: PanelProps) {
  const [{ find, page }, setWanted] = useState({ find: '', page: 0 });
  const asked = new URLSearchParams({ page: String(page), ...(find && { find }) });
  const listed = useAdminList<{ people: AdminPerson[]; total: number }>('people', asked, words, onEnded);
  const reset = async ({ id, name }: AdminPerson): Promise<void> => {
    const answer = await ask<{ code: string; expires: number }>('POST', ['admin', 'people', id, 'reset']);
    if (!answer.ok) return listed.complain(answer.problem);
    listed.say(words.resetCode(name, answer.value.code, whenText(settings.language, answer.value.expires)));
  };
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
            onInput={(event) => setWanted({ find: event.currentTarget.value.trim(), page: 0 })}
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
            {person.login !== null && (
              <SureButton
                text={words.reset}
                label={words.resetOf(person.name)}
                question={words.resetSure}
                yes={words.reset}
                no={words.no}
                onSure={() => void reset(person)}
              />
            )}
            <SureButton
              text={words.remove}
              label={words.removePerson(person.name)}
              question={words.removePersonSure}
              yes={words.removeYes}
              no={words.no}
              onSure={() => void listed.remove(person.id)}
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
