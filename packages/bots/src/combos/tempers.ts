import type { Temper } from '../spec.ts';
import { BALANCED, type Character, type Weights } from './weights.ts';

/** Keeps reserve cards and what can always be played for bad times, and draws no cards if it can be helped. */
function cautious(weights: Weights): Weights {
  return {
    ...weights,
    reserve: weights.reserve.map((worth) => 2.5 * worth),
    stop: weights.stop + 0.8,
    redraw: weights.redraw + 0.8,
    x: weights.x.map((worth) => worth + 0.4),
    draw: weights.draw - 0.3,
  };
}

/** Wants to be rid of cards: the more at once the better, whatever they might have beaten later. */
function greedy(weights: Weights): Weights {
  const perCard = [0, 0.4, 0.4, 0.8, 0.8];
  return {
    ...weights,
    low: weights.low.map((worth, type) => worth - perCard[type]!),
    high: weights.high.map((worth, type) => worth - perCard[type]!),
    out: 1.3 * weights.out,
  };
}

/** Makes it hard for others: plays what they can hardly beat, and lets them draw. */
function blocking(weights: Weights): Weights {
  return {
    ...weights,
    press: weights.press.map((worth) => worth + 0.8),
    redraw: weights.redraw - 0.3,
    burden: weights.burden + 0.1,
  };
}

function shifted({ few, many }: Character, shift: (weights: Weights) => Weights): Character {
  return { few: shift(few), many: shift(many) };
}

export const CHARACTERS: Readonly<Record<Temper, Character>> = {
  balanced: BALANCED,
  cautious: shifted(BALANCED, cautious),
  greedy: shifted(BALANCED, greedy),
  blocking: shifted(BALANCED, blocking),
};
