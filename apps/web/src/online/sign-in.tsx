import { useId, useState } from 'preact/hooks';
import { type ApiPath, ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

interface Props {
  readonly words: OnlineWords;
  onDone(): void;
}

/** A guest becomes somebody who can sign in from anywhere; `login`: by which name they can already. */
export function PasswordForm({ words, login, onDone }: Props & { readonly login: string | null }) {
  const current: Field = { name: 'current', label: words.currentPassword, autocomplete: 'current-password' };
  return (
    <FieldsForm
      words={words}
      title={login === null ? words.keepAccount : words.changePassword}
      fields={[
        { name: 'login', label: words.login, autocomplete: 'username', value: login ?? '' },
        ...(login === null ? [] : [current]),
        { name: 'password', label: words.password, autocomplete: 'new-password' },
      ]}
      onSubmit={async (said) => {
        const answer = await ask('POST', ['me', 'password'], said);
        if (answer.ok) onDone();
        return answer.ok ? words.saved : problemText(words, answer.problem);
      }}
    />
  );
}

/** By password, or by a code that another device shows. */
export function SignInForms({ words, onDone }: Props) {
  const signIn = (path: ApiPath) => async (said: Readonly<Record<string, string>>) => {
    const answer = await ask('POST', path, said);
    if (answer.ok) onDone();
    return answer.ok ? '' : problemText(words, answer.problem);
  };
  return (
    <>
      <FieldsForm
        words={words}
        title={words.signIn}
        fields={[
          { name: 'login', label: words.login, autocomplete: 'username' },
          { name: 'password', label: words.yourPassword, autocomplete: 'current-password' },
        ]}
        onSubmit={signIn(['sign-in'])}
      />
      <FieldsForm
        words={words}
        title={words.moveDevice}
        button={words.byCode}
        fields={[{ name: 'code', label: words.enterCode, autocomplete: 'one-time-code' }]}
        onSubmit={signIn(['sign-in', 'device'])}
      />
    </>
  );
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'one-time-code';
  readonly value?: string;
}

/** A few fields, one button, and what came of it. */
function FieldsForm(props: {
  readonly words: OnlineWords;
  readonly title: string;
  /** What its button says, if that is not the title. */
  readonly button?: string;
  readonly fields: readonly Field[];
  /** Answers with the sentence to say. */
  onSubmit(said: Readonly<Record<string, string>>): Promise<string>;
}) {
  const [said, setSaid] = useState('');
  return (
    <section class={cx('panel online-panel')}>
      <h2>{props.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const filled = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
          void props.onSubmit(filled).then(setSaid);
        }}
      >
        {props.fields.map((field) => (
          <FieldRow key={field.name} {...field} />
        ))}
        <button type="submit" class="button">
          {props.button ?? props.title}
        </button>
      </form>
      <p role="status" class={cx('trouble')}>
        {said}
      </p>
    </section>
  );
}

function FieldRow({ name, label, autocomplete, value = '' }: Field) {
  const id = useId();
  const common = { id, name, autocomplete, required: true, defaultValue: value };
  const least = autocomplete === 'new-password' ? { minLength: 8 } : {};
  return (
    <label for={id}>
      {label}
      {autocomplete.endsWith('password') ? (
        <input {...common} {...least} type="password" maxLength={200} />
      ) : (
        <input {...common} maxLength={64} spellcheck={false} />
      )}
    </label>
  );
}
