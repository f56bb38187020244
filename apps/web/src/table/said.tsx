import { cx } from './styles.ts';

/** A sentence over the table. If it names a rule, a tap on that opens it; by keyboard the menu does. */
export function Said({ text, onRule }: { readonly text: string; onRule(number: string): void }) {
  const [, sentence = text, number] = /^(.*) \(§([\d.]+)\)$/s.exec(text) ?? [];
  return (
    <p class={cx('said')} aria-hidden="true">
      {sentence}
      {number && (
        <>
          {' '}
          <button type="button" class={cx('said-rule')} tabIndex={-1} onClick={() => onRule(number)}>
            §{number}
          </button>
        </>
      )}
    </p>
  );
}
