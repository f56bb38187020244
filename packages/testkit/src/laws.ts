import { dealtChance, type Game, type MoveCode, type Shapes, type Table, type Viewer } from '@quartet/core';
import type { LawKit } from './kit.ts';
import { twinsAreTwins } from './laws-of-deals.ts';
import { Variety } from './laws-of-imagination.ts';
import { pastIsRemembered } from './laws-of-memory.ts';
import {
  copiesStandAlone,
  dealsIgnorePlay,
  everyCardHasOnePlace,
  pointsAddUp,
  sameMatchAgain,
} from './laws-of-play.ts';
import {
  changesAreTold,
  eventsTellNoMore,
  Ignorance,
  imaginedFitsView,
  viewersOf,
} from './laws-of-secrets.ts';
import {
  listedMovesDiffer,
  refusesAllButListed,
  survivesJson,
  viewTellsLegalMoves,
} from './laws-of-the-edge.ts';
import { replaysFromRecord } from './replays.ts';
import { type Effort, json, type Stop, type Walk, walk, walkNumber, walks } from './walk.ts';

/** At one position in so many a law is tried. */
interface Density {
  readonly cheap: number;
  readonly expensive: number;
  /** For a law that imagines the same moment again and again. */
  readonly dearest: number;
  /** How many other deals are held against that of a game. */
  readonly twins: number;
}

const DENSE: Density = { cheap: 1, expensive: 7, dearest: 8, twins: 16 };
/** About one position of each kind in a game: for very many games. */
const SPARSE: Density = { cheap: 100, expensive: 200, dearest: 400, twins: 1 };

/** Laws that no single position can break: they are counted over all games of a seat count. */
class Tally {
  readonly ignorance = new Ignorance();
  readonly variety = new Variety();

  check({ id }: Game, { seats, seed }: Effort): void {
    const name = `${id} with ${seats} seats, seed ${seed}`;
    this.ignorance.check(name);
    this.variety.check(name);
  }
}

/** After so many games of a long run the moves to be refused are chosen anew. */
const REFRESH = 1000;

/** L1–L17 over random games of each option set; throws at the first that does not hold. */
export function checkLaws<S extends Shapes>(kit: LawKit<S>, effort: Effort): { readonly positions: number } {
  const tally = new Tally();
  let positions = 0;
  for (const walked of walks(kit, effort)) {
    const vocabulary = kit.vocabulary(walked.table, walked.rng);
    positions += checkWalk(kit, walked, tally, DENSE, vocabulary).length;
  }
  tally.check(kit.game, effort);
  return { positions };
}

/** So many games, the option sets taking turns: each ends, keeps the laws where it is looked at, and replays from its record. */
export function checkManyGames<S extends Shapes>(
  kit: LawKit<S>,
  effort: Effort,
): { readonly positions: number } {
  const tally = new Tally();
  const sets = kit.optionSets(effort.seats).length;
  const vocabularies: (readonly S['Move'][])[] = [];
  let positions = 0;
  for (let i = 0; i < effort.games; i++) {
    const walked = walkNumber(kit, effort, i % sets, i);
    if (i % REFRESH < sets) vocabularies[i % sets] = kit.vocabulary(walked.table, walked.rng);
    const codes = checkWalk(kit, walked, tally, SPARSE, vocabularies[i % sets]!);
    replaysFromRecord(walked, codes);
    positions += codes.length;
  }
  tally.check(kit.game, effort);
  return { positions };
}

function checkWalk<S extends Shapes>(
  kit: LawKit<S>,
  walked: Walk<S>,
  tally: Tally,
  density: Density,
  vocabulary: readonly S['Move'][],
): readonly MoveCode[] {
  const { game, table, name, rng } = walked;
  // Luck that moves no card: whatever the shuffle, these are the cards.
  const spare = game.start(table, dealtChance(game.decks(table), []).chance, null);
  const census = [...kit.census(game.view(spare, 'referee'))].sort();
  const all = json(census);
  checkDeckSize(game, table, census.length, name);
  let seen = new Map<Viewer, string>();
  const kept: Stop<S>[] = [];
  const { state, codes, shuffles } = walk(
    walked,
    (stop) => {
      seen.clear();
      if (rng.below(density.cheap) === 0) {
        seen = new Map(viewersOf(table.seats).map((viewer) => [viewer, json(game.view(stop.state, viewer))]));
        everyCardHasOnePlace(kit, walked, game.view(stop.state, 'referee'), all, stop.ply);
        pointsAddUp(walked, stop.state, stop.ply);
        viewTellsLegalMoves(walked, stop);
        tally.ignorance.note(walked, stop);
        eventsTellNoMore(walked, stop);
      }
      if (rng.below(density.expensive) === 0) {
        tally.variety.note(walked, stop);
        checkEdges(kit, walked, stop, spare, vocabulary, all);
      }
      if (rng.below(density.dearest) === 0) kept.push({ ...stop, state: game.copy(stop.state) });
    },
    (step) => {
      if (seen.size === 0) return;
      changesAreTold(walked, step, seen);
      for (const event of step.events) survivesJson(name, step.ply, event);
    },
  );
  everyCardHasOnePlace(kit, walked, game.view(state, 'referee'), all, codes.length);
  pointsAddUp(walked, state, codes.length);
  sameMatchAgain(walked, codes, state);
  if (rng.below(density.cheap) === 0) dealsIgnorePlay(walked);
  twinsAreTwins(walked, codes, shuffles, density.twins);
  for (const stop of kept) pastIsRemembered(walked, stop);
  return codes;
}

function checkEdges<S extends Shapes>(
  kit: LawKit<S>,
  walked: Walk<S>,
  stop: Stop<S>,
  spare: S['State'],
  vocabulary: readonly S['Move'][],
  all: string,
): void {
  const { game, table, name } = walked;
  copiesStandAlone(walked, stop, spare);
  imaginedFitsView(walked, stop, spare);
  for (const viewer of viewersOf(table.seats)) {
    const imagined = game.imagine(game.view(stop.state, viewer), walked.rng);
    everyCardHasOnePlace(kit, walked, game.view(imagined, 'referee'), all, stop.ply);
  }
  listedMovesDiffer(walked, stop);
  const listed = stop.codes.map((code) => game.toMove(stop.state, code));
  refusesAllButListed(walked, stop, [...listed, ...vocabulary]);
  for (const viewer of viewersOf(table.seats)) survivesJson(name, stop.ply, game.view(stop.state, viewer));
  for (const move of listed) survivesJson(name, stop.ply, move);
}

function checkDeckSize<S extends Shapes>(
  game: Game<S>,
  table: Table<S['Options']>,
  found: number,
  name: string,
): void {
  const cards = game.decks(table).reduce((sum, deck) => sum + deck.cards.length, 0);
  // A table may add cards that are never shuffled, such as the jokers of a duel.
  if (found < cards) throw new Error(`L5 broken in ${name}: the census finds ${found} of ${cards} cards`);
}
