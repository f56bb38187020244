/** Control signs and marks of direction, but for the line's end: a terminal would obey them. */
const COMMANDS = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/gu;

/** The same text with each of them written as JSON writes it, so that JSON stays what it is. */
export function printable(text: string): string {
  return text.replace(COMMANDS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
