import { findGame } from '@quartet/catalog';
import type { State as CombosState } from '@quartet/combos';
import { FastRng, fastChance, type Game } from '@quartet/core';
import type { View as KeltisView } from '@quartet/keltis';
import { readBytes } from '@quartet/testkit/file';
import { expect, test } from 'vitest';
import { iterations, knowledgeOf, loadMaster, makeBot, parseBotSpec, type Temper } from '../src/index.ts';
import { type Decision, decisionsOf, legalMoves } from './decisions.ts';

/** What a move does: its words, the position before and the one after it. */
interface Done extends Decision {
  readonly game: Game;
  readonly words: readonly string[];
  readonly after: object;
}

/** Who likes to do something more than who. */
interface Habit {
  readonly game: string;
  readonly habit: string;
  readonly more: Temper;
  readonly less: Temper;
  readonly count: (done: Done) => number;
  /** All levels if it is not said; others show it too seldom to be counted. */
  readonly levels?: readonly string[];
}

const takes = ({ words }: Done): number => Number(words[0] === 'take');
/** A layer that was snatched may be taken. */
const snatches = ({ words, game, after }: Done): number =>
  Number(words[0] === 'play' && listed(game, after).includes('take'));
const laysChains = ({ words }: Done): number => Number(words[0] === 'chain');
const cardsAtOnce = ({ game, words }: Done): number => {
  const move = game.parse(words.join(' ')) as { type: string; from?: number; to?: number };
  return move.type === 'play' ? move.to! - move.from! + 1 : 0;
};
/** By a Stop, or an X: turns are won slowly otherwise. */
const winsAtOnce = ({ game, words, state, after }: Done): number =>
  Number(words[0] === 'play' && game.actor(after) === game.actor(state));
const toBeat = ({ after, words }: Done): number => (words[0] === 'play' ? (after as CombosState).best : 0);
const startsRows = ({ view, words: [act, card, onto = card] }: Done): number =>
  Number(act === 'row' && rowOf(view, view.actor, onto!).length === 0);
const drawsDiscards = ({ words: [act, from] }: Done): number => Number(act === 'draw' && from !== 'pile');
/** Discards of a colour that somebody else collects. */
const feeds = ({ view, words: [act, card] }: Done): number =>
  act === 'discard' && card![0] !== '*' && others(view).some((seat) => rowOf(view, seat, card!).length > 0)
    ? 1
    : 0;

const laysPoints = ({ words }: Done): number => Number(words[0] === 'point');

function listed(game: Game, state: object): string[] {
  return legalMoves(game, state).map((code) => game.print(game.toMove(state, code)));
}

function rowOf(view: Decision['view'], seat: number, card: string): readonly string[] {
  return (view as KeltisView).players[seat]!.rows[card[0] as 'r'];
}

function others({ table, actor }: Decision['view']): number[] {
  return Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== actor);
}

const BELOW_MASTERS = ['easy', 'medium', 'hard'];
const LEVELS = [...BELOW_MASTERS, 'master'];

const HABITS: readonly Habit[] = [
  { game: 'linko', habit: 'take what was snatched', more: 'greedy', less: 'cautious', count: takes },
  { game: 'linko', habit: 'snatch', more: 'blocking', less: 'balanced', count: snatches },
  { game: 'linx', habit: 'lay what they have', more: 'cautious', less: 'greedy', count: laysChains },
  {
    game: 'linx',
    habit: 'lay what they have',
    more: 'blocking',
    less: 'balanced',
    count: laysChains,
    levels: BELOW_MASTERS,
  },
  { game: 'combos', habit: 'lay many cards at once', more: 'greedy', less: 'cautious', count: cardsAtOnce },
  { game: 'combos', habit: 'spend Stop and X', more: 'balanced', less: 'cautious', count: winsAtOnce },
  { game: 'combos', habit: 'play what is hard to beat', more: 'blocking', less: 'balanced', count: toBeat },
  { game: 'keltis', habit: 'start rows', more: 'balanced', less: 'cautious', count: startsRows },
  {
    game: 'keltis',
    habit: 'draw what others discarded',
    more: 'blocking',
    less: 'balanced',
    count: drawsDiscards,
  },
  {
    game: 'keltis',
    habit: 'discard what others collect',
    more: 'greedy',
    less: 'blocking',
    count: feeds,
    levels: BELOW_MASTERS,
  },
  {
    game: 'keltis',
    habit: 'lay point cards',
    more: 'greedy',
    less: 'balanced',
    count: laysPoints,
    levels: ['master'],
  },
];

const medium = parseBotSpec('medium')!;
const DECISIONS = new Map(
  [...new Set(HABITS.map(({ game }) => game))].map((id) => {
    const game = findGame(id)!;
    return [id, decisionsOf(game, 600, { by: makeBot(game, medium), seats: 3, stride: 3 })] as const;
  }),
);
for (const id of DECISIONS.keys()) await loadMaster(knowledgeOf(findGame(id)!), readBytes);

/** Moves of LINX are many, and rating them takes its time; masters answer at once, and differ where it costs them nothing, seldom. */
function askedOf(id: string, isMaster: boolean): readonly Decision[] {
  const fewer = id === 'linx' ? 120 : 300;
  return DECISIONS.get(id)!.slice(0, isMaster ? undefined : fewer);
}

/** What a bot does in the same decisions. */
function doneBy(id: string, level: string, temper: Temper): Done[] {
  const game = findGame(id)!;
  const bot = makeBot(game, parseBotSpec(`${level}/${temper}`)!);
  const isMaster = level === 'master';
  return askedOf(id, isMaster).map((decision, i) => {
    const { state, view, codes } = decision;
    const code = bot.choose(view, codes, new FastRng(i), iterations(isMaster ? 0 : 10));
    const words = game.print(game.toMove(state, code)).split(' ');
    const after = game.copy(state);
    game.play(after, code, fastChance('after'), null);
    return { ...decision, game, words, after };
  });
}

test.each(HABITS)(
  'in $game, the $more $habit more than the $less',
  ({ game, more, less, count, levels = LEVELS }) => {
    for (const level of levels) {
      const often = (temper: Temper): number =>
        doneBy(game, level, temper).reduce((sum, done) => sum + count(done), 0);
      expect(often(more), level).toBeGreaterThan(often(less));
    }
  },
);
