import type { MatchRecord } from '@quartet/core';

/** A record and the names of its players, as a file of this app has them. */
export interface NamedRecord extends MatchRecord {
  readonly players?: readonly string[];
}

/** What begins so carries a whole record; every other name is one of this device. */
const MARK = '~';
/** In bytes: more than any match has, and little enough to unpack at once. */
const LONGEST = 1_000_000;

export function isRecordLink(id: string): boolean {
  return id.startsWith(MARK);
}

/** The record as a text for an address: whoever opens it has the match, without asking anybody. */
export async function toRecordLink(record: NamedRecord): Promise<string> {
  // The deals follow from the seed, where there is one. What proves that seed stays in the file.
  const { deals, commitment: _, luck: __, ...rest } = record;
  const kept = rest.seed === undefined ? { ...rest, deals } : rest;
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  return MARK + toText(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Null unless it is a text that `toRecordLink` might have written. */
export async function fromRecordLink(link: string): Promise<unknown> {
  try {
    const bytes = await through(toBytes(link.slice(MARK.length)), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // A link that was cut short or mistyped is no record; who asked for it says so.
    return null;
  }
}

export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) throw new RangeError(`more than ${LONGEST} bytes`);
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Base64 with the letters that addresses allow. */
export function toText(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
