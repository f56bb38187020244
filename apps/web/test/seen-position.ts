import { chanceOf, FastRng, fastSeed, type Game, MoveList, type Played, type Shapes } from '@quartet/core';
import type { Position } from './ways/way.ts';

/** What somebody can decide who knows this view and nothing else. */
export class SeenPosition implements Position {
  private readonly game: Game;
  private readonly seen: Shapes['View'];
  private readonly state: Shapes['State'];
  /** What was decided here, in order. */
  readonly texts: string[] = [];

  constructor(game: Game, view: Shapes['View']) {
    this.game = game;
    this.seen = view;
    this.state = game.imagine(view, new FastRng('seen'));
  }

  get actor(): number {
    return this.game.actor(this.state);
  }

  /** As it was seen until something is decided. */
  view(): Shapes['View'] {
    return this.texts.length === 0 ? this.seen : this.game.view(this.state, this.actor);
  }

  moves(): Shapes['Move'][] {
    const listed = new MoveList(this.game.moveSpace);
    this.game.legal(this.state, listed);
    return listed.toArray().map((code) => this.game.toMove(this.state, code));
  }

  play(seat: number, wanted: string | Shapes['Move']): Played<Shapes> {
    const text = typeof wanted === 'string' ? wanted : this.game.print(wanted);
    const move = this.game.parse(text)!;
    const refused = this.game.refuse(this.state, move);
    if (refused) return { ok: false, refusal: refused };
    const code = this.game.toCode(this.state, move)!;
    this.game.play(this.state, code, chanceOf(fastSeed('any'))!, () => undefined);
    this.texts.push(text);
    return { ok: true, seat, text, move, events: [] };
  }
}
