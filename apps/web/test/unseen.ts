import type { Page } from 'playwright-core';

declare global {
  var nothingPainted: CSSStyleSheet | undefined;
}

/** For a page in which nothing is painted. */
export function refusePictures(page: Page): void {
  page.screenshot = () => Promise.reject(new Error('nothing is painted here: visit with `isSeen`'));
}

/** In the page: nobody looks at pictures of it, so none are painted, half of the work of a whole game. All else is as ever. */
export function paintNothing(): void {
  globalThis.nothingPainted = new CSSStyleSheet();
  globalThis.nothingPainted.replaceSync('html, dialog, [popover] { opacity: 0 !important }');
  document.adoptedStyleSheets = [globalThis.nothingPainted];
}

/** While this goes on the page is to be seen, for whoever judges its colours. */
export async function seen<T>(page: Page, during: () => Promise<T>): Promise<T> {
  await paint(page, true);
  try {
    return await during();
  } finally {
    await paint(page, false);
  }
}

async function paint(page: Page, isPainted: boolean): Promise<void> {
  await page.evaluate((without) => {
    const { nothingPainted } = globalThis;
    if (nothingPainted) nothingPainted.disabled = without;
  }, isPainted);
}
