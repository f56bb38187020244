import type { Language } from '@quartet/core';
import type { SessionLine } from '@quartet/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

interface Props {
  readonly words: OnlineWords;
  readonly language: Language;
  /** Whether nothing but this browser knows who they are. */
  readonly isGuest: boolean;
  /** This device is not signed in any more. */
  onGone(): void;
}

interface DeviceCode {
  readonly code: string;
  readonly expires: number;
}

/** Where I am signed in, a code for one device more, signing out, and being forgotten. */
export function Devices({ words, language, isGuest, onGone }: Props) {
  const [isWarned, setWarned] = useState(false);
  const [sessions, setSessions] = useState<readonly SessionLine[]>([]);
  const [said, setSaid] = useState('');
  const [code, setCode] = useState<DeviceCode | null>(null);
  const load = async (): Promise<void> => {
    const answer = await ask<{ sessions: SessionLine[] }>('GET', ['me', 'sessions']);
    if (answer.ok) setSessions(answer.value.sessions);
    else setSaid(problemText(words, answer.problem));
  };
  useEffect(() => void load(), []);
  const end = async (id: string): Promise<void> => {
    await ask('DELETE', ['me', 'sessions', id]);
    await load();
  };
  const getCode = async (): Promise<void> => {
    const answer = await ask<DeviceCode>('POST', ['me', 'device-code']);
    setSaid(answer.ok ? '' : problemText(words, answer.problem));
    setCode(answer.ok ? answer.value : null);
  };
  const signOut = async (): Promise<void> => {
    if (isGuest && !isWarned) {
      setWarned(true);
      setSaid(words.guestWarning);
      return;
    }
    await ask('POST', ['sign-out']);
    onGone();
  };
  return (
    <>
      <section class={cx('panel online-panel')}>
        <h2>{words.devices}</h2>
        <ul class={cx('table-list')}>
          {sessions.map(({ id, label, seen, here }) => (
            <li key={id} class={cx('session')}>
              <span>
                {label} <span class="muted">{here ? words.thisDevice : dateOf(seen, language)}</span>
              </span>
              {!here && (
                <button type="button" class="button" onClick={() => void end(id)}>
                  {words.end}
                </button>
              )}
            </li>
          ))}
        </ul>
        <h3>{words.moveDevice}</h3>
        <p class="muted">{words.moveDeviceNote}</p>
        <p role="status" class={cx('code-said')}>
          {said && <strong>{said}</strong>}
          {code && !said && (
            <>
              {words.codeNote}
              <span>
                <b class={cx('code')}>{code.code}</b> {words.codeUntil(timeOf(code.expires, language))}
              </span>
            </>
          )}
        </p>
        <p class={cx('buttons')}>
          <button type="button" class="button" onClick={() => void getCode()}>
            {words.getCode}
          </button>
          <button type="button" class="button" onClick={() => void signOut()}>
            {isWarned ? words.signOutAnyway : words.signOut}
          </button>
        </p>
      </section>
      <Forget words={words} onGone={onGone} />
    </>
  );
}

function Forget({ words, onGone }: Pick<Props, 'words' | 'onGone'>) {
  const [isAsked, setAsked] = useState(false);
  const forget = async (): Promise<void> => {
    const answer = await ask('DELETE', ['me']);
    if (answer.ok) onGone();
  };
  return (
    <section class={cx('panel online-panel')}>
      <h2>{words.forget}</h2>
      <p class="muted">{words.forgetNote}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (isAsked) void forget();
          else setAsked(true);
        }}
      >
        {isAsked ? words.forgetSure : words.forget}
      </button>
    </section>
  );
}

function timeOf(at: number, language: Language): string {
  return new Date(at).toLocaleTimeString(language, { timeStyle: 'short' });
}

function dateOf(at: number, language: Language): string {
  return new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
}
