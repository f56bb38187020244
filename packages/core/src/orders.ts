import type { Shapes } from './game.ts';

/**
 * What a game lets people settle beforehand: decisions that come in another's turn, or how one's own begins. It works from the
 * decider's own view, so an order knows no more than the person who gave it.
 */
export interface StandingOrders<S extends Shapes = Shapes> {
  /** By kind of decision, what may be ordered. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Which kind the actor, whose view this is, is asked now; null: nothing that could be ordered. */
  asked(view: S['View']): string | null;
  /** The move that carries the order out; null: it does not fit here, and the person is asked. */
  carryOut(view: S['View'], kind: string, choice: string): S['Move'] | null;
}

/** What a language calls the kinds and their choices. */
export type OrderWording = Readonly<
  Record<string, { readonly label: string; readonly choices: Readonly<Record<string, string>> }>
>;
