import { useState } from 'preact/hooks';
import { type Answer, type ApiPath, ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

/** Whether this browser can turn the server's wishes into a passkey; only over a secure line. */
const hasPasskeys =
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

interface Props {
  readonly words: OnlineWords;
  onDone(): void;
}

export function PasskeyButton({ words, onDone, count }: Props & { readonly count: number | null }) {
  const [said, setSaid] = useState('');
  const press = async (): Promise<void> => {
    const answer = await (count === null ? signIn() : add());
    if (answer === null) setSaid(words.noPasskey);
    else if (!answer.ok) setSaid(problemText(words, answer.problem));
    else onDone();
  };
  if (!hasPasskeys) return null;
  return (
    <section class={cx('panel online-panel')}>
      {count !== null && count > 0 && <p>{words.passkeys(count)}</p>}
      <button type="button" class="button" onClick={() => void press()}>
        {count === null ? words.byPasskey : words.addPasskey}
      </button>
      <p role="status" class={cx('trouble')}>
        {said}
      </p>
    </section>
  );
}

async function add(): Promise<Answer<unknown> | null> {
  const wished = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', ['me', 'passkeys', 'options']);
  if (!wished.ok) return wished;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wished.value);
  return send(['me', 'passkeys'], () => navigator.credentials.create({ publicKey }));
}

async function signIn(): Promise<Answer<unknown> | null> {
  const wished = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', ['sign-in', 'passkey', 'options']);
  if (!wished.ok) return wished;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wished.value);
  return send(['sign-in', 'passkey'], () => navigator.credentials.get({ publicKey }));
}

/** Null: the person turned it down, or the device has none. */
async function send(path: ApiPath, get: () => Promise<Credential | null>): Promise<Answer<unknown> | null> {
  try {
    const credential = await get();
    return credential instanceof PublicKeyCredential ? ask('POST', path, credential.toJSON()) : null;
  } catch {
    return null;
  }
}
