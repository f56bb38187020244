import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { ask } from '../online/api.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { EventsPanel } from './events-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SecretForm } from './secret-form.tsx';
import { cx } from './styles.ts';
import { TablesPanel } from './tables-panel.tsx';
import { troubleText } from './trouble-text.ts';
import { ADMIN_WORDS } from './words.ts';

type Door = 'unknown' | 'out' | 'in' | 'off';

/** For whoever runs the server. `token`: its secret, as the address of a link writes it. */
export function AdminPage({
  settings,
  token,
}: {
  readonly settings: Settings;
  readonly token: string | null;
}) {
  const words = ADMIN_WORDS[settings.language];
  const common = useWords();
  const [door, setDoor] = useState<Door>('unknown');
  const [trouble, setTrouble] = useState('');
  const enter = async (secret: string | null): Promise<void> => {
    const answer = await (secret === null
      ? ask('GET', ['admin', 'health'])
      : ask('POST', ['admin', 'session'], { token: secret }));
    const code = answer.ok ? null : answer.problem?.code;
    setDoor(answer.ok ? 'in' : code === 'not-found' ? 'off' : 'out');
    const isFresh = secret === null && code === 'sign-in';
    setTrouble(answer.ok || isFresh ? '' : troubleText(words, answer.problem));
  };
  useEffect(() => {
    // The secret stays neither in the address nor behind the back button.
    if (token !== null) history.replaceState(null, '', '#/admin');
    void enter(token && readable(token));
  }, []);
  const leave = async (): Promise<void> => {
    await ask('DELETE', ['admin', 'session']);
    setDoor('out');
  };
  const onEnded = (): void => {
    setDoor('out');
    setTrouble(words.ended);
  };
  if (door === 'unknown') return <p class="page-wait">{common.loading}</p>;
  return (
    <main class={cx('page admin')}>
      <PageHeader title={words.title} />
      <h1 class="visually-hidden">{words.title}</h1>
      {door === 'off' && <p role="alert">{words.off}</p>}
      {door === 'out' && <SecretForm words={words} trouble={trouble} onSecret={enter} />}
      {door === 'in' && (
        <>
          <HealthPanel {...{ settings, words, onEnded }} />
          <ReportsPanel {...{ settings, words, onEnded }} />
          <TablesPanel {...{ settings, words, onEnded }} />
          <EventsPanel {...{ settings, words, onEnded }} />
          <PeoplePanel {...{ settings, words, onEnded }} />
          <p>
            <button type="button" class="button" onClick={() => void leave()}>
              {words.signOut}
            </button>
          </p>
        </>
      )}
    </main>
  );
}

function readable(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
