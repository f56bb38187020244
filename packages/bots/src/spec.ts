/**
 * How strong a bot is. People are offered easy, medium, hard and, where a net was taught the game, master; the others
 * are there to measure those.
 */
export type Level = 'random' | 'easy' | 'medium' | 'expert' | 'hard' | 'master';
export const LEVELS: readonly Level[] = ['random', 'easy', 'medium', 'expert', 'hard', 'master'];

/** How a bot likes to play; `balanced` is the strongest we know. */
export type Temper = 'balanced' | 'cautious' | 'greedy' | 'blocking';
export const TEMPERS: readonly Temper[] = ['balanced', 'cautious', 'greedy', 'blocking'];

/** Something for each temper. */
export function byTemper<T>(make: (temper: Temper) => T): Readonly<Record<Temper, T>> {
  return Object.fromEntries(TEMPERS.map((temper) => [temper, make(temper)])) as Record<Temper, T>;
}

/** A bot as people write it: `hard`, `hard/greedy`, `hard@10ms`, `hard/cautious@400` (iterations), `master`, `master@10ms`. */
export interface BotSpec {
  readonly level: Level;
  readonly temper: Temper;
  readonly thinking: { readonly unit: 'iterations' | 'milliseconds'; readonly amount: number };
}

const DEFAULT_THINKING = { unit: 'milliseconds', amount: 10 } as const;
/** A master that is given no time answers at once. */
const AT_ONCE = { unit: 'iterations', amount: 0 } as const;
const SPEC = /^([a-z]+)(?:\/([a-z]+))?(?:@(\d{1,7})(ms)?)?$/;

/** Null unless the text is one of the forms above. */
export function parseBotSpec(text: string): BotSpec | null {
  const parts = SPEC.exec(text);
  if (!parts) return null;
  const level = LEVELS.find((known) => known === parts[1]);
  const temper = TEMPERS.find((known) => known === (parts[2] ?? 'balanced'));
  if (!level || !temper) return null;
  if (parts[3] === undefined)
    return { level, temper, thinking: level === 'master' ? AT_ONCE : DEFAULT_THINKING };
  const amount = Number(parts[3]);
  const unit = parts[4] === undefined ? 'iterations' : 'milliseconds';
  return amount === 0 ? null : { level, temper, thinking: { unit, amount } };
}

export function printBotSpec({ level, temper, thinking }: BotSpec): string {
  const manner = temper === 'balanced' ? level : `${level}/${temper}`;
  const isTimed = level === 'hard' || (level === 'master' && thinking.amount > 0);
  return isTimed ? `${manner}@${thinking.amount}${thinking.unit === 'milliseconds' ? 'ms' : ''}` : manner;
}
