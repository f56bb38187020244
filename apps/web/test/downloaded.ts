import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page saved: it comes over the line, for the browser is shared and its files are its own. */
export async function downloaded(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
