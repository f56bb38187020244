import { useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PasskeyButton } from './passkeys.tsx';
import { freshGuest, type Guest } from './person.ts';
import { problemText } from './problem-text.ts';
import { PasswordForm, SignInForms } from './sign-in.tsx';
import { cx } from './styles.ts';
import { Unreachable } from './unreachable.tsx';
import { type Keeping, type Self, useMe } from './use-me.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS } from './words.ts';

const AlertPanel = lazy(() => import('./alert-panel.tsx').then((module) => module.AlertPanel));
const Devices = lazy(() => import('./devices.tsx').then((module) => module.Devices));

/** Who I am to the server: name and sign, signing in, devices, and being forgotten. */
export function AccountPage({ settings, change }: Keeping) {
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const self = useMe({ settings, change });
  if (self.isOut) return <Unreachable settings={settings} onAgain={self.refresh} />;
  if (self.me === undefined) return <p class="page-wait">{common.loading}</p>;
  const login = self.me?.login ?? null;
  return (
    <main class={cx('page online account')}>
      <PageHeader title={words.account} />
      <h1 class="visually-hidden">{words.account}</h1>
      <p class="muted">{login === null ? words.accountNote : words.accountKept(login)}</p>
      <p class={cx('buttons')}>
        <a class="button" href="#/online/games">
          <Icon name="history" /> {words.myGames}
        </a>
        <a class="button" href="#/leaderboard">
          <Icon name="chart" /> {words.leaderboard}
        </a>
      </p>
      <Who key={self.me?.person.id ?? ''} {...{ self, settings }} />
      {self.me ? (
        <>
          <PasswordForm words={words} login={login} onDone={self.refresh} />
          <PasskeyButton words={words} count={self.me.passkeys.length} onDone={self.refresh} />
          <Suspense fallback={null}>
            <AlertPanel settings={settings} />
            <Devices
              words={words}
              language={settings.language}
              isGuest={login === null && self.me.passkeys.length === 0}
              onGone={self.refresh}
            />
          </Suspense>
        </>
      ) : (
        <>
          <PasskeyButton words={words} count={null} onDone={self.refresh} />
          <SignInForms words={words} onDone={self.refresh} />
        </>
      )}
    </main>
  );
}

function Who({ self, settings }: { readonly self: Self; readonly settings: Settings }) {
  const words = ONLINE_WORDS[settings.language];
  const [guest, setGuest] = useState<Guest>(() => self.me?.person ?? freshGuest(settings));
  const [said, setSaid] = useState('');
  const save = async (): Promise<void> => {
    const name = guest.name.trim();
    if (name === '') return;
    const answer = await self.become({ name, emblem: guest.emblem });
    setSaid(answer.ok ? words.saved : problemText(words, answer.problem));
  };
  return (
    <section class={cx('panel online-panel')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <WhoForm words={words} language={settings.language} guest={guest} onChange={setGuest} />
        <button type="submit" class="button">
          {words.save}
        </button>
      </form>
      <p role="status">{said}</p>
    </section>
  );
}
