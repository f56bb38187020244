import type { Page } from 'playwright-core';
import type { Settings } from '../src/app/settings.ts';
import type { Font } from './fonts.ts';
import type { Size } from './visitor.ts';
import { shown } from './worker-feed.ts';

const TEXTS: readonly Settings['textSize'][] = ['normal', 'large', 'largest'];

/** How somebody sees a page. */
export interface Look {
  readonly size: Size;
  readonly font: Font;
  readonly text: Settings['textSize'];
}

/** One look after the other: every size in every font and every size of text, before any comes again. */
export function* looksFor(sizes: readonly Size[], fonts: readonly Font[]): Generator<Look, never> {
  for (let at = 0; ; at++) {
    yield {
      size: sizes[at % sizes.length]!,
      font: fonts[(at + Math.floor(at / sizes.length)) % fonts.length]!,
      text: TEXTS[Math.floor(at / 2) % TEXTS.length]!,
    };
  }
}

/** Shows the page like this: font and text change in place, which costs no new page, and with the size, which costs one layout. */
export async function lookAt(page: Page, { size, font, text }: Look): Promise<void> {
  const changed = page.evaluate(
    ([family, scale]) => {
      const { style, dataset } = document.documentElement;
      if (family) style.setProperty('--font', `"${family}"`);
      else style.removeProperty('--font');
      dataset.text = scale;
    },
    [font, text] as const,
  );
  const now = page.viewportSize();
  // Both before the next frame, or it is laid out twice.
  const isOfThatSize = now?.width === size.width && now.height === size.height;
  await Promise.all([changed, !isOfThatSize && page.setViewportSize(size)]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await shown(page);
}

export function nameOf({ size, font, text }: Look): string {
  return `${size.width}×${size.height}, ${font ?? 'our font'}, text ${text}`;
}
