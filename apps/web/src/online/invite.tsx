import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => module.QrCode));

/** The ways to ask others to a table: link, code, and a picture for the phone beside you. */
export function Invite({ code, words }: { readonly code: string; readonly words: OnlineWords }) {
  const [isCopied, setCopied] = useState(false);
  const link = location.href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section class={cx('panel online-panel invite')} aria-label={words.invite}>
      <div>
        <h2>{words.invite}</h2>
        <p class="muted">{words.inviteNote}</p>
        <input
          class={cx('invite-link')}
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class={cx('buttons')}>
          {'clipboard' in navigator && (
            <button type="button" class="button" onClick={() => void copy()}>
              {isCopied ? words.copied : words.copy}
            </button>
          )}
          {'share' in navigator && (
            <button type="button" class="button" onClick={() => void shareLink(link)}>
              {words.share}
            </button>
          )}
        </p>
        <p>
          {words.code}: <strong class={cx('code')}>{code}</strong>
        </p>
      </div>
      <Suspense fallback={<span class={cx('qr')} />}>
        <QrCode text={link} label={words.qr} />
      </Suspense>
    </section>
  );
}

async function shareLink(url: string): Promise<void> {
  try {
    await navigator.share({ url, title: 'Quartet' });
  } catch {
    // Whoever closes the list of apps shares nothing; that is all.
  }
}
