import type { OnlineWords } from './words.ts';

/** Said with one tap, and understood in every language. */
export const REACTIONS = ['👍', '😄', '😮', '😢', '🎉'];
/** No font has a sign for this. */
const NOTHING = '\u{1fffe}';
const SIZE = 24;
const here = new Map<string, boolean>();

/** What is shown for something that was said: a reaction as its word where this device has no sign for it. */
export function reactionText(said: string, words: OnlineWords): string {
  const at = REACTIONS.indexOf(said);
  return at < 0 || hasSign(said) ? said : words.reactions[at]!;
}

function hasSign(sign: string): boolean {
  const known = here.get(sign) ?? drawn(sign) !== drawn(NOTHING);
  here.set(sign, known);
  return known;
}

function drawn(sign: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return sign;
  pen.font = `${SIZE - 4}px sans-serif`;
  pen.textBaseline = 'top';
  pen.fillText(sign, 0, 0);
  return pen.getImageData(0, 0, SIZE, SIZE).data.join();
}
