import type { Game, MoveCode, Shapes } from './game.ts';

/** The moves one position allows. Made once, filled again and again. */
export class MoveList {
  readonly codes: Int32Array;
  length = 0;

  /** `capacity`: the game's `moveSpace` is always enough. */
  constructor(capacity: number) {
    this.codes = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  add(code: MoveCode): void {
    this.codes[this.length++] = code;
  }

  at(index: number): MoveCode {
    return this.codes[index]!;
  }

  includes(code: MoveCode): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return true;
    return false;
  }

  toArray(): MoveCode[] {
    return Array.from(this.codes.subarray(0, this.length));
  }
}

const LISTS = new WeakMap<object, MoveList>();

/** One for everybody who asks about this game: it is filled and read in one go, and for some games bigger than a match. */
export function listFor<S extends Shapes>(game: Game<S>): MoveList {
  const list = LISTS.get(game) ?? new MoveList(game.moveSpace);
  LISTS.set(game, list);
  return list;
}
