import type { Move } from '@quartet/combos';

export function combosTaps([move]: readonly Move[]): readonly string[] {
  switch (move?.type) {
    case 'play':
      return [...positions(move.from, move.to), 'primary'];
    case 'reserve':
      return [`reserve ${move.which}`, `gap ${move.at + 1}`, 'primary'];
    case 'insert':
      return [`gap ${move.at + 1}`, 'primary'];
    case 'bust':
      return ['otherwise', 'primary'];
    default:
      return [];
  }
}

function positions(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `card ${from + i}`);
}
