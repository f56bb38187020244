import type { Language, Seat, Shapes, Wording } from '@quartet/core';

/** A part of a line: words, or cards by their codes. */
export type Piece = string | { readonly cards: readonly string[] };

/** One thing that somebody did; the line goes on after who did it. */
export interface Act {
  /** Null: nobody's act, as a deal. */
  readonly seat: Seat | null;
  /** It begins with this decision, and the table after so many shows it done. */
  readonly from: number;
  readonly to: number;
  readonly line: readonly Piece[];
  /** Whom else it concerns. */
  readonly touches: readonly Seat[];
  /** What it led to, in a few words. */
  readonly note?: string;
}

/** An event, and the decision it came with; -1: the first deal. */
export interface Happened<S extends Shapes = Shapes> {
  readonly ply: number;
  readonly event: S['Event'];
}

/** To whom it is told. */
export interface Listener<S extends Shapes = Shapes> {
  readonly names: readonly string[];
  /** Who is "you"; null: nobody. */
  readonly me: Seat | null;
  readonly wording: Wording<S>;
  readonly language: Language;
}

/** How a game tells what happened: each thing once, under who did it. */
export interface Story<S extends Shapes = Shapes> {
  actsOf(happened: readonly Happened<S>[], to: Listener<S>): readonly Act[];
  /** What others did that makes the person at the screen decide now; null: it is simply their turn. */
  cause?(view: S['View'], happened: readonly Happened<S>[], to: Listener<S>): string | null;
}

/** Acts as they are written down, the last one open to what belongs to it. */
export class Telling {
  readonly acts: Act[] = [];

  get last(): Act | undefined {
    return this.acts.at(-1);
  }

  add(
    seat: Seat | null,
    ply: number,
    line: readonly Piece[],
    more: Pick<Partial<Act>, 'touches' | 'note'> = {},
  ): void {
    this.acts.push({ seat, from: ply, to: ply + 1, line, touches: [], ...more });
  }

  /** Goes on with the last act, if it is this seat's; else it is a new one. */
  goOn(
    seat: Seat,
    ply: number,
    line: readonly Piece[],
    more: Pick<Partial<Act>, 'touches' | 'note'> = {},
  ): void {
    const { last } = this;
    if (last?.seat !== seat) this.add(seat, ply, line, more);
    else this.change((act) => ({ ...act, to: ply + 1, line: [...act.line, ...line], ...more }));
  }

  change(change: (act: Act) => Act): void {
    const { last } = this;
    if (last) this.acts[this.acts.length - 1] = change(last);
  }
}
