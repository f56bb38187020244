import { FastRng, fastChance, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { botWith } from '../src/bot-with.ts';
import { type Bot, iterations, parseBotSpec, type Temper } from '../src/index.ts';
import type { Knowledge } from '../src/knowledge.ts';
import { plainKnowledge } from '../src/plain/knowledge.ts';
import { legalMoves } from './decisions.ts';
import { type LadderShapes, ladder } from './ladder.ts';

/** What a card is worth to each temper that has an opinion. */
const LIKES: Readonly<Record<Temper, number>> = { balanced: 0, cautious: -1, greedy: 1, blocking: 0 };

/** Rates by temper alone, by thumb the other way round; no line tells anything. */
const OPINIONATED: Knowledge<LadderShapes> = {
  game: ladder,
  rate(_, moves, temper, into) {
    for (let i = 0; i < moves.length; i++) into[i] = LIKES[temper] * moves.at(i);
  },
  rateByThumb(_, moves, temper, into) {
    for (let i = 0; i < moves.length; i++) into[i] = -LIKES[temper] * moves.at(i);
  },
  width: 3,
  trust: { perPoint: 0.1, most: 1 },
  rollout: (state) => legalMoves(ladder, state)[0]!,
  patience: 0,
  rewards: (_, into) => into.fill(0.5),
  reason: () => ({ key: 'none', details: {} }),
};

const STATE = ladder.start(tableFor(ladder, 3), fastChance('levels'), null);
const VIEW = ladder.view(STATE, 0);
const CODES = legalMoves(ladder, STATE);
const [LOWEST, HIGHEST] = [CODES[0]!, CODES.at(-1)!];

function botOf(name: string, knowledge: Knowledge<LadderShapes> = OPINIONATED): Bot<LadderShapes> {
  return botWith(knowledge, parseBotSpec(name)!);
}

/** What a bot chooses, again and again. */
function choices(name: string, count: number): number[] {
  const bot = botOf(name);
  return Array.from({ length: count }, (_, i) => bot.choose(VIEW, CODES, new FastRng(i), iterations(12)));
}

test.each([
  ['medium/greedy', LOWEST],
  ['medium/cautious', HIGHEST],
  ['expert/greedy', HIGHEST],
  ['expert/cautious', LOWEST],
  ['hard/greedy', HIGHEST],
  ['hard/cautious', LOWEST],
])('%s follows its temper: medium by thumb, expert and hard by the rating', (name, card) => {
  expect(new Set(choices(name, 20))).toEqual(new Set([card]));
});

test('easy plays as medium does, but one move in three without looking', () => {
  const chosen = choices('easy/greedy', 3000);
  for (const code of CODES.slice(1)) {
    const share = chosen.filter((one) => one === code).length / chosen.length;
    expect(share).toBeGreaterThan(0.8 / (3 * CODES.length));
    expect(share).toBeLessThan(1.2 / (3 * CODES.length));
  }
  expect(new Set(choices('easy/cautious', 300)).size).toBe(CODES.length);
});

test('moves that are rated alike are chosen alike often', () => {
  const chosen = choices('medium', 1000);
  for (const code of CODES) expect(chosen.filter((one) => one === code).length).toBeGreaterThan(150);
});

test.each(['easy', 'medium', 'expert'])('%s answers at once where ratings tell enough', (level) => {
  const bot = botOf(level, {
    ...OPINIONATED,
    rewards: () => expect.unreachable('played a line out'),
  });
  expect(CODES).toContain(bot.choose(VIEW, CODES, new FastRng(1), iterations(50)));
});

/** How many lines of play a plain bot looks at. */
function linesOf(level: string, given: number): number {
  const plain = plainKnowledge(ladder);
  let lines = 0;
  const bot = botOf(level, {
    ...plain,
    // All alike, so that no search is decided early.
    rewards(_, into) {
      lines++;
      into.fill(0.5);
    },
  });
  bot.choose(VIEW, CODES, new FastRng(1), iterations(given));
  return lines;
}

test('where nothing is known medium glances at a few lines, and hard uses its time', () => {
  const { glance } = plainKnowledge(ladder);
  expect(linesOf('medium', 1000)).toBeGreaterThanOrEqual(glance!);
  expect(linesOf('medium', 1000)).toBeLessThanOrEqual(glance! + CODES.length);
  expect(linesOf('hard', 1000)).toBeGreaterThanOrEqual(1000);
  expect(linesOf('hard', 1000)).toBeLessThanOrEqual(1000 + CODES.length);
});

test('nobody glances longer than there is time', () => {
  expect(linesOf('medium', 10)).toBeLessThanOrEqual(10 + CODES.length);
});
