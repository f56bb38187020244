import { findAbout } from '@quartet/catalog/list';
import type { Acquaintance } from '@quartet/protocol/circle';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { ask } from './api.ts';
import { myZone } from './my-zone.ts';
import { PEOPLE_WORDS, type PeopleWords } from './people-words.ts';
import { problemText } from './problem-text.ts';
import { ReportSheet } from './report-sheet.tsx';
import { Sign } from './sign.tsx';
import { cx } from './styles.ts';
import { ONLINE_WORDS } from './words.ts';

interface Props {
  readonly settings: Settings;
  /** The table to which they are invited; null: a new one of the game we played last. */
  readonly table: string | null;
  /** Those who sit there already, by id. */
  readonly seated?: readonly string[];
}

/** People I played with, the latest first: again, as friends, or not any more. Nothing where there are none. */
export function PeoplePanel({ settings, table, seated = [] }: Props) {
  const words = PEOPLE_WORDS[settings.language];
  const [people, setPeople] = useState<readonly Acquaintance[]>([]);
  const [said, setSaid] = useState('');
  const [reported, setReported] = useState<Acquaintance['person'] | null>(null);
  const load = async (): Promise<void> => {
    const answer = await ask<{ people: Acquaintance[] }>('GET', ['me', 'people']);
    if (answer.ok) setPeople(answer.value.people);
  };
  useEffect(() => void load(), []);
  const shown = people.filter(({ person }) => !seated.includes(person.id));
  if (shown.length === 0) return null;
  const tell = (answer: Awaited<ReturnType<typeof ask>>, sentence: string): void => {
    setSaid(answer.ok ? sentence : problemText(ONLINE_WORDS[settings.language], answer.problem));
    void load();
  };
  const invite = async ({ person, last }: Acquaintance): Promise<void> => {
    const to = table ?? (await newTable(last?.game ?? 'linko'));
    if (!to) return setSaid(words.noTable);
    const answer = await ask('POST', ['tables', to, 'invitations'], { person: person.id });
    tell(answer, words.invited(person.name));
    if (table === null && answer.ok) go({ page: 'online-table', id: to });
  };
  const change = async (person: Acquaintance['person'], wanted: object): Promise<void> =>
    tell(await ask('PATCH', ['me', 'people', person.id], wanted), '');
  return (
    <section class={cx('panel online-panel')} aria-label={words.people}>
      <h2>{words.people}</h2>
      <p role="status" class={cx('trouble')}>
        {said}
      </p>
      <ul class={cx('table-list')}>
        {shown.map((one) => (
          <li key={one.person.id} class={cx('seat-row person-row')}>
            <Sign emblem={one.person.emblem} />
            <span class={cx('seat-row-who')}>
              <strong>{one.person.name}</strong>{' '}
              {one.friend === 'yes' && <span class={cx('ready')}>{words.friend}</span>}
              <br />
              <span class="muted">{one.blocked ? words.isBlocked : storyOf(one, words, settings)}</span>
            </span>
            {one.blocked ? null : one.friend === 'asks' && table === null ? (
              <button
                type="button"
                class="button primary"
                onClick={() => void change(one.person, { friend: true })}
              >
                {words.friends.asks}
              </button>
            ) : (
              <button type="button" class="button" onClick={() => void invite(one)}>
                {table === null ? words.inviteAgain : words.invite}
              </button>
            )}
            <details class={cx('more')}>
              <summary class="icon-button" aria-label={words.moreAbout(one.person.name)}>
                <Icon name="more" />
              </summary>
              <div class={cx('panel')}>
                {!one.blocked && (
                  <button
                    type="button"
                    class="button"
                    onClick={() =>
                      void change(one.person, { friend: one.friend === 'no' || one.friend === 'asks' })
                    }
                  >
                    {words.friends[one.friend]}
                  </button>
                )}
                <button
                  type="button"
                  class="button"
                  onClick={() => void change(one.person, { blocked: !one.blocked })}
                >
                  {one.blocked ? words.unblock : words.block}
                </button>
                <button type="button" class="button" onClick={() => setReported(one.person)}>
                  {words.report}
                </button>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {reported && (
        <ReportSheet
          {...{ settings, table }}
          person={reported}
          onClose={(sentence) => {
            setReported(null);
            setSaid(sentence);
          }}
        />
      )}
    </section>
  );
}

async function newTable(game: string): Promise<string | null> {
  const seats = findAbout(game)?.usualSeats ?? 2;
  const made = await ask<{ table: string }>('POST', ['tables'], {
    game,
    seats,
    rated: false,
    rests: true,
    ...myZone(),
  });
  return made.ok ? made.value.table : null;
}

/** "Keltis · 9 Nov · you lead 4 : 2" */
function storyOf(
  { last, mine, theirs, friend }: Acquaintance,
  words: PeopleWords,
  settings: Settings,
): string {
  if (friend === 'asks') return words.asksYou;
  if (!last) return '';
  const day = new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'short' }).format(last.at);
  const name = findAbout(last.game)?.name[settings.language] ?? last.game;
  return `${name} · ${day} · ${words.score(mine, theirs)}`;
}
