import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { interSubset } from '../../font-plugin.ts';
import { WRITTEN } from '../../font-signs.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Wherever something stands that the page shows. */
const SHOWN = [
  'apps/web/index.html',
  'apps/web/src/**/*.{ts,tsx}',
  'games/*/src/**/*.ts',
  'games/*/RULES*.md',
  'packages/core/src/**/*.ts',
  'packages/bots/src/**/*.ts',
];

/** Reactions in chat: pictures that every system draws, as it does where somebody types them. */
const PICTURES = '👍😄😮😢🎉';

const shipped = await interSubset('sfnt');
const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(shipped).buffer));

describe('the shipped font', () => {
  test('writes every letter and sign of our texts, rules and tables', () => {
    const strange = new Set<string>();
    for (const file of globSync(SHOWN, { cwd: ROOT })) {
      const signs = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
      for (const sign of signs)
        if (sign > '~' && !(WRITTEN + PICTURES).includes(sign)) strange.add(`${sign} in ${file}`);
    }
    expect([...strange]).toEqual([]);
  });

  test('has all that it is asked for', () => {
    const known = new Set(face.collectUnicodes());
    expect([...WRITTEN].filter((sign) => !known.has(sign.codePointAt(0)!))).toEqual([]);
  });

  test.each([400, 800])('has figures of one width at weight %i', (weight) => {
    expect(new Set([...'0123456789'].map((figure) => widthOf(figure, weight))).size).toBe(1);
  });

  test('grows bolder', () => {
    expect(widthOf('m', 800)).toBeGreaterThan(widthOf('m', 400));
  });
});

function widthOf(sign: string, weight: number): number {
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(sign);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, [new harfbuzz.Feature('tnum', 1)]);
  return buffer.getGlyphPositions()[0]!.xAdvance;
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
