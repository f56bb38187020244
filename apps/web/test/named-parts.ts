import type { Page } from 'playwright-core';

/** Something on a table that has a name: where it is, and what colours are seen there. */
interface Part {
  /** Left, top, width, height. */
  readonly box: readonly number[];
  /** What its letters are drawn in, and what is seen in its place on the whole, each as red, green, blue. */
  readonly letters: readonly number[];
  readonly seen: readonly number[];
}

export type Parts = Readonly<Record<string, Part>>;

/** All named parts of the table as it is drawn now: regions, seats, piles, cards, buttons, what is asked for. */
export async function namedParts(page: Page): Promise<Parts> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return page.evaluate(findParts, picture.toString('base64'));
}

/** In the page. */
async function findParts(png: string): Promise<Parts> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  pen.drawImage(bitmap, 0, 0);
  const dots = pen.getImageData(0, 0, bitmap.width, bitmap.height).data;
  const dotsPerPixel = bitmap.width / innerWidth;

  /** The mean of all that is seen there. */
  const seenAt = ({ left, top, right, bottom }: DOMRect): number[] => {
    const sum = [0, 0, 0];
    let count = 0;
    const at = (edge: number, most: number): number =>
      Math.min(most, Math.max(0, Math.round(edge * dotsPerPixel)));
    for (let y = at(top, bitmap.height); y < at(bottom, bitmap.height); y++)
      for (let x = at(left, bitmap.width); x < at(right, bitmap.width); x++) {
        const dot = 4 * (y * bitmap.width + x);
        for (let k = 0; k < 3; k++) sum[k]! += dots[dot + k]!;
        count++;
      }
    return sum.map((one) => Math.round(one / Math.max(1, count)));
  };
  const nameOf = (part: Element): string => {
    const { place, spot, card } = (part as HTMLElement).dataset;
    if (part.matches('.table-pill')) return 'status';
    if (part.matches('section, header, aside')) return `region ${part.ariaLabel ?? part.localName}`;
    if (spot) return `spot ${spot}`;
    if (place) return `place ${place}`;
    if (card) return `card ${card}`;
    return `button ${(part.ariaLabel ?? part.textContent ?? '').trim().slice(0, 30)}`;
  };
  const parts: Record<string, Part> = {};
  const named = document.querySelectorAll(
    '.table-pill, :is(section, aside)[aria-label], header, button, [data-spot], [data-place], [data-card]',
  );
  for (const part of named) {
    const rect = part.getBoundingClientRect();
    const isShown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What runs with the text, as the log does, is wherever its words end.
    if (
      !isShown ||
      rect.width < 8 ||
      rect.height < 8 ||
      part.parentElement!.closest('.table-log, .table-since')
    )
      continue;
    const name = nameOf(part);
    let unique = name;
    for (let more = 2; unique in parts; more++) unique = `${name} (${more})`;
    const letters = getComputedStyle(part)
      .color.match(/\d+(\.\d+)?/g)!
      .slice(0, 3)
      .map(Number);
    const box = [rect.left, rect.top, rect.width, rect.height].map((one) => Math.round(one));
    parts[unique] = { box, letters, seen: seenAt(rect) };
  }
  return parts;
}
