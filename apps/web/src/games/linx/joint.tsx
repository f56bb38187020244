import type { Shared } from './chain.ts';
import { paintOf } from './palette.ts';
import { Sign } from './sign.tsx';
import { cx } from './styles.ts';

/** The number or sign that two neighbours share; a broken ring where they share none. */
export function Joint({ shared, place }: { readonly shared: Shared | null; readonly place?: string }) {
  if (!shared)
    return (
      <span class={cx('joint gap')} aria-hidden="true">
        ?
      </span>
    );
  if (shared.kind === 'number')
    return (
      <span class={cx('joint')} data-place={place} aria-hidden="true">
        {shared.value}
      </span>
    );
  return (
    <span class={cx('joint')} data-place={place} style={{ background: paintOf(shared.value).fill }}>
      <Sign symbol={shared.value} size="62%" />
    </span>
  );
}

/** The name of a symbol: that of a card without its number. */
export function symbolName(card: (code: string) => string, symbol: string): string {
  return card(`1${symbol}`).replace(/\s*1$/, '');
}
