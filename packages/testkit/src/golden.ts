import { FastRng, fastChance, Match, type Shapes, tableFor } from '@quartet/core';
import type { Kit } from './kit.ts';
import { json } from './walk.ts';

const NAMES = ['Mia', 'Otto', 'Ada', 'Ben', 'Cleo', 'Finn'];

/** One whole random match as text a person can read: each move and what it did; all views where a deal ends. */
export function goldenText<S extends Shapes>(
  kit: Kit<S>,
  seats: number,
  options: Partial<S['Options']>,
  seed: string,
): string {
  const { game, wordings } = kit;
  const table = tableFor(game, seats, options);
  const match = Match.deal(game, table, fastChance(seed));
  const rng = new FastRng(`${seed} moves`);
  const lines = [
    `${game.id} rules ${game.version}, ${seats} seats, ${json(table.options)}, seed ${seed}`,
    '',
  ];
  const tell = (events: readonly S['Event'][]): void => {
    for (const event of events) lines.push(`    ${wordings.en.event(event, NAMES)}`, `    ${json(event)}`);
  };
  const showViews = (): void => {
    for (let seat = 0; seat < seats; seat++) lines.push(`  = ${NAMES[seat]}: ${json(match.view(seat))}`);
    lines.push(`  = table: ${json(match.view('table'))}`);
  };
  tell(match.opening);
  showViews();
  let deals = 1;
  while (!match.over) {
    const moves = match.moves();
    const seat = match.actor;
    const move = moves[rng.below(moves.length)]!;
    lines.push(
      `${match.ply} ${NAMES[seat]} (of ${moves.length}): ${game.print(move)}: ${wordings.en.move(move)}`,
    );
    const played = match.play(seat, move);
    if (played.ok) tell(played.events);
    const dealt = match.record('referee').deals!.length;
    if (dealt > deals || match.over) showViews();
    deals = dealt;
  }
  for (const line of match.scoreSheet()) lines.push(json(line));
  return `${lines.join('\n')}\n`;
}
