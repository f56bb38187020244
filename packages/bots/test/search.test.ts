import { FastRng, fastChance, MoveList, NOBODY, tableFor } from '@quartet/core';
import { type LinkoShapes, linko } from '@quartet/linko';
import { expect, test } from 'vitest';
import { iterations } from '../src/bot.ts';
import { knowledge } from '../src/linko/knowledge.ts';
import { type Rated, rateMoves } from '../src/rated.ts';
import { flatSearch } from '../src/search/flat.ts';

interface Position {
  readonly view: LinkoShapes['View'];
  readonly candidates: readonly Rated[];
}

/** Decisions between three moves or more, met when medium bots play. */
function positions(count: number): Position[] {
  const rng = new FastRng('search');
  const moves = new MoveList(linko.moveSpace);
  const found: Position[] = [];
  for (let match = 0; found.length < count; match++) {
    const chance = fastChance(`search ${match}`);
    const state = linko.start(tableFor(linko, 3), chance, null);
    while (linko.actor(state) !== NOBODY && found.length < count) {
      linko.legal(state, moves);
      const view = linko.view(state, linko.actor(state));
      const candidates = rateMoves(knowledge, view, moves.toArray(), 'balanced', rng).slice(0, 8);
      if (candidates.length > 2 && rng.below(5) === 0) found.push({ view, candidates });
      linko.play(state, candidates[0]!.code, chance, null);
    }
  }
  return found;
}

function search({ view, candidates }: Position, lines: number, known = knowledge) {
  return flatSearch({ knowledge: known, view, candidates, rng: new FastRng(7), budget: iterations(lines) });
}

const FOUND = positions(24);

test('a search that has found its move stops, one that has not uses its time', () => {
  const lines = FOUND.map((position) => search(position, 800).reduce((sum, { tried }) => sum + tried, 0));
  const stopped = lines.filter((count) => count < 600).length;
  expect(stopped).toBeGreaterThan(3);
  expect(lines.filter((count) => count >= 800).length).toBeGreaterThan(3);
  for (const count of lines) expect(count).toBeLessThanOrEqual(800 + 8);
});

test('a search that stopped early chose what a long one chooses', () => {
  const settled = FOUND.filter((position) => {
    const tried = search(position, 800).reduce((sum, each) => sum + each.tried, 0);
    return tried < 600;
  });
  const agreed = settled.filter((position) => {
    const [first] = search(position, 800);
    const long = search(position, 2500, { ...knowledge, trust: { perPoint: 0, most: 0 } });
    const best = long[0]!.value;
    return best - long.find(({ code }) => code === first!.code)!.value < 0.02;
  });
  expect(agreed.length).toBeGreaterThanOrEqual(0.9 * settled.length);
});

test('while lines are few the rating has a say', () => {
  const believing = { ...knowledge, trust: { perPoint: 100, most: 400 } };
  const doubting = { ...knowledge, trust: { perPoint: 0, most: 0 } };
  const topRated = (lines: number, known: typeof knowledge): number =>
    FOUND.filter((position) => search(position, lines, known)[0]!.code === position.candidates[0]!.code)
      .length;
  expect(topRated(1, believing)).toBe(FOUND.length);
  expect(topRated(1, doubting)).toBeLessThan(0.8 * FOUND.length);
});

test('with little time each candidate is still looked at once', () => {
  for (const position of FOUND) {
    const considered = search(position, 1);
    expect(considered.map(({ code }) => code).sort()).toEqual(
      position.candidates.map(({ code }) => code).sort(),
    );
    expect(Math.min(...considered.map(({ tried }) => tried))).toBe(1);
  }
});
