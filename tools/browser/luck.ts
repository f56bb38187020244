import type { Page } from 'playwright-core';

/** Before any page script: new matches are dealt the same for the same number, so that runs can be compared. */
export async function fixLuck(page: Page, luck: number): Promise<void> {
  await page.addInitScript((start) => {
    let state = start;
    const byte = (): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state >>> 24;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      const bytes = into ? new Uint8Array(into.buffer, into.byteOffset, into.byteLength) : [];
      for (let i = 0; i < bytes.length; i++) bytes[i] = byte();
      return into;
    };
    let matches = 0;
    crypto.randomUUID = () => `${String(++matches).padStart(8, '0')}-0000-4000-8000-000000000000`;
  }, luck);
}
