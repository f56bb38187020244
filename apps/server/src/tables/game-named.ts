import { findGame, games } from '@quartet/catalog';
import type { Game } from '@quartet/core';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';

/** The game of this name, if so many can play it. `at`: where both stand in what was asked, such as `query.`. */
export function gameNamed(
  { game: id, seats }: { readonly game: string; readonly seats: number },
  at = '',
): Outcome<Game> {
  const game = findGame(id);
  if (!game) {
    const known = games.map((one) => one.id).join(', ');
    return problem('bad-plan', `There is no game "${id}"; there are ${known}.`, `${at}game`);
  }
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    return problem('bad-plan', `${id} takes ${min} to ${max} seats.`, `${at}seats`);
  return { ok: true, value: game };
}
