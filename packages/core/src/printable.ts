/** Control signs and marks of direction, but for the line's end: a terminal would obey them. */
const COMMANDS = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/gu;
const LONGEST = 60;

/** The same text with each of them written as JSON writes it, so that JSON stays what it is. */
export function printable(text: string): string {
  return text.replace(COMMANDS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The beginning of a text that a stranger may have made as long as they liked. */
export function shortText(text: string, longest = LONGEST): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A value of a file or a message as JSON, short enough for a sentence, however long or deep it is. */
export function shortJson(value: unknown): string {
  try {
    return shortText(JSON.stringify(value) ?? 'missing');
  } catch {
    // What JSON.parse reads without recursion, JSON.stringify may have no stack for.
    return 'nested too deeply';
  }
}
