import type { Page } from 'playwright-core';

/** How many pixels of two pictures differ by more than the edges of letters do from one drawing to the next. */
export function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([a, b]) => {
      const dotsOf = async (png: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [first, second] = [await dotsOf(a), await dotsOf(b)];
      if (first.width !== second.width || first.height !== second.height) return first.width * first.height;
      let count = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const far = [0, 1, 2].some((k) => Math.abs(first.data[at + k]! - second.data[at + k]!) > 40);
        if (far) count++;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
}
