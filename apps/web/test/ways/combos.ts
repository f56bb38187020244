import type { CombosShapes, Move } from '@quartet/combos';
import { legalPlays, type Play, type PlayMove, readingsOf } from '../../src/games/combos/plays.ts';
import type { Fingers } from '../fingers.ts';
import { type Position, PRIMARY, type Way } from './way.ts';

export const combosWay: Way<CombosShapes> = {
  offered: (match) => {
    const others: Move[] = match.moves().filter(({ type }) => type !== 'play');
    const plays = playsOf(match);
    const readable = plays.filter((play) => readingsOf(plays, play.move.from, play.move.to).includes(play));
    return [...others, ...readable.map(({ move }) => move)];
  },
  isStaged: () => false,
  handZone: '.combos-hand',
  // A card that is drawn already lies where it would go.
  hand: ({ players, drawn }, seat) => [
    ...(players[seat]!.hand.cards ?? []),
    ...(drawn?.card ? [drawn.card] : []),
  ],
  shownBy: { stopped: 'S', redraw: 'R' },
  make: async (fingers, move, match) => {
    if (move.type === 'play') await choose(fingers, move, match);
    else if (move.type === 'bust') await goBust(fingers, match);
    else await place(fingers, move, match);
    await fingers.press(PRIMARY);
  },
};

function playsOf(match: Position<CombosShapes>): readonly Play[] {
  const { actor, players } = match.view(match.actor);
  return legalPlays(match, players[actor]!.hand.cards!);
}

/** The cards one by one; then, if their X can be read in several ways, the way. */
async function choose(
  fingers: Fingers,
  { from, to, as }: PlayMove,
  match: Position<CombosShapes>,
): Promise<void> {
  for (let position = from; position <= to; position++) await fingers.press(cell(position));
  const readings = readingsOf(playsOf(match), from, to).toReversed();
  const at = readings.findIndex(({ move }) => move.as.join() === as.join());
  if (readings.length > 1) await fingers.press(`.combos-readings button:nth-of-type(${at + 1})`);
}

/** Where there is nothing else to do it is chosen from the start, and not played by the second tap of two. */
async function goBust(fingers: Fingers, match: Position<CombosShapes>): Promise<void> {
  if (match.moves().length > 1) await fingers.press('.combos-otherwise');
  else await fingers.pause();
}

/** A drawn card lies at the end from the start: it is meant to go there once it was elsewhere. */
async function place(
  fingers: Fingers,
  move: Extract<Move, { readonly at: number }>,
  match: Position<CombosShapes>,
): Promise<void> {
  const { actor, players } = match.view(match.actor);
  const { count } = players[actor]!.hand;
  if (move.type === 'reserve') await fingers.press(`.combos-own-reserve button:nth-of-type(${move.which})`);
  if (move.type === 'insert' && move.at === count && count > 0) await fingers.press(cell(1));
  await fingers.press(cell(move.at + 1));
}

function cell(position: number): string {
  return `.combos-cell[data-position="${position}"]`;
}
