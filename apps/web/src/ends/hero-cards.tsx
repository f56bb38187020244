import type { ComponentChildren } from 'preact';
import { cx } from './styles.ts';

/** Large cards that overlap, beside a verdict. */
export function HeroCards({ children }: { readonly children: ComponentChildren }) {
  return <span class={cx('hero-cards')}>{children}</span>;
}
