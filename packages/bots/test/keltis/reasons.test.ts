import { FastRng, LANGUAGES, MoveList } from '@quartet/core';
import { keltis } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { loadExpert } from '../../src/index.ts';
import { knowledge } from '../../src/keltis/knowledge.ts';
import { randomStates, viewOf } from './position.ts';

const { reasons } = await loadExpert(keltis);

test('every move has a reason in both languages', () => {
  const moves = new MoveList(keltis.moveSpace);
  const keys = new Set<string>();
  for (const state of randomStates(30)) {
    keltis.legal(state, moves);
    for (const code of moves.toArray()) {
      const reason = knowledge.reason(state, code);
      keys.add(reason.key);
      for (const language of LANGUAGES) {
        expect(reasons[language](reason)).not.toMatch(/undefined|NaN/);
        expect(reasons[language](reason)).not.toBe('');
      }
    }
  }
  expect(keys.size).toBeGreaterThan(15);
});

test('reasons name rows, cards and points', () => {
  const rows = [{ r: ['r1', 'r2', 'r3'] }] as const;
  const state = keltis.imagine(viewOf({ hand: ['r4', 'g5', 'b5'], rows }), new FastRng('reason'));
  const why = (text: string, language: 'en' | 'de') =>
    reasons[language](knowledge.reason(state, keltis.toCode(state, keltis.parse(text)!)!));
  expect(why('row r4', 'en')).toBe('Brings the red row to 4 cards, for 3 points more');
  expect(why('row r4', 'de')).toBe('Bringt die rote Reihe auf 4 Karten, für 3 Punkte mehr');
  expect(why('claim g5 b5', 'de')).toBe('Nimmt Wunschstein 5: mit 1 davon 3 Punkte mehr');
});
