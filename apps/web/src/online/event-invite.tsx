import { useState } from 'preact/hooks';
import { cx } from './event-styles.ts';
import type { EventWords } from './event-words.ts';

/** The code, and the link. */
export function EventInvite({ code, words }: { readonly code: string; readonly words: EventWords }) {
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/e/${code}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section class={cx('panel online-panel')} aria-label={words.invite}>
      <p class={cx('event-invite')}>
        <strong class={cx('code')}>{code}</strong>
        <input
          class={cx('invite-link')}
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(focus) => focus.currentTarget.select()}
        />
        {'clipboard' in navigator && (
          <button type="button" class="button" onClick={() => void copy()}>
            {isCopied ? words.copied : words.copy}
          </button>
        )}
      </p>
    </section>
  );
}
