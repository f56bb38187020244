import { findGame } from '@quartet/catalog';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addMatch, allMatches, loadMatch } from '../../src/engine/matches.ts';
import { allRecords, deleteAll, deleteKept } from '../../src/engine/stored-games.ts';
import { bringIn } from '../../src/replays/files/bring-in.ts';
import { openKept } from '../../src/replays/files/kept.ts';
import { printBackup } from '../../src/replays/files/print-backup.ts';
import { allKept } from '../../src/replays/list/kept-items.ts';
import { playMatch, savedMatch } from '../finished-match.ts';
import { kept } from './memory-database.ts';

vi.mock(import('../../src/engine/database.ts'), async () => import('./memory-database.ts') as never);

const OVER = playMatch(findGame('keltis')!, 2, 'kept here');
const HALF = playMatch(findGame('keltis')!, 2, 'kept here', 30);
const NOW = 1_800_000_000_000;

beforeEach(() => {
  kept.matches.clear();
  kept.records.clear();
});

describe('what this device keeps', () => {
  const record = JSON.stringify(OVER.record());

  test('is listed with the latest first, matches and records alike', async () => {
    await addMatch({ ...savedMatch(OVER, 'old'), updated: NOW - 5 });
    await addMatch({ ...savedMatch(HALF, 'new'), updated: NOW + 5, casual: true });
    await bringIn(record, NOW);
    const items = await allKept();
    expect(items.map(({ kind, date }) => [kind, date])).toEqual([
      ['match', NOW + 5],
      ['record', NOW],
      ['match', NOW - 5],
    ]);
    expect(items[0]).toMatchObject({ id: 'new', result: null, isCasual: true, names: ['Mia', 'Otto'] });
    expect(items[1]).toMatchObject({
      game: 'keltis',
      seats: 2,
      names: null,
      result: OVER.result(),
      isCasual: false,
    });
    expect((await allMatches()).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  test('a file brings it in once, whoever brings it', async () => {
    const first = await bringIn(record, NOW);
    if (!first.ok) throw new Error('the record is whole');
    expect(first).toMatchObject({ added: [first.first], outdated: 0 });
    const again = await bringIn(record, NOW + 9);
    expect(again).toEqual({ ok: true, added: [], first: first.first, outdated: 0 });
    expect(await allRecords()).toMatchObject([{ added: NOW }]);
    const opened = await openKept(first.first!);
    expect(opened.ok && opened.kept.players).toBeNull();
  });

  test('of a match that is here already, the one that went on longer stays', async () => {
    const here = { ...savedMatch(HALF, 'm1'), updated: NOW };
    await addMatch(here);
    const bring = (updated: number) =>
      bringIn(printBackup([{ ...savedMatch(OVER, 'm1'), updated }], []), NOW);
    expect(await bring(NOW)).toMatchObject({ added: [], first: 'm1' });
    expect((await loadMatch('m1'))!.moves).toHaveLength(30);
    expect(await bring(NOW + 1)).toMatchObject({ added: ['m1'] });
    expect((await loadMatch('m1'))!.moves).toHaveLength(OVER.ply);
  });

  test('a file with a fault brings nothing at all', async () => {
    const backup = printBackup(
      [savedMatch(OVER, 'a'), { ...savedMatch(OVER, 'b'), started: 'then' as never }],
      [],
    );
    expect(await bringIn(backup, NOW)).toMatchObject({
      ok: false,
      fault: { place: 'matches[1]', where: 'started' },
    });
    expect(await allMatches()).toEqual([]);
  });

  test('is deleted by name, or as a whole', async () => {
    await addMatch(savedMatch(OVER, 'a'));
    await addMatch(savedMatch(OVER, 'b'));
    const brought = await bringIn(record, NOW);
    await deleteKept('a');
    expect((await allKept()).map(({ id }) => id).sort()).toEqual(['b', brought.ok && brought.first].sort());
    await deleteKept(brought.ok ? brought.first! : '');
    expect((await allKept()).map(({ id }) => id)).toEqual(['b']);
    await deleteAll();
    expect(await allKept()).toEqual([]);
  });
});

describe('a backup that is not whole', () => {
  const match = savedMatch(OVER, 'a');
  const record = { id: 'x', record: OVER.record(), names: ['Mia', 'Otto'], added: NOW };
  const printed = (changes: Record<string, unknown>): string =>
    JSON.stringify({ quartet: 1, matches: [match], records: [record], ...changes });

  test.each<readonly [Record<string, unknown>, string]>([
    [{ quartet: 2 }, 'quartet'],
    [{ matches: {} }, 'matches'],
    [{ records: 7 }, 'records'],
    [{ matches: [7] }, 'match'],
    [{ matches: [{ ...match, id: '' }] }, 'id'],
    [{ matches: [{ ...match, seed: 7 }] }, 'seed'],
    [{ matches: [{ ...match, updated: null }] }, 'updated'],
    [{ matches: [{ ...match, updated: 9e15 }] }, 'updated'],
    [{ matches: [{ ...match, started: -1 }] }, 'started'],
    [{ matches: [{ ...match, id: '../../me?a#b' }] }, 'id'],
    [
      { matches: [{ ...match, players: [{ ...match.players[0], face: '../x' }, match.players[1]] }] },
      'players[0]',
    ],
    [{ matches: [{ ...match, casual: 'no' }] }, 'casual'],
    [{ matches: [{ ...match, seats: 9 }] }, 'seats'],
    [
      { matches: [{ ...match, players: [match.players[0], { ...match.players[1], level: 'godlike' }] }] },
      'players[1]',
    ],
    [
      { matches: [{ ...match, players: [match.players[0], { ...match.players[1], temper: 'odd' }] }] },
      'players[1]',
    ],
    [{ matches: [{ ...match, players: [{ kind: 'person' }, match.players[1]] }] }, 'players[0]'],
    [{ records: [{ record: { ...OVER.record(), moves: 7 } }] }, 'moves'],
  ])('%# says where', async (changes, where) => {
    expect(await bringIn(printed(changes), NOW)).toMatchObject({
      ok: false,
      fault: { kind: 'record', where },
    });
    expect(await allKept()).toEqual([]);
  });

  test('brings names and times back as they were; names that do not fit are none', async () => {
    const brought = await bringIn(printed({}), NOW + 9);
    // A record is what one wants to look at.
    const { id } = (await allRecords())[0]!;
    expect(brought).toMatchObject({ added: ['a', id], first: id });
    const opened = await openKept(id);
    expect(opened.ok && opened.kept.names).toEqual(['Mia', 'Otto']);
    expect(await allRecords()).toMatchObject([{ names: ['Mia', 'Otto'], added: NOW }]);
    await deleteAll();
    for (const names of [['Mia'], ['Mia', ' '], ['Mia', 'x'.repeat(41)], ['Mia', 7], 'MO', undefined]) {
      await bringIn(printed({ matches: [], records: [{ ...record, names, added: 'then' }] }), NOW);
      expect(await allRecords()).toMatchObject([{ names: null, added: 0 }]);
      await deleteAll();
    }
  });

  test('brings a record whose time no calendar has as one without a time', async () => {
    await bringIn(printed({ matches: [], records: [{ ...record, added: 9e15 }] }), NOW);
    expect(await allRecords()).toMatchObject([{ added: 0 }]);
  });

  test('brings names without marks that turn or cover the text around them', async () => {
    const hostile = `\u202eM\u0007ia${'\u0301'.repeat(30)}`;
    const players = [
      { ...match.players[0], name: hostile },
      { ...match.players[1], name: 'W'.repeat(5000) },
    ];
    await bringIn(
      printed({ matches: [{ ...match, players }], records: [{ ...record, names: [hostile, 'O'] }] }),
      NOW,
    );
    expect((await loadMatch('a'))!.players.map(({ name }) => name)).toEqual([
      'M ia\u0301\u0301',
      'W'.repeat(40),
    ]);
    expect(await allRecords()).toMatchObject([{ names: ['M ia\u0301\u0301', 'O'] }]);
  });

  test('counts what was played under other rules', async () => {
    const old = { ...record, record: { ...OVER.record(), rules: 0 } };
    expect(
      await bringIn(printed({ records: [old], matches: [{ ...match, rules: 0 }, match] }), NOW),
    ).toMatchObject({
      added: ['a'],
      outdated: 2,
    });
  });

  test('deals a match from its seed, whatever else stands there', async () => {
    expect(
      await bringIn(printed({ matches: [{ ...match, deals: 'none' }], records: [] }), NOW),
    ).toMatchObject({
      added: ['a'],
    });
  });

  test('brings a match with the result its moves have, whatever stood there', async () => {
    const { result: _, ...open } = match;
    await bringIn(printed({ matches: [open], records: [] }), NOW);
    expect((await loadMatch('a'))!.result).toEqual(OVER.result());
  });
});
