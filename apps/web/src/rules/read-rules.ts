import type { Language } from '@quartet/core';

/** One numbered rule, or what stands in a section without a number. */
export interface Rule {
  /** Such as 4.2; empty without a number. */
  readonly number: string;
  /** Markdown: its paragraph, and tables or lists that belong to it. */
  readonly text: string;
}

export interface Section {
  /** Such as 4. */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  /** The one it is written in: not every game speaks every language. */
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

const HEADING = /^## §(\d+) (.*)$/;
const NUMBERED = /^\*\*§(\d+\.\d+)\b/;

/** A game's RULES.md, by its §. */
export function readRules(markdown: string, language: Language): Rulebook {
  const [head = '', ...parts] = markdown.trim().split(/^(?=## )/m);
  const [title = '', ...intro] = blocksOf(head);
  return {
    language,
    title: title.replace(/^# /, ''),
    intro: intro.join('\n\n'),
    sections: parts.map(readSection),
  };
}

function blocksOf(text: string): string[] {
  return text.trim().split(/\n\s*\n/);
}

function readSection(text: string): Section {
  const [heading = '', ...blocks] = blocksOf(text);
  const [, number = '', title = ''] = HEADING.exec(heading) ?? [];
  const rules: Rule[] = [];
  for (const block of blocks) {
    const numbered = NUMBERED.exec(block)?.[1];
    const last = rules.at(-1);
    if (numbered !== undefined || !last) rules.push({ number: numbered ?? '', text: block });
    else rules[rules.length - 1] = { ...last, text: `${last.text}\n\n${block}` };
  }
  return { number, title, rules };
}

/** The rules with these numbers; a section's number means all of its rules. */
export function rulesAt({ sections }: Rulebook, numbers: readonly string[]): readonly Rule[] {
  return numbers.flatMap((number) =>
    sections.flatMap((section) =>
      section.number === number ? section.rules : section.rules.filter((rule) => rule.number === number),
    ),
  );
}

/** A rule without its number, for where that stands beside it. */
export function bodyOf({ text }: Rule): string {
  return text.replace(/^\*\*§\d+\.\d+\s*/, '**').replace(/^\*{4}\s*/, '');
}
