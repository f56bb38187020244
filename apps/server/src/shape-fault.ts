/** Signs of what a client sent that an answer repeats. */
const LONGEST = 200;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first thing a schema found wrong: where, as `act.seat` (empty: the whole), and a sentence. Neither is longer than a line. */
export function shapeFault([issue]: readonly Issue[]): { readonly path: string; readonly sentence: string } {
  const sentence = cut(issue?.message ?? 'it is not as it should be');
  return {
    path: cut(issue?.path.join('.') ?? ''),
    sentence: /[.!?]$/.test(sentence) ? sentence : `${sentence}.`,
  };
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}
