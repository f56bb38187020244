import { LANGUAGES, type Language } from '@quartet/core';
import { expect, test } from 'vitest';
import type { Player } from '../../src/engine/model.ts';
import { remarkOn } from '../../src/people/remarks.ts';

const bot = (temper: string): Player => ({ kind: 'bot', name: 'Ada', level: 'medium', temper });
const said = (temper: string, language: Language) =>
  Array.from({ length: 2000 }, (_, ply) => remarkOn('a match', ply, bot(temper), language));

test('bots speak now and then, each temper in its own words, the same whenever one looks', () => {
  for (const language of LANGUAGES) {
    const heard = ['balanced', 'cautious', 'greedy', 'blocking'].map((temper) => said(temper, language));
    for (const all of heard) {
      const share = all.filter((one) => one !== null).length / all.length;
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.2);
      expect(new Set(all).size).toBe(6);
    }
    const words = heard.flatMap((all) => [...new Set(all)]).filter((one) => one !== null);
    expect(new Set(words).size).toBe(words.length);
    expect(said('greedy', language)).toEqual(said('greedy', language));
  }
});

test('people are not spoken for', () => {
  const mia: Player = { kind: 'person', name: 'Mia' };
  expect(Array.from({ length: 100 }, (_, ply) => remarkOn('a match', ply, mia, 'en'))).toEqual(
    Array.from({ length: 100 }, () => null),
  );
});
