import type { Shapes } from './game.ts';
import type { Language } from './language.ts';
import { isShared, type Refusal, type SharedRefusal } from './refusals.ts';
import type { Wording } from './wording.ts';

type Names = readonly string[];

/** A sentence for each type of a union: one that is missing does not compile. */
type Sentences<U extends { readonly type: string }> = {
  readonly [T in U['type']]: (it: Extract<U, { readonly type: T }>, names: Names) => string;
};

/** A sentence for each type of move; the view, where there is one, tells which cards lie at its places. */
type MoveSentences<S extends Shapes> = {
  readonly [T in S['Move']['type']]: (
    it: Extract<S['Move'], { readonly type: T }>,
    view: S['View'] | undefined,
  ) => string;
};

/** A sentence for each code of a refusal. */
type RefusalSentences<Code extends string> = Readonly<Record<Code, (details: Refusal['details']) => string>>;

type Prompts<V extends Shapes['View']> = {
  readonly [P in Exclude<V['phase'], 'over'>]: (view: V, names: Names) => string;
};

/** All that one language says of a game, by the kind of thing it is said of. */
export interface Phrases<S extends Shapes, Code extends string, Part extends string>
  extends Omit<Wording<S>, 'language' | 'prompt' | 'move' | 'event' | 'refusal' | 'scorePart'> {
  /** To the one who decides. */
  readonly ask: Prompts<S['View']>;
  /** To everybody else. */
  readonly wait: Prompts<S['View']>;
  /** Once the match is over; if there is more to say than that. */
  over?(view: S['View'], names: Names): string;
  readonly moves: MoveSentences<S>;
  readonly events: Sentences<S['Event']>;
  readonly refusals: RefusalSentences<Code>;
  readonly scoreParts: Readonly<Record<Part, string>>;
}

/** What a language says of any game. */
export interface SharedWords {
  readonly language: Language;
  readonly matchOver: string;
  readonly refusals: RefusalSentences<SharedRefusal>;
}

/** The phrases of a game as others ask for them. */
export function worded<S extends Shapes, Code extends string, Part extends string>(
  shared: SharedWords,
  phrases: Phrases<S, Code, Part>,
): Wording<S> {
  const { ask, wait, over, moves, events, refusals, scoreParts, ...rest } = phrases;
  return {
    ...rest,
    language: shared.language,
    prompt(view, names) {
      if (view.phase === 'over') return over?.(view, names) ?? shared.matchOver;
      const prompts = view.viewer === view.actor ? ask : wait;
      return prompts[view.phase as keyof typeof prompts](view, names);
    },
    move: (move, view) => sentence(moves, move, view),
    event: (event, names) => sentence(events, event, names),
    refusal(refused) {
      if (isShared(refused)) return shared.refusals[refused.code](refused.details);
      return refusals[refused.code as Code](refused.details);
    },
    scorePart: (key) => scoreParts[key as Part],
  };
}

/** The one under its type takes what it is given; the compiler cannot see that. */
function sentence<U extends { readonly type: string }, With>(
  said: { readonly [T in U['type']]: (it: Extract<U, { readonly type: T }>, given: With) => string },
  it: U,
  given: With,
): string {
  return (said[it.type as U['type']] as (it: U, given: With) => string)(it, given);
}
