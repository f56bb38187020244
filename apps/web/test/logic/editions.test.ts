import { findGame } from '@quartet/catalog';
import { describe, expect, test } from 'vitest';
import { editionOf, editionOptions } from '../../src/home/fitting-options.ts';

describe('what the editions of a game decide', () => {
  test.each([
    ['linko', 2, ['duel', 'supplyEnd']],
    ['linko', 4, ['supplyEnd']],
    ['linx', 3, []],
    ['combos', 4, ['chips', 'xCard']],
    ['keltis', 2, ['pairs']],
  ] as const)('%s at a table of %i', (game, seats, deciding) => {
    expect(editionOptions(findGame(game)!, seats)).toEqual(deciding);
  });

  test('options that no edition decides do not make it another one', () => {
    const linko = findGame('linko')!;
    expect(editionOf(linko, 4, { duel: false, supplyEnd: 'manual', rounds: 7 })).toBe('manual');
    expect(editionOf(linko, 4, { duel: false, supplyEnd: 'published', rounds: 1 })).toBe('published');
    // With two, the printed edition has no ghost.
    expect(editionOf(linko, 2, { duel: true, supplyEnd: 'published', rounds: 1 })).toBe(null);
  });
});
