import { describe, expect, test } from 'vitest';
import { SOURCES } from './sheets.ts';

/** What React calls otherwise than the page, and main.tsx has nobody translate. */
const REACT =
  /\b(className|htmlFor|onDoubleClick|translate|(stroke|fill|text|font|stop|clip|dominant|marker)[A-Z]\w*)=/;

describe('elements are written with the page’s own names', () => {
  test('a field is heard while one types: onInput, for onChange waits until it is left', () => {
    const faults = tagsIn(/<(?:input|textarea)\b/g).filter(
      ({ tag }) => /\sonChange=/.test(tag) && !/type="(checkbox|radio|file)"/.test(tag),
    );
    expect(faults).toEqual([]);
  });

  test('attributes are those of HTML and SVG', () => {
    expect(tagsIn(/<[a-z]+\b/g).filter(({ tag }) => REACT.test(tag))).toEqual([]);
  });

  test('lengths have their unit', () => {
    const faults = tagsIn(/<[a-z]+\b/g).filter(({ tag }) =>
      /\bstyle=\{\{[^}]*\b(left|right|top|bottom|width|height|margin\w*|padding\w*|gap|inset): -?[\d.]*[1-9]/.test(
        tag,
      ),
    );
    expect(faults).toEqual([]);
  });
});

/** Each element that begins like this, up to the end of its attributes. */
function tagsIn(begin: RegExp): readonly { readonly path: string; readonly tag: string }[] {
  return SOURCES.filter(({ path }) => path.endsWith('.tsx')).flatMap(({ path, text }) =>
    [...text.matchAll(begin)].map(({ index }) => ({ path, tag: tagAt(text, index) })),
  );
}

function tagAt(text: string, begin: number): string {
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (text[at] === '>' && depth === 0) return text.slice(begin, at + 1);
  }
  return text.slice(begin);
}
