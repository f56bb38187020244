const LONGEST = 60;

/** A value as it stood in a file, as JSON, short enough for a sentence. */
export function quoted(value: unknown): string {
  return shortened(JSON.stringify(value) ?? 'missing');
}

/** A name out of a file, short enough for a sentence. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
