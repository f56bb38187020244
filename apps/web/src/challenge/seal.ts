import { chanceOf, namedSeed, secretOf } from '@quartet/core';
import { through, toBytes, toText } from '../replays/files/record-link.ts';
import { type Challenge, readChallenge } from './challenge.ts';

/** In bytes: what the contents are called by, and ciphered with. */
const TAG = 12;

/**
 * A challenge as a text for an address. It is compressed and ciphered, and its key is in it: nobody reads cards or moves by
 * looking at the link, and whoever writes a program for it can.
 */
export async function sealChallenge(challenge: Challenge): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(challenge));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const tag = tagOf(packed);
  return toText(new Uint8Array([...tag, ...ciphered(packed, tag)]));
}

/** Null unless it is a text that `sealChallenge` might have written: one that was cut short or mistyped is none. */
export async function openChallenge(text: string): Promise<Challenge | null> {
  try {
    const bytes = toBytes(text);
    const tag = bytes.slice(0, TAG);
    const packed = ciphered(bytes.slice(TAG), tag);
    if (toText(tagOf(packed)) !== toText(tag)) return null;
    const opened = await through(packed, new DecompressionStream('deflate-raw'));
    return readChallenge(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened)));
  } catch {
    // No base64, or nothing that can be unpacked: who asked for it says so.
    return null;
  }
}

function tagOf(packed: Uint8Array): Uint8Array {
  return secretOf(namedSeed(`quartet challenge 1 ${toText(packed)}`))!.slice(0, TAG);
}

/** With the key stream of ChaCha20; twice is not at all. */
function ciphered(bytes: Uint8Array, tag: Uint8Array): Uint8Array<ArrayBuffer> {
  const stream = chanceOf(namedSeed(`quartet challenge 1 key ${toText(tag)}`))!(0);
  return Uint8Array.from(bytes, (byte) => byte ^ stream.below(256));
}
