import { findGame, wordingOf } from '@quartet/catalog';
import type { Language, Seat, Viewer } from '@quartet/core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../src/engine/model.ts';
import { story as combos } from '../../src/games/combos/story.ts';
import { story as keltis } from '../../src/games/keltis/story.ts';
import { story as linko } from '../../src/games/linko/story.ts';
import { story as linx } from '../../src/games/linx/story.ts';
import type { Act, Happened, Listener, Story } from '../../src/kit/story.ts';
import { actsIn, actsSince, groupsOf, spokenLine } from '../../src/table/acts.ts';
import { playMatch, savedMatch } from '../finished-match.ts';
import { storyOf } from './at-host.ts';

const STORIES: Readonly<Record<string, Story>> = { linko, linx, combos, keltis };
const NAMES = ['Mia', 'Otto', 'Ada', 'Ben'];
const listeners: Record<string, Listener> = {};

async function listener(game: string, language: Language = 'en', me: Seat | null = 0): Promise<Listener> {
  return { names: NAMES, me, language, wording: await wordingOf(game, language) };
}

beforeAll(async () => {
  for (const game of Object.keys(STORIES)) listeners[game] = await listener(game);
});

/** Events as they might follow each other, a decision each. */
function happened(...events: object[]): readonly Happened[] {
  return events.map((event, ply) => ({ ply, event: event as Happened['event'] }));
}

function told(acts: readonly Act[]): string[] {
  return acts.map(({ seat, line, note }) =>
    [seat === null ? '' : `${NAMES[seat]}:`, spokenLine(line, String), note].filter(Boolean).join(' '),
  );
}

const NINES = ['9', '9'];
const EIGHTS = ['8', '8'];
const SNATCH = [
  { type: 'played', seat: 1, cards: NINES },
  { type: 'snatched', seat: 1, victim: 0, cards: EIGHTS },
];

describe('Linko!', () => {
  const acts = (...events: object[]): string[] =>
    told(linko.actsOf(happened(...events) as never, listeners.linko as never));

  test('a snatch is told once, with what struck, under the attacker', () => {
    expect(acts(...SNATCH)).toEqual(['Otto: 9 9 snatches your 8 8']);
    expect(acts(...SNATCH, { type: 'taken', seat: 1, victim: 0, cards: EIGHTS })).toEqual([
      'Otto: 9 9 took your 8 8',
    ]);
    expect(acts(...SNATCH, { type: 'left', seat: 1, victim: 0, cards: EIGHTS })).toEqual([
      'Otto: 9 9 left you 8 8',
    ]);
  });

  test('draws in a row are one, under whoever draws; the next snatch is the attacker’s again', () => {
    const draw = { type: 'drawn', from: 'pile', seat: 2 };
    expect(
      acts(
        { type: 'taken', seat: 1, victim: 2, cards: EIGHTS },
        draw,
        { type: 'drawn', from: 'row', seat: 2, slot: 3, cards: ['5'] },
        { type: 'refilled', placed: [] },
        { type: 'snatched', seat: 1, victim: 3, cards: ['4', '4'] },
      ),
    ).toEqual(['Otto: took Ada’s 8 8', 'Ada: draws 2 5', 'Otto: snatches Ben’s 4 4']);
  });

  test('who must draw is told what for', () => {
    const view = { phase: 'draw', actor: 0, turn: 1, due: 2, seats: [{}, { layers: [NINES] }] };
    const events = happened(...SNATCH, { type: 'taken', seat: 1, victim: 0, cards: EIGHTS });
    expect(linko.cause!(view as never, events as never, listeners.linko as never)).toBe(
      'Otto’s 9 9 took your 8 8: draw 2',
    );
    expect(
      linko.cause!({ ...view, phase: 'play' } as never, events as never, listeners.linko as never),
    ).toBeNull();
    expect(
      linko.cause!({ ...view, actor: 2 } as never, events as never, listeners.linko as never),
    ).toBeNull();
  });

  test('in German, too, to you and to others', async () => {
    const to = await listener('linko', 'de');
    const events = happened(...SNATCH, { type: 'taken', seat: 1, victim: 0, cards: EIGHTS });
    expect(told(linko.actsOf(events as never, to as never))).toEqual(['Otto: 9 9 nahm deine 8 8']);
    expect(told(linko.actsOf(events as never, { ...to, me: null } as never))).toEqual([
      'Otto: 9 9 nahm von Mia 8 8',
    ]);
  });
});

test('LINX: a turn is one act; anchors go by their letters', () => {
  const events = happened(
    { type: 'drawn', seat: 1, from: 'stock' },
    { type: 'drawn', seat: 1, from: 'discard', card: '2h' },
    { type: 'chain', seat: 1, cards: ['1d', '2d', '2s'], anchors: [1, 3], for: 4, slot: 2, points: 10 },
    { type: 'anchor', slot: 1, card: '5g' },
    { type: 'anchor', slot: 3, card: '6g' },
    { type: 'scoring-card', slot: 2, length: 5 },
    { type: 'drawn', seat: 2, from: 'stock' },
  );
  const acts = linx.actsOf(events as never, listeners.linx as never);
  expect(told(acts)).toEqual(['Otto: takes 2h lays 3 for +10 1d 2d 2s new anchor A, C', 'Ada: draws']);
  expect(acts[0]!.touches).toEqual([0, 2, 3]);
  const unseen = happened(
    { type: 'drawn', seat: 1, from: 'discard', card: '2h' },
    { type: 'drawn', seat: 1, from: 'stock' },
    { type: 'discarded', seat: 1, card: '5g' },
  );
  expect(told(linx.actsOf(unseen as never, listeners.linx as never))).toEqual(['Otto: takes 2h discards 5g']);
});

test('Combos: who opens, who ends the turn for all, who pays', () => {
  const events = happened(
    { type: 'opens', seat: 1 },
    { type: 'combined', seat: 1, from: 1, cards: ['4'], as: [], combination: 'solo', sum: 4 },
    { type: 'combined', seat: 2, from: 1, cards: ['8', 'X'], as: [8], combination: 'pair', sum: 16 },
    { type: 'won', seat: 2, draws: 3 },
    { type: 'drawn', seat: 2, more: 2 },
    { type: 'inserted', seat: 2, at: 0 },
    { type: 'paid', seat: 3, left: 1 },
  );
  const acts = combos.actsOf(events as never, listeners.combos as never);
  expect(told(acts)).toEqual([
    'Otto: opens with 4',
    'Ada: 8 X ends the turn · draws 3 to place 1',
    'Ben: pays a chip, 1 left',
  ]);
  expect(acts[1]!.touches).toContain(0);
});

test('Combos: where the cards lie that the winner has drawn, and which they are where I see them', async () => {
  const drawn = (seat: Seat, card: object) => [
    { type: 'won', seat, draws: 3 },
    { type: 'inserted', seat, at: 4, ...card },
    { type: 'inserted', seat, at: 0, ...card },
    { type: 'inserted', seat, at: 2, ...card },
  ];
  const said = (to: Listener, ...events: object[]) =>
    told(combos.actsOf(happened(...events) as never, to as never));
  const { combos: to } = listeners;
  // The first card has moved up by two.
  expect(said(to!, ...drawn(2, {}))).toEqual(['Ada: wins the turn · draws 3 to 1, 3, 7']);
  expect(said(to!, ...drawn(0, { card: '9' }))).toEqual(['Mia: win the turn · draw 3 9 9 9 to 1, 3, 7']);
  expect(said(await listener('combos', 'de'), ...drawn(2, {}))).toEqual([
    'Ada: gewinnt den Durchgang · zieht 3 auf 1, 3, 7',
  ]);
  expect(said(to!, { type: 'reserved', seat: 1, which: 1, card: '7', at: 2 })).toEqual([
    'Otto: reserve 7 to place 3',
  ]);
  const acts = combos.actsOf(happened(...drawn(2, {})) as never, to as never);
  expect(acts).toMatchObject([{ from: 0, to: 4 }]);
});

test('Keltis: the pair that was thrown away, and what its stone brought to whom', async () => {
  const claim = (seat: Seat, stone: number) => ({
    type: 'claimed',
    seat,
    cards: [`r${stone}`, `b${stone}`],
    stone,
  });
  const events = happened(claim(1, 3), claim(2, 4), claim(1, 5)) as never;
  expect(told(keltis.actsOf(events, listeners.keltis as never))).toEqual([
    'Otto: discards r3 b3 for stone 3: −4 → −1',
    'Ada: discards r4 b4 for stone 4: −4 → −1',
    'Otto: discards r5 b5 for stone 5: −1 → 0',
  ]);
  const [first] = told(keltis.actsOf(events, (await listener('keltis', 'de')) as never));
  expect(first).toBe('Otto: wirft ab r3 b3 für Stein 3: −4 → −1');
});

test('since my last turn: stones of before are counted', () => {
  const claims = [1, 0, 1].map((seat, ply) => ({
    ply,
    seat,
    text: '',
    events: [{ type: 'claimed', seat, cards: ['r3', 'b3'], stone: ply + 1 }],
  }));
  const acts = actsSince(keltis as Story, claims as never, 0, true, listeners.keltis!);
  expect(told(acts)).toEqual(['Otto: discards r3 b3 for stone 3: −1 → 0']);
});

test('Keltis: what a row came to, and what was taken up, belong to the one act', () => {
  const events = happened(
    { type: 'laid', seat: 1, card: 'yE', row: 'y' },
    { type: 'row-ended', seat: 1, row: 'y', ended: 4 },
    { type: 'picked-up', seat: 1, card: 'r3', from: 'r' },
    { type: 'laid', seat: 2, card: '*7', row: 'b' },
    { type: 'drawn', seat: 2, pile: 30 },
  );
  expect(told(keltis.actsOf(events as never, listeners.keltis as never))).toEqual([
    'Otto: yE takes r3 4 of 5 rows ended',
    'Ada: *7 on the blue row',
  ]);
});

describe.each(Object.keys(STORIES))('%s, whole matches', (id) => {
  const match = playMatch(findGame(id)!, 3, 'story');
  const saved = savedMatch(match, 'm1');
  const heard = (viewer: Viewer): LogEntry[] => storyOf(saved, viewer);

  test('every act is filed under who did it, in order, and ends where a table can be looked at', () => {
    const entries = heard(0);
    const acts = actsIn(STORIES[id]!, entries, [], listeners[id]!);
    for (const [i, act] of acts.entries()) {
      expect(act.from).toBeLessThan(act.to);
      expect(act.to).toBeLessThanOrEqual(entries.length);
      if (i > 0) expect(act.from).toBeGreaterThanOrEqual(acts[i - 1]!.from);
      const own = entries
        .slice(act.from, act.to)
        .flatMap(({ events }) => events as readonly { seat?: Seat }[]);
      if (act.seat !== null) expect(own.some(({ seat }) => seat === act.seat)).toBe(true);
      expect(spokenLine(act.line, String)).not.toMatch(/undefined|null/);
    }
    const groups = groupsOf(acts);
    expect(groups.flatMap((group) => group.acts)).toEqual(acts);
    expect(groups.length).toBeLessThan(entries.length);
  });

  test('the open table is told no card that it did not see', () => {
    const entries = heard('table');
    const seen = new Set(
      entries.flatMap(({ events }) => JSON.stringify(events).match(/[^"[\]{},:]+/g) ?? []),
    );
    const acts = actsSince(STORIES[id]!, entries, 0, true, { ...listeners[id]!, me: null });
    for (const card of [...acts, ...actsIn(STORIES[id]!, entries, [], listeners[id]!)].flatMap(cardsOf))
      expect(seen.has(card) || card === 'S' || card === 'R').toBe(true);
  });

  test('since my last turn: what the others did, and nothing of mine', () => {
    const entries = heard(0);
    for (let end = 1; end < entries.length; end++) {
      const acts = actsSince(STORIES[id]!, entries.slice(0, end), 0, match.ply > end, listeners[id]!);
      expect(acts.every(({ seat }) => seat !== null && seat !== 0)).toBe(true);
    }
  });
});

function cardsOf({ line }: Act): readonly string[] {
  return line.flatMap((piece) => (typeof piece === 'string' ? [] : piece.cards));
}

test('a game without a story of its own is told in its sentences, under whom they speak of', () => {
  const entries = [
    { ply: 0, seat: 1, text: '', events: [{ type: 'played', seat: 1, cards: ['9'] }] },
    { ply: 1, seat: 1, text: '', events: [{ type: 'drawn', from: 'pile', seat: 2 }] },
  ] as never;
  expect(told(actsIn(null, entries, [], listeners.linko!))).toEqual([
    'Otto: plays a 9. 9',
    'Ada: draws a card from the pile.',
  ]);
});
