import {
  type Chance,
  type Deal,
  type Game,
  listFor,
  Match,
  NOBODY,
  notedChance,
  type Shapes,
  type Table,
} from '@quartet/core';
import type { Kit, MakeNaive, Naive } from './kit.ts';
import { broken, difference, type Effort, type Walk, walks } from './walk.ts';

/** Enough deals for the longest match tried. */
const DEALS = 80;

/** Plays random games in the engine and in the naive program side by side: same actor, same legal moves, same result. */
export function checkAgainstNaive<S extends Shapes>(kit: Kit<S>, make: MakeNaive<S>, effort: Effort): void {
  for (const walked of walks(kit, effort)) {
    const { game, table, chance, rng, name } = walked;
    const match = Match.deal(game, table, chance());
    const naive = make(table, dealsOf(game, table, chance()));
    while (!match.over) {
      const texts = match
        .moves()
        .map((move) => game.print(move))
        .sort();
      agree(walked, match.ply, 'legal moves', texts.join(', '), [...naive.legal()].sort().join(', '));
      agree(walked, match.ply, 'actor', String(match.actor), String(naive.actor()));
      const text = texts[rng.below(texts.length)]!;
      const played = match.play(match.actor, text);
      if (!played.ok) broken('naive', name, match.ply, `"${text}" is listed, yet refused`);
      naive.play(text);
    }
    agree(walked, match.ply, 'end', String(NOBODY), String(naive.actor()));
    const { scores, winners } = match.result()!;
    agree(
      walked,
      match.ply,
      'result',
      JSON.stringify([scores, winners]),
      JSON.stringify([naive.scores(), naive.winners()]),
    );
  }
}

function agree<S extends Shapes>(
  { name }: Walk<S>,
  ply: number,
  what: string,
  ours: string,
  theirs: string,
): void {
  if (ours !== theirs) broken('naive', name, ply, `the ${what} differ${difference(ours, theirs)}`);
}

/** The deals this luck gives, as a record would list them. */
export function dealsOf<S extends Shapes>(
  game: Game<S>,
  table: Table<S['Options']>,
  chance: Chance,
): readonly Deal[] {
  const decks = game.decks(table);
  const luck = notedChance(decks, chance);
  for (let name = 0; name < DEALS * decks.length; name++) {
    luck.chance(name).shuffle(Uint8Array.from(decks[name % decks.length]!.cards));
  }
  return luck.deals();
}

/** How many lines of play lead `depth` decisions on, counted by engine and naive program; they must agree. */
export function checkCounts<S extends Shapes>(
  kit: Kit<S>,
  make: MakeNaive<S>,
  effort: Effort & { readonly depth: number },
): number[] {
  return walks(kit, effort).map(({ game, table, chance, name }) => {
    const luck = chance();
    const engine = countLines(game, game.start(table, luck, null), chance(), effort.depth);
    const plain = countNaive(make(table, dealsOf(game, table, chance())), effort.depth);
    if (engine !== plain)
      broken('count', name, effort.depth, `${engine} lines in the engine, ${plain} in the naive program`);
    return engine;
  });
}

function countLines<S extends Shapes>(
  game: Game<S>,
  state: S['State'],
  chance: Chance,
  depth: number,
): number {
  if (depth === 0 || game.actor(state) === NOBODY) return 1;
  const moves = listFor(game);
  game.legal(state, moves);
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const code of moves.toArray()) {
    const next = game.copy(state);
    game.play(next, code, chance, null);
    lines += countLines(game, next, chance, depth - 1);
  }
  return lines;
}

function countNaive(naive: Naive, depth: number): number {
  if (depth === 0 || naive.actor() === NOBODY) return 1;
  const texts = naive.legal();
  if (depth === 1) return texts.length;
  let lines = 0;
  for (const text of texts) {
    const next = naive.clone();
    next.play(text);
    lines += countNaive(next, depth - 1);
  }
  return lines;
}
