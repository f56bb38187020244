import type { RefObject } from 'preact';
import { useWords } from '../app/words/index.ts';
import { cx } from './styles.ts';

/** For those who come by keyboard. */
export function SkipToHand({ screen }: { readonly screen: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const skip = (): void => {
    const hand = screen.current?.querySelector<HTMLElement>(`section[aria-label="${words.yourHand}"] button`);
    hand?.focus();
  };
  return (
    <button type="button" class={cx('button skip')} onClick={skip}>
      {words.skipToHand}
    </button>
  );
}
