import { cx } from './styles.ts';
import type { AdminWords } from './words.ts';

export function SecretForm(props: {
  readonly words: AdminWords;
  /** Why the last try failed; empty: there was none. */
  readonly trouble: string;
  onSecret(secret: string): Promise<void>;
}) {
  const { words } = props;
  return (
    <form
      class={cx('panel admin-panel filters')}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSecret(String(new FormData(event.currentTarget).get('secret')).trim());
      }}
    >
      <label>
        {words.secret}
        <input
          name="secret"
          type="password"
          autocomplete="current-password"
          required
          maxLength={200}
          aria-describedby="secret-help"
        />
      </label>
      <button type="submit" class="button primary">
        {words.signIn}
      </button>
      <p id="secret-help" class={cx('muted wide')}>
        {words.secretHelp}
      </p>
      <p role="alert" class={cx('trouble wide')}>
        {props.trouble}
      </p>
    </form>
  );
}
