import { useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => module.QrCode));

/** The ways to ask others to a table or an evening: a picture for the phone beside you, the code, and the link. */
export function Invite(props: {
  readonly door: 't' | 'e';
  readonly code: string;
  readonly title: string;
  readonly label: string;
  readonly words: OnlineWords;
}) {
  const { door, code, title, label, words } = props;
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/${door}/${encodeURIComponent(code)}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section class={cx('panel online-panel invite')} aria-label={words.invite}>
      <Suspense fallback={<span class={cx('qr')} />}>
        <QrCode text={link} label={words.qr} />
      </Suspense>
      <div>
        <p class="muted">{words.scan}</p>
        <p>
          <span class="visually-hidden">{words.code}: </span>
          <strong class={cx('code')}>{code}</strong>
        </p>
        <p class={cx('buttons')}>
          {'share' in navigator && (
            <button type="button" class="button" onClick={() => void shareLink(link, title)}>
              {words.share}
            </button>
          )}
          {'clipboard' in navigator && (
            <button type="button" class="button" onClick={() => void copy()}>
              {isCopied ? words.copied : words.copy}
            </button>
          )}
        </p>
        <input
          class={cx('invite-link')}
          readOnly
          aria-label={label}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </section>
  );
}

async function shareLink(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title: `Quartet: ${title}` });
  } catch {
    // Whoever closes the list of apps shares nothing; that is all.
  }
}
