import type { Language } from '@quartet/core';
import { useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { useWords } from '../app/words/index.ts';
import { Icon } from '../ui/icon.tsx';
import { cx } from './styles.ts';

/** Six letters from a friend lead to their table. */
export function JoinCode({ language }: { readonly language: Language }) {
  const words = useWords();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const join = async (): Promise<void> => {
    const { joinByCode } = await import('../online/join-by-code.ts');
    setTrouble((await joinByCode(code, language)) ?? '');
  };
  return (
    <form
      class={cx('join')}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(join);
      }}
    >
      <label class={cx('code')}>
        <Icon name="code" size={20} />
        <span class="visually-hidden">{words.codeOfFriend}</span>
        <input
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
      <p role="status" class={cx('trouble')}>
        {trouble}
      </p>
    </form>
  );
}
