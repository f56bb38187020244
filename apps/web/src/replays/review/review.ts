import { advise, type Expert, iterations, type Mastery } from '@quartet/bots';
import { FastRng, type Language, listFor, type MoveCode, type Shapes } from '@quartet/core';
import type { Timeline } from '../viewer/timeline.ts';

/** What a decision was worth, by what its player could know. */
export interface Verdict {
  readonly ply: number;
  /** The table before the move, as its player saw it. */
  readonly view: Shapes['View'];
  readonly played: Outlook;
  /** The same as `played` if nothing was clearly better. */
  readonly best: Outlook;
  /** Why the best move is good. */
  readonly reason: string;
  /** What was wrong with the played one, in words; null: nothing was, or nothing one could name. */
  readonly objection: string | null;
  /** How much less the played move promised than the best, 0 to 1. */
  readonly loss: number;
}

/** A move and how well its player could expect to stand after it, 0 to 1. */
interface Outlook {
  readonly text: string;
  readonly value: number;
  /** The share of lines that were won, and points on average. */
  readonly wins: number;
  readonly points: number;
  /** How likely a master wins who plays it, 0 to 1; null where no master judges. */
  readonly chance: number | null;
}

/** Lines of play: over all moves worth a thought, then over the best and the played one alone, on the same deals. */
const FIRST_LOOK = 800;
const SECOND_LOOK = 1200;
/**
 * Two second looks at one decision differ by 0.002 to 0.005 (standard deviation, measured in all four games), so
 * a smaller loss than this is none.
 */
const LEAST_LOSS = 0.015;

/**
 * Null where there was nothing to decide. `adviser`: judges by what it expects, too, where there is a master who knows better
 * than lines of play alone.
 */
export function judge(
  timeline: Timeline,
  { knowledge, reasons }: Expert,
  adviser: Mastery | null,
  ply: number,
  language: Language,
): Verdict | null {
  const { game } = timeline.read;
  const view = timeline.view(ply, timeline.deciders[ply]!);
  const rng = new FastRng(`review ${ply}`);
  const state = game.imagine(view, rng);
  const moves = listFor(game);
  game.legal(state, moves);
  const codes = moves.toArray();
  if (codes.length < 2) return null;
  const played = game.toCode(state, game.parse(timeline.read.moves[ply]!)!)!;
  const expected = adviser?.expect(view, codes, rng);
  const look = (among: readonly MoveCode[], count: number) =>
    advise(knowledge, view, among, rng, iterations(count), played, expected);
  const [first] = look(codes, FIRST_LOOK);
  const pair = look([...new Set([first!.code, played])], SECOND_LOOK);
  const outlook = (code: MoveCode) => pair.find((one) => one.code === code)!;
  const loss = outlook(played).behind;
  const isGood = loss < LEAST_LOSS;
  const best = isGood ? outlook(played) : outlook(first!.code);
  const against = isGood ? null : knowledge.objection?.(state, played, best.code);
  const say = ({ code, value, wins, points, chance }: (typeof pair)[number]): Outlook => ({
    text: game.print(game.toMove(state, code)),
    ...{ value, wins, points, chance },
  });
  return {
    ...{ ply, view },
    played: say(outlook(played)),
    best: say(best),
    reason: reasons[language](best.reason),
    objection: against ? reasons[language](against) : null,
    loss: isGood ? 0 : loss,
  };
}
