/**
 * Each way to say no. A refusal is a value: it travels as JSON and is put into words by the game's
 * Wording, or, for the ones every game shares, by `refusalText`.
 */
export interface Refusal {
  /** Names the sentence in the catalogues: `row-goes-up`. */
  readonly code: string;
  /** The rule it rests on: `§4.3`. */
  readonly rule: string;
  /** What the sentence speaks of: cards by their code, numbers. */
  readonly details: Readonly<Record<string, string | number>>;
}

export function refusal(code: string, rule: string, details: Refusal['details'] = {}): Refusal {
  return { code, rule, details };
}

/** How a game writes its refusals, `const no: Refuse<RefusalCode> = refusal`: a code without a sentence does not compile. */
export type Refuse<Code extends string> = (
  code: Code | SharedRefusal,
  rule: string,
  details?: Refusal['details'],
) => Refusal;

/** What any game refuses, and Match before it asks one. */
const SHARED_REFUSALS = ['not-your-turn', 'match-over', 'unreadable'] as const;
export type SharedRefusal = (typeof SHARED_REFUSALS)[number];

export function isShared(refused: Refusal): refused is Refusal & { readonly code: SharedRefusal } {
  return (SHARED_REFUSALS as readonly string[]).includes(refused.code);
}
