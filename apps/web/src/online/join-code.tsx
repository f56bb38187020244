import type { Language } from '@quartet/core';
import { useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import joinCode from './join-code.module.css';

const cx = classes(joinCode);

/** Six letters from a friend lead to their table. How that is asked for comes with the first try: home has it, too. */
export function JoinCode({ language }: { readonly language: Language }) {
  const words = useWords();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const join = async (): Promise<void> => {
    const { joinByCode } = await import('./join-by-code.ts');
    setTrouble((await joinByCode(code, language)) ?? '');
  };
  return (
    <form
      class={cx('join-code')}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(join);
      }}
    >
      <label class={cx('code-field')}>
        <Icon name="code" size={20} />
        <span class="visually-hidden">{words.codeOfFriend}</span>
        <input
          class={cx('code-input')}
          value={code}
          maxLength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={words.codeOfFriend}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.join}
      </button>
      <p role="status" class={cx('code-trouble')}>
        {trouble}
      </p>
    </form>
  );
}
