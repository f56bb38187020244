import { FastRng, fastChance } from './fast-rng.ts';
import type { Game, Seat, Shapes } from './game.ts';
import type { Match } from './match.ts';

/** So many deals that fit what somebody knew; a blind draw looks the same in all of them once in millions. */
const DEALS = 16;

/** Why the last decision of a match stays: there is none, or it showed somebody what nobody can unsee. */
export type Stays = 'none' | 'revealed';

/**
 * Whether the last decision can be taken back, by those who agree to it: null, if it told nobody more than its own text. That is
 * so if whoever made it could have foreseen what they see now, whatever lies face down, and nobody else was told anything alone.
 */
export function staysMade<S extends Shapes>(match: Match<S>): Stays | null {
  if (match.ply === 0) return 'none';
  const before = match.after(match.ply - 1);
  const seat = before.actor;
  const view = before.view(seat);
  const played = before.play(seat, match.lastText!);
  if (!played.ok) return 'none';
  const isForeseen = sameInAll(match.game, view, played.move, JSON.stringify(match.view(seat)));
  const isTold = played.events.some((event) => isPrivate(match, event, seat));
  return isForeseen && !isTold ? null : 'revealed';
}

/** Whether the move leads to the same view of its maker in deals that fit the one before. */
function sameInAll<S extends Shapes>(game: Game<S>, view: S['View'], move: S['Move'], seen: string): boolean {
  for (let deal = 0; deal < DEALS; deal++) {
    const name = `taken back ${deal}`;
    const state = game.imagine(view, new FastRng(name));
    const code = game.toCode(state, move);
    if (code === null) return false;
    game.play(state, code, fastChance(name), null);
    if (JSON.stringify(game.view(state, view.actor)) !== seen) return false;
  }
  return true;
}

/** Whether somebody but its maker heard more of it than onlookers. */
function isPrivate<S extends Shapes>({ game, table }: Match<S>, event: S['Event'], maker: Seat): boolean {
  const heard = JSON.stringify(game.redact(event, 'table'));
  return Array.from({ length: table.seats }, (_, seat) => seat).some(
    (seat) => seat !== maker && JSON.stringify(game.redact(event, seat)) !== heard,
  );
}
