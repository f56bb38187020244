import type { Settings } from '../app/settings.ts';
import { Sheet } from '../ui/sheet.tsx';
import { AWAY_WORDS } from './away-words.ts';
import { PasskeyButton } from './passkeys.tsx';
import { SignInForms } from './sign-in.tsx';
import { cx } from './styles.ts';
import { ONLINE_WORDS } from './words.ts';

/** Over the table, which stays as it is: signing in once more. */
export function SignInSheet(props: { readonly settings: Settings; onDone(): void; onClose(): void }) {
  const { language } = props.settings;
  const words = ONLINE_WORDS[language];
  const away = AWAY_WORDS[language];
  return (
    <Sheet label={away.signInAgain} onClose={props.onClose}>
      <div class={cx('online account')}>
        <PasskeyButton words={words} count={null} onDone={props.onDone} />
        <SignInForms words={words} onDone={props.onDone} />
        <p class={cx('buttons')}>
          <button type="button" class="button" onClick={props.onClose}>
            {away.close}
          </button>
        </p>
      </div>
    </Sheet>
  );
}
