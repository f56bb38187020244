import type { Rule, Rulebook } from './read-rules.ts';

/** Codes in a table: how moves are written, which only programs and records need. */
const CODES = /^\|.*`/m;
/** The name of an option before what it does, and codes in brackets behind what they stand for. */
const OPTION = /^(\*\*§[\d.]+\*\*) `\w+`: (.)/;
const BRACKETED = / \(`[^`]+`\)/g;

/** The rules as players need them: without what records and programs write. */
export function forPeople(book: Rulebook): Rulebook {
  const sections = book.sections.filter(({ rules }) => !rules.some(({ text }) => CODES.test(text)));
  return { ...book, sections: sections.map((section) => ({ ...section, rules: section.rules.map(plain) })) };
}

function plain({ number, text }: Rule): Rule {
  const named = text.replace(OPTION, (_, rule: string, first: string) => `${rule} ${first.toUpperCase()}`);
  return { number, text: named.replace(BRACKETED, '').replaceAll('`', '') };
}
