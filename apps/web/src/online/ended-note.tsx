import { useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { classes } from '../ui/classes.ts';
import { AWAY_WORDS } from './away-words.ts';
import tableNotes from './table-notes.module.css';
import type { LiveTable } from './use-live-table.ts';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(tableNotes);

const SignInSheet = lazy(() => import('./sign-in-sheet.tsx').then((module) => module.SignInSheet));

/** Ways back for whoever the server does not know any more. */
export interface Return {
  /** Somebody has signed in in this browser. */
  signedIn(): void;
  /** As a guest, with the same name. */
  asGuest(): void;
}

/** The server will not have this page any more: why, and how to go on. */
export function EndedNote({
  live,
  settings,
  back,
}: {
  readonly live: LiveTable;
  readonly settings: Settings;
  readonly back: Return;
}) {
  const words = AWAY_WORDS[settings.language];
  const [isSigningIn, setSigningIn] = useState(false);
  if (!live.ended) return null;
  if (live.ended.code === 'old-protocol')
    return (
      <div class={cx('table-note')} data-note="matter" role="alert">
        <p>{ONLINE_WORDS[settings.language].problems['old-protocol']}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    );
  return (
    <div class={cx('table-note')} data-note="matter" role="alert">
      <p>{words.signedOut}</p>
      <button type="button" class="button primary" onClick={() => setSigningIn(true)}>
        {words.signInAgain}
      </button>
      <button type="button" class="button" onClick={back.asGuest}>
        {words.asGuest}
      </button>
      {isSigningIn && (
        <Suspense fallback={null}>
          <SignInSheet settings={settings} onDone={back.signedIn} onClose={() => setSigningIn(false)} />
        </Suspense>
      )}
    </div>
  );
}
