import type { CombosShapes, Move } from '@quartet/combos';
import type { Match } from '@quartet/core';
import { legalPlays, type Play, type PlayMove, readingsOf } from '../../src/tables/combos/plays.ts';
import type { Fingers } from '../fingers.ts';
import { PRIMARY, type Way } from './way.ts';

export const combosWay: Way<CombosShapes> = {
  offered: (match) => {
    const others: Move[] = match.moves().filter(({ type }) => type !== 'play');
    const plays = playsOf(match);
    const readable = plays.filter((play) => readingsOf(plays, play.move.from, play.move.to).includes(play));
    return [...others, ...readable.map(({ move }) => move)];
  },
  isStaged: () => false,
  handZone: '.cc-hand',
  // A card that is drawn already lies where it would go.
  hand: ({ players, drawn }, seat) => [
    ...(players[seat]!.hand.cards ?? []),
    ...(drawn?.card ? [drawn.card] : []),
  ],
  make: async (fingers, move, match) => {
    if (move.type === 'play') await choose(fingers, move, match);
    else if (move.type === 'bust') await fingers.press('.cc-otherwise');
    else await place(fingers, move);
    // What was chosen from the start is not played by the second tap of two.
    if (move.type === 'bust' || move.type === 'insert') await fingers.pause();
    await fingers.press(PRIMARY);
  },
};

function playsOf(match: Match<CombosShapes>): readonly Play[] {
  const { actor, players } = match.view(match.actor);
  return legalPlays(match, players[actor]!.hand.cards!);
}

/** The cards one by one; then, if their X can be read in several ways, the way. */
async function choose(
  fingers: Fingers,
  { from, to, as }: PlayMove,
  match: Match<CombosShapes>,
): Promise<void> {
  for (let position = from; position <= to; position++) await fingers.press(cell(position));
  const readings = readingsOf(playsOf(match), from, to).toReversed();
  const at = readings.findIndex(({ move }) => move.as.join() === as.join());
  if (readings.length > 1) await fingers.press(`.cc-readings button:nth-of-type(${at + 1})`);
}

async function place(fingers: Fingers, move: Extract<Move, { readonly at: number }>): Promise<void> {
  if (move.type === 'reserve') await fingers.press(`.cc-own-reserve button:nth-of-type(${move.which})`);
  await fingers.press(cell(move.at + 1));
}

function cell(position: number): string {
  return `.cc-cell[data-position="${position}"]`;
}
