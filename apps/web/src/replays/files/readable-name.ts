/** Marks that turn the text around them. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const CONTROL = /\p{Cc}+/gu;
/** Marks over one letter beyond these reach into other lines. */
const STACKED = /(\p{M}{2})\p{M}+/gu;

/** Signs that are looked at. */
const LONGEST_WRITTEN = 1000;

/** A name that came in a file or a link, in one line of readable signs: empty if there are none. */
export function readableName(name: string): string {
  const plain = name.slice(0, LONGEST_WRITTEN).toWellFormed().replace(TURNING, '').replace(CONTROL, ' ');
  return plain.replace(STACKED, '$1').trim();
}
