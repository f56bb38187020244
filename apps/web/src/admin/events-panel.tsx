import { findAbout } from '@quartet/catalog/list';
import type { AdminEvent } from '@quartet/protocol/admin';
import { useState } from 'preact/hooks';
import { ask } from '../online/api.ts';
import { Choice } from './choice.tsx';
import { Pager } from './pager.tsx';
import type { PanelProps } from './panel-props.ts';
import { cx } from './styles.ts';
import { SureButton } from './sure-button.tsx';
import { useAdminList } from './use-admin-list.ts';
import { whenText } from './when-text.ts';

const STATUSES = ['open', 'called', 'playing', 'over'] as const;

/** Duplicate evenings; nothing where there was never one. */
export function EventsPanel({ settings, words, onEnded }: PanelProps) {
  const [status, setStatus] = useState('');
  const [page, setPage] = useState(0);
  const asked = new URLSearchParams({ page: String(page), ...(status && { status }) });
  const listed = useAdminList<{ events: AdminEvent[]; total: number }>('events', asked, words, onEnded);
  const end = async ({ id }: AdminEvent): Promise<void> => {
    const answer = await ask('POST', ['admin', 'events', id, 'end']);
    if (!answer.ok) return listed.complain(answer.problem);
    listed.say(words.eventEnded);
    listed.refresh();
  };
  if (!listed.answer || (listed.answer.total === 0 && status === '')) return null;
  return (
    <section class={cx('panel admin-panel')} aria-label={words.events}>
      <h2>{words.events}</h2>
      <div class={cx('filters')}>
        <Choice
          label={words.whichEvents}
          all={words.any}
          value={status}
          choices={STATUSES.map((one) => [one, words.eventStatuses[one]])}
          onChange={(wanted) => {
            setStatus(wanted);
            setPage(0);
          }}
        />
      </div>
      <p role="status" class={cx('trouble')}>
        {listed.said}
      </p>
      <ul class={cx('admin-list')}>
        {listed.answer.events.map((event) => (
          <EventRow key={event.id} {...{ event, settings, words }} onEnd={() => void end(event)} />
        ))}
      </ul>
      <Pager words={words} page={page} total={listed.answer.total} onPage={setPage} />
    </section>
  );
}

function EventRow(props: Omit<PanelProps, 'onEnded'> & { readonly event: AdminEvent; onEnd(): void }) {
  const { event, settings, words } = props;
  const { code, game, status, seats, deals, scored, entrants, isEnded, updated } = event;
  const facts = [words.dealsPlayed(scored, deals), words.tablesFor(seats), words.person(entrants.length)];
  return (
    <li class={cx('row')}>
      <p>
        <strong>{code}</strong> {findAbout(game)?.name[settings.language] ?? game},{' '}
        {words.eventStatuses[status]}
        <span class="muted">{[...facts, whenText(settings.language, updated)].join(' · ')}</span>
        {entrants.length > 0 && <span class="muted">{entrants.join(', ')}</span>}
      </p>
      {status !== 'over' &&
        (isEnded ? (
          <span class="muted">{words.lastDeal}</span>
        ) : (
          <SureButton
            text={words.endEvent}
            label={words.endEventOf(code)}
            question={words.endEventSure}
            yes={words.endEventYes}
            no={words.no}
            onSure={props.onEnd}
          />
        ))}
    </li>
  );
}
