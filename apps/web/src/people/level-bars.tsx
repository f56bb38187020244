/** The levels people are offered, the easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;

/** Four rising bars, as many filled as the level is high; the word stands beside them. */
export function LevelBars({ level }: { readonly level: string }) {
  const filled = (LEVELS as readonly string[]).indexOf(level) + 1;
  return (
    <svg width="26" height="18" viewBox="0 0 26 18" aria-hidden="true">
      {LEVELS.map((_, i) => (
        <rect
          key={i}
          x={1 + i * 6.5}
          y={11 - i * 3.3}
          width="4.500"
          height={6 + i * 3.3}
          rx="1.500"
          fill={i < filled ? 'var(--gold)' : 'none'}
          stroke={i < filled ? 'var(--gold)' : 'var(--line-strong)'}
        />
      ))}
    </svg>
  );
}
