import { findGame } from '@quartet/catalog';
import { FastRng, LANGUAGES } from '@quartet/core';
import { expect, test } from 'vitest';
import { loadExpert } from '../src/index.ts';
import { rateMoves } from '../src/rated.ts';
import { decisionsOf } from './decisions.ts';

test.each(['linko', 'linx', 'combos', 'keltis'])(
  '%s: what speaks against a move is said in every language, and most have something against them',
  async (id) => {
    const game = findGame(id)!;
    const { knowledge, reasons } = await loadExpert(game);
    const keys = new Set<string>();
    let [asked, named] = [0, 0];
    for (const { state, view, codes } of decisionsOf(game, 150, { stride: 5 })) {
      const [best, ...others] = rateMoves(knowledge, view, codes, 'balanced', new FastRng(id));
      for (const { code } of others) {
        const against = knowledge.objection!(state, code, best!.code);
        asked++;
        if (!against) continue;
        named++;
        keys.add(against.key);
        for (const language of LANGUAGES) {
          const text = reasons[language](against);
          expect(text).toMatch(/^\S.*\S$/);
          expect(text).not.toMatch(/undefined|NaN/);
        }
      }
    }
    expect(named / asked).toBeGreaterThan(0.5);
    expect(keys.size).toBeGreaterThan(4);
  },
);
