import type { Rulebook, Section } from './read-rules.ts';

/** The words looked for, as they are compared. */
export function wordsOf(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function folded(text: string): string {
  return text.toLowerCase();
}

/** Words that people say for each other. */
export type Alike = readonly (readonly string[])[];

/** A word, and what rules may say instead. */
function meant(word: string, alike: Alike): readonly string[] {
  return alike.find((group) => group.some((one) => word.startsWith(one))) ?? [word];
}

/** All that is to be marked for these words. */
export function marksOf(words: readonly string[], alike: Alike): readonly string[] {
  return [...new Set(words.flatMap((word) => [word, ...meant(word, alike)]))];
}

/** The rules in which all these words occur, under their headings; all of them where nothing is looked for. */
export function findRules({ sections }: Rulebook, query: string, alike: Alike = []): readonly Section[] {
  const words = wordsOf(query).map((word) => marksOf([word], alike));
  return sections.flatMap((section) => {
    const rules = section.rules.filter(({ text }) => {
      const plain = folded(`${section.title} ${text.replace(/[*`|]/g, '')}`).replace(/\s+/g, ' ');
      return words.every((any) => any.some((word) => plain.includes(word)));
    });
    return rules.length > 0 ? [{ ...section, rules }] : [];
  });
}

/** A text in pieces: every second one is a hit. */
export function piecesOf(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  const plain = folded(text);
  const pieces: string[] = [];
  let done = 0;
  for (let at = 0; at < text.length; ) {
    const hit = words.find((word) => plain.startsWith(word, at));
    if (hit) {
      pieces.push(text.slice(done, at), text.slice(at, at + hit.length));
      done = at + hit.length;
    }
    at += hit?.length ?? 1;
  }
  return [...pieces, text.slice(done)];
}
