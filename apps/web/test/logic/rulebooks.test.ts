import { existsSync, readFileSync } from 'node:fs';
import { list } from '@quartet/catalog/list';
import { LANGUAGES, type Language } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../src/games/index.ts';
import { findRules, piecesOf, wordsOf } from '../../src/rules/find-rules.ts';
import { forPeople } from '../../src/rules/for-people.ts';
import { bodyOf, type Rulebook, readRules, rulesAt } from '../../src/rules/read-rules.ts';
import { RULE_WORDS } from '../../src/rules/words.ts';

function fileOf(game: string, language: Language): URL {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return new URL(`../../../../games/${game}/${file}`, import.meta.url);
}

function markdownOf(game: string, language: Language): string {
  return readFileSync(fileOf(game, language), 'utf8');
}

function numbersIn({ sections }: Rulebook): readonly string[] {
  return sections.flatMap(({ number, rules }) => [number, ...rules.map((rule) => rule.number)]);
}

describe.each(list.map(({ id }) => id))('the rules of %s', (game) => {
  const written = LANGUAGES.filter((language) => existsSync(fileOf(game, language)));
  const books = written.map((language) => readRules(markdownOf(game, language), language));
  const en = books[0]!;

  test('are read by their §, the same ones in every language', () => {
    expect(written).toEqual(expect.arrayContaining(['en', 'de']));
    for (const book of books) expect(numbersIn(book)).toEqual(numbersIn(en));
    expect(en.sections.map(({ number }) => number)).toEqual(en.sections.map((_, i) => `${i + 1}`));
    expect(new Set(numbersIn(en).filter(Boolean)).size).toBe(numbersIn(en).filter(Boolean).length);
    expect(en.title).not.toBe('');
    expect(en.intro).not.toBe('');
  });

  test('lose nothing when they are read', () => {
    for (const language of written) {
      const markdown = markdownOf(game, language);
      const { title, intro, sections } = readRules(markdown, language);
      const again = [
        `# ${title}`,
        intro,
        ...sections.flatMap(({ number, title: heading, rules }) => [
          `## §${number} ${heading}`,
          ...rules.map(({ text }) => text),
        ]),
      ];
      expect(again.join('\n\n')).toBe(markdown.trim());
    }
  });

  test.skipIf(!lookOf(game).guides)(
    'have something to say in every phase, with an example in every language',
    async () => {
      const { rules, examples } = (await lookOf(game).guides!()).guides;
      expect(Object.keys(rules).length).toBeGreaterThan(2);
      for (const [phase, numbers] of Object.entries(rules)) {
        for (const book of books) expect(rulesAt(book, numbers)).toHaveLength(numbers.length);
        for (const language of LANGUAGES) expect(examples[language][phase]).toMatch(/\S/);
      }
    },
  );
});

describe('searching the rules', () => {
  const book = readRules(markdownOf('linko', 'en'), 'en');

  test('finds the rules in which all words occur, whatever their case', () => {
    const numbers = (query: string): string[] =>
      findRules(book, query).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers('JOKER alone')).toEqual(['1.2', '4.2', '10.1']);
    expect(numbers('§5.2')).toContain('5.2');
    expect(numbers('no such words')).toEqual([]);
    expect(numbers('  ')).toHaveLength(book.sections.flatMap(({ rules }) => rules).length);
  });

  test('looks into headings, and through marks', () => {
    const small = readRules(
      '# T\n\nIntro.\n\n## §1 Cards\n\n**§1.1** A **Jok**er.\n\n**§1.2** A heart.',
      'en',
    );
    const numbers = (query: string): string[] =>
      findRules(small, query).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers('joker')).toEqual(['1.1']);
    expect(numbers('cards heart')).toEqual(['1.2']);
  });

  test('cuts a text into misses and hits', () => {
    expect(piecesOf('aaa', ['aa'])).toEqual(['', 'aa', 'a']);
    expect(piecesOf('Jokers and a joker', wordsOf('joker'))).toEqual(['', 'Joker', 's and a ', 'joker', '']);
    expect(piecesOf('no hit', wordsOf('joker'))).toEqual(['no hit']);
    expect(piecesOf('untouched', [])).toEqual(['untouched']);
  });

  test('a rule is shown beside its number, not with it', () => {
    expect(bodyOf({ number: '4.3', text: '**§4.3** You must play.' })).toBe('You must play.');
    expect(bodyOf({ number: '4.2', text: '**§4.2 Claim.** Discard two.' })).toBe('**Claim.** Discard two.');
  });

  test('a section’s number means all of its rules', () => {
    expect(rulesAt(book, ['6']).map(({ number }) => number)).toEqual(['6.1', '6.2', '6.3', '6.4']);
    expect(rulesAt(book, ['99'])).toEqual([]);
  });
});

describe.each(list.map(({ id }) => id))('the rules of %s for people', (game) => {
  test.each([
    ['en', ['tie', 'winner']],
    ['de', ['Gleichstand', 'Sieger', 'Gewinner']],
  ] as const)('are found by what people look for (%s)', (language, queries) => {
    const book = forPeople(readRules(markdownOf(game, language), language));
    for (const query of queries) {
      const found = findRules(book, query, RULE_WORDS[language].alike);
      expect(found.length, query).toBeGreaterThan(0);
      // Not everything: then looking would be of no use.
      expect(found.flatMap(({ rules }) => rules).length).toBeLessThan(12);
    }
  });

  test.each(LANGUAGES)('have no codes, and lose nothing else (%s)', (language) => {
    const whole = readRules(markdownOf(game, language), language);
    const { sections } = forPeople(whole);
    expect(sections.map(({ title }) => title)).toEqual(whole.sections.slice(0, -1).map(({ title }) => title));
    expect(sections.flatMap(({ rules }) => rules).filter(({ text }) => text.includes('`'))).toEqual([]);
  });
});
