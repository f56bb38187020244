/** What somebody has chosen, but not played: one choice after the other, the last one counts. */
export interface Draft<Choice, Move> {
  /** The view it is for. */
  readonly view: object | null;
  readonly steps: readonly Choice[];
  /** What was legal when it was sent on its way; null while it is not. */
  readonly sent: object | null;
  /** Moves that follow, once the one sent is played. */
  readonly rest: readonly Move[];
}

/** What may be done now; the same object as long as nothing was answered. */
export interface Rules<Move> {
  readonly isMine: boolean;
  refusal(move: Move): object | null;
}

export const EMPTY: Draft<never, never> = { view: null, steps: [], sent: null, rest: [] };

/** The next step; null: all of them are taken back. */
export function withStep<C, M>(draft: Draft<C, M>, choice: C | null): Draft<C, M> {
  return { ...draft, steps: choice === null ? [] : [...draft.steps, choice] };
}

export function withoutLast<C, M>(draft: Draft<C, M>): Draft<C, M> {
  return { ...draft, steps: draft.steps.slice(0, -1) };
}

/** On its way; the choice stays until the answer, which may be no. What is refused anyway does not leave. */
export function sent<C, M>(draft: Draft<C, M>, [first, ...rest]: readonly M[], legal: Rules<M>): Draft<C, M> {
  const isRefused = first === undefined || !legal.isMine || legal.refusal(first) !== null;
  return isRefused ? { ...draft, rest: [] } : { ...draft, sent: legal, rest };
}

/**
 * The draft as the table is seen now. With a new view, what was sent is played and done with; without one, but
 * with what is legal reckoned anew, it was turned down and lies there again. Whatever else happens at the table
 * ends a draft, unless it `outlasts` what others do.
 */
export function seenAgain<C, M>(
  draft: Draft<C, M>,
  now: { readonly view: object; readonly legal: object },
  outlasts: boolean,
): Draft<C, M> {
  const wasSent = draft.sent !== null;
  if (draft.view === now.view) {
    return wasSent && draft.sent !== now.legal ? { ...draft, sent: null, rest: [] } : draft;
  }
  const steps = outlasts && !wasSent ? draft.steps : [];
  return { view: now.view, steps, sent: null, rest: wasSent ? draft.rest : [] };
}
