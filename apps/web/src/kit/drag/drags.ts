/** What a game lets one drag. Things and places are named in the page by `data-drag` and `data-drop`. */
export interface Drags {
  /** A finger begins to move on it: time to remember how things were. */
  begin?(thing: string): void;
  /** Takes it up: what moves along, and the places that want it. Null: it stays where it is. */
  take(thing: string): Taken | null;
  /** Dropped on a place: the same as tapping both. On one that does not want it: says why. */
  drop(thing: string, place: string): void;
  /** Dropped elsewhere or given up: as if nothing had been touched. */
  giveBack(thing: string): void;
  /** The finger runs from one thing to another within `data-slide`, and has not left it yet. */
  slide?(from: string, over: string): void;
}

export interface Taken {
  readonly things: readonly string[];
  readonly places: readonly string[];
}
