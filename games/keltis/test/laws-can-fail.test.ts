// Each law is shown a Keltis with one thing broken, and must say so: a check that cannot fail checks nothing.
import { checkAgainstNaive, checkCounts, checkLaws, checkWordings, spoiltGames } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { keltis } from '../src/index.ts';
import { kit } from './kit.ts';
import { naive } from './naive.ts';

type Keltis = typeof keltis;

const EFFORT = { seats: 3, games: 2, seed: 'broken' };

const BREAKAGES: readonly [string, string, Partial<Keltis>][] = [
  [
    'L1',
    'a match that remembers another',
    (() => {
      let matches = 0;
      return {
        start: (table, chance, log) => {
          const state = keltis.start(table, chance, log);
          if (++matches % 2 === 1) state.stoneOwners[9] = 1;
          return state;
        },
      };
    })(),
  ],
  [
    'L2',
    'a copy that forgets',
    { copy: (from, to) => Object.assign(keltis.copy(from, to), { dry: from.dry + 1 }) },
  ],
  ['L3', 'moves that read alike', { print: (move) => move.type }],
  ['L4', 'a bound too low', { bound: () => 10 }],
  ['L4', 'nothing to do', { legal: (_state, moves) => moves.clear() }],
  [
    'L5',
    'a card dealt twice',
    {
      start: (table, chance, log) => {
        const state = keltis.start(table, chance, log);
        state.pile[0] = state.pile[1]!;
        return state;
      },
    },
  ],
  [
    'L5',
    'an imagined state with a card twice',
    {
      imagine: (view, rng, into) => {
        const state = keltis.imagine(view, rng, into);
        if (view.viewer !== 'referee' && state.pileSize > 1) state.pile[0] = state.pile[1]!;
        return state;
      },
    },
  ],
  [
    'L6',
    'an imagined state that does not fit',
    { imagine: (view, rng, into) => Object.assign(keltis.imagine(view, rng, into), { dry: 5 }) },
  ],
  [
    'L7',
    'legal moves that depend on another hand',
    {
      legal: (state, moves) => {
        keltis.legal(state, moves);
        const neighbour = state.hands[((state.turn + 1) % state.seats) * 8]!;
        if (moves.length > 1 && neighbour % 2 === 1) moves.length--;
      },
    },
  ],
  [
    'L8',
    'imagining that peeks',
    (() => {
      let truth: Parameters<Keltis['view']>[0] | null = null;
      return {
        view: (state, viewer) => {
          if (viewer !== 'referee') truth = state;
          return keltis.view(state, viewer);
        },
        imagine: (view, rng, into) =>
          truth && view.viewer !== 'referee' ? keltis.copy(truth, into) : keltis.imagine(view, rng, into),
      };
    })(),
  ],
  ['L9', 'silence', { play: (state, move, chance) => keltis.play(state, move, chance, null) }],
  ['L10', 'events that show drawn cards', { redact: (event) => event }],
  [
    'L10',
    'a referee who is told less',
    { redact: (event, viewer) => keltis.redact(event, viewer === 'referee' ? 0 : viewer) },
  ],
  [
    'L11',
    'points that the score sheet does not show',
    {
      points: (state, into) => {
        keltis.points(state, into);
        into[0]! += 1;
      },
    },
  ],
  [
    'L12',
    'a view that JSON would change',
    { view: (state, viewer) => ({ ...keltis.view(state, viewer), lost: undefined }) },
  ],
  ['L15', 'a view that shows everything', { view: (state) => keltis.view(state, 'referee') }],
  [
    'L15',
    'a draw pile that all may see',
    {
      view: (state, viewer) => ({ ...keltis.view(state, viewer), pile: keltis.view(state, 'referee').pile }),
    },
  ],
  [
    'L15',
    'a neighbour who looks over',
    {
      view: (state, viewer) => {
        const view = keltis.view(state, viewer);
        if (viewer === 'table' || viewer === 'referee') return view;
        const left = (viewer + 1) % state.seats;
        const { players } = keltis.view(state, left);
        return { ...view, players: view.players.with(left, players[left]!) };
      },
    },
  ],
  ['L14', 'everything allowed', { refuse: () => null }],
  ['L14', 'everything refused', { refuse: () => ({ code: 'no', rule: '§1', details: {} }) }],
  [
    'L14',
    'a refusal without a rule',
    { refuse: (state, move) => keltis.refuse(state, move) && { code: 'no', rule: '', details: {} } },
  ],
];

test.each(BREAKAGES)('%s catches %s', (law, _, breakage) => {
  const broken: Keltis = { ...keltis, ...breakage };
  expect(() => checkLaws({ ...kit, game: broken }, EFFORT)).toThrow(new RegExp(`^${law} broken in keltis`));
});

const SPOILT = spoiltGames(keltis, {
  pile: ['pile', 'cards'],
  forget: (view) => ({
    ...view,
    players: view.players.map((player) => ({ ...player, hand: { ...player.hand, known: [] } })),
  }),
});

test.each(SPOILT)('$law catches $what', ({ law, game }) => {
  expect(() => checkLaws({ ...kit, game }, EFFORT)).toThrow(new RegExp(`^${law} broken in keltis`));
});

test('the naive program catches a move that is not listed', () => {
  const broken: Keltis = {
    ...keltis,
    legal: (state, moves) => {
      keltis.legal(state, moves);
      if (moves.length > 3) moves.length--;
    },
  };
  expect(() => checkAgainstNaive({ ...kit, game: broken }, naive, EFFORT)).toThrow('the legal moves differ');
  expect(() => checkCounts({ ...kit, game: broken }, naive, { ...EFFORT, depth: 2 })).toThrow(
    'in the naive program',
  );
});

test('a sentence that only puts "You" in place of a name is caught', () => {
  const told: typeof kit.wordings.en.event = (event, names) =>
    event.type === 'discarded' ? `${names[event.seat]} discards it.` : kit.wordings.en.event(event, names);
  const broken = { ...kit.wordings.en, event: told };
  expect(() => checkWordings({ ...kit, wordings: { ...kit.wordings, en: broken } }, EFFORT)).toThrow(
    '"You discards it."',
  );
});

test('a gap in a sentence is caught', () => {
  const broken = { ...kit.wordings.de, prompt: () => 'Du bist undefined' };
  expect(() => checkWordings({ ...kit, wordings: { ...kit.wordings, de: broken } }, EFFORT)).toThrow(
    '"Du bist undefined"',
  );
});
