import { OPPONENTS } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import type { MatchRecord } from '@quartet/core';
import { expect, test } from 'vitest';
import type { Player } from '../../src/engine/model.ts';
import { faultText } from '../../src/replays/files/fault-text.ts';
import type { Fault } from '../../src/replays/files/faults.ts';
import { openKept } from '../../src/replays/files/kept.ts';
import { printBackup } from '../../src/replays/files/print-backup.ts';
import { readFile } from '../../src/replays/files/record-file.ts';
import { toRecordLink } from '../../src/replays/files/record-link.ts';
import { playOn } from '../../src/replays/viewer/play-on.ts';
import { roundAt, roundBack, roundOn } from '../../src/replays/viewer/steps.ts';
import { playMatch, savedMatch } from '../finished-match.ts';

const KELTIS = playMatch(findGame('keltis')!, 2, 'kept');
const RECORD = KELTIS.record();
const NOW = 1_800_000_000_000;

/** A file with this text is refused; why, as people read it. */
async function refused(text: string): Promise<{ fault: Fault; en: string; de: string }> {
  const reading = await readFile(text, NOW);
  if (reading.ok) throw new Error('the file was taken');
  const { fault } = reading;
  const [en, de] = await Promise.all([faultText(fault, 'en'), faultText(fault, 'de')]);
  return { fault, en: [en.sentence, en.detail].join(' | '), de: [de.sentence, de.detail].join(' | ') };
}

function changed(changes: Record<string, unknown>): string {
  return JSON.stringify({ ...RECORD, ...changes });
}

test('a record file brings its match, under the same name each time', async () => {
  const text = JSON.stringify({ ...RECORD, players: ['Mia', 'Otto'] });
  const [once, twice] = await Promise.all([readFile(text, NOW), readFile(`\n${text}\n`, NOW + 1)]);
  if (!once.ok || !twice.ok) throw new Error('the record is whole');
  expect(once.records).toHaveLength(1);
  expect(once.records[0]).toMatchObject({ names: ['Mia', 'Otto'], added: NOW, record: RECORD });
  expect(twice.records[0]!.id).toBe(once.records[0]!.id);
});

test('a file may have one record on each line', async () => {
  const other = playMatch(findGame('linko')!, 3, 'second').record();
  const reading = await readFile(`${JSON.stringify(RECORD)}\n\n${JSON.stringify(other)}\n`, NOW);
  expect(reading.ok && reading.records.map(({ record }) => record.game)).toEqual(['keltis', 'linko']);
});

test('a bad file is answered with what is wrong and where, in both languages', async () => {
  const cases: readonly (readonly [text: string, en: string | RegExp, de: string | RegExp])[] = [
    ['', 'The file is empty.', 'Die Datei ist leer.'],
    ['hello', /^It is not JSON.*\| Unexpected token/, /^Das ist kein JSON/],
    ['[1, 2]', 'It is no record of a game. | record: is not a JSON object', /^Das ist keine Aufzeichnung/],
    [changed({ seats: 9 }), /players is wrong\. \| seats: is 9; keltis takes 2 to 4/, /Mitspielenden stimmt/],
    [changed({ game: 'chess' }), /\| game: "chess" is unknown; known: linko, linx/, /nicht bekannt/],
    [
      changed({ rules: 99 }),
      /rules that are not known.*version 99/,
      /Regeln gespielt, die hier nicht bekannt/,
    ],
    [changed({ moves: 7 }), /\| moves: is not a list/, /Liste der Züge/],
    [changed({ result: { scores: [0, 0], winners: [1] } }), /^After move \d+:.*the result is/, /^Nach Zug/],
    [
      changed({ moves: [...RECORD.moves.slice(0, 3), 'fly away'], result: undefined }),
      'Move 4, “fly away”: "fly away" is not a move of this game. | ',
      'Zug 4, „fly away“: „fly away“ ist kein Zug dieses Spiels. | ',
    ],
    [`${JSON.stringify(RECORD)}\n{"record": 1`, /^Line 2: It is not JSON/, /^Zeile 2: Das ist kein JSON/],
  ];
  for (const [text, en, de] of cases) {
    const said = await refused(text);
    expect(said.en).toMatch(en);
    expect(said.de).toMatch(de);
  }
});

test('a file with a move that does not end is answered with a sentence that does', async () => {
  const { en, de } = await refused(changed({ moves: ['W'.repeat(1_000_000)], result: undefined }));
  for (const said of [en, de]) expect(said.length).toBeLessThan(1000);
  expect((await refused(changed({ options: { ['W'.repeat(1_000_000)]: 1 } }))).en.length).toBeLessThan(1000);
});

test('a file with a million moves is read as far as its game goes', async () => {
  const moves = [...RECORD.moves, ...Array.from({ length: 1_000_000 }, () => 'done')];
  const { fault } = await refused(changed({ moves, result: undefined }));
  expect(fault).toMatchObject({ kind: 'move', ply: RECORD.moves.length });
});

test('a file too large to be one is not read', async () => {
  expect((await refused(' '.repeat(20_000_000).concat('{'))).fault).toEqual({ kind: 'large', megabytes: 20 });
});

test('a refused move is explained by its rule', async () => {
  const moves = [...RECORD.moves.slice(0, 1), 'done'];
  const { en, de } = await refused(changed({ moves, result: undefined }));
  expect(en).toMatch(/^Move 2, “done”: .+\(§\d/);
  expect(de).toMatch(/^Zug 2, „done“: .+\(§\d/);
});

test('a backup brings every match and record back as it was', async () => {
  const matches = [savedMatch(KELTIS, 'a'), savedMatch(playMatch(findGame('combos')!, 3, 'half', 30), 'b')];
  const record = await readFile(JSON.stringify(RECORD), NOW);
  const records = record.ok ? record.records : [];
  const reading = await readFile(printBackup(matches, records), NOW + 5);
  expect(reading).toEqual({ ok: true, matches, records, outdated: 0 });
});

test('a file or link that nests deep anywhere is refused, not broken by', async () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const backup = JSON.parse(printBackup([savedMatch(KELTIS, 'a')], [])) as object;
  const settings = { ...backup, settings: deep };
  for (const text of [changed({ game: deep }), changed({ extra: deep }), JSON.stringify(settings)])
    expect((await refused(text)).en).toMatch(/record: is nested more than 20 deep$/);
  const link = await toRecordLink({ ...RECORD, game: deep } as never);
  expect(await openKept(link)).toMatchObject({ ok: false, fault: { kind: 'record' } });
});

test('a backup of somebody who was online brings those matches too, and hands on settings and bonds', async () => {
  const online = { records: [RECORD, { record: 1, game: 'whist' }], bonds: [{ other: 'p2', kind: 'block' }] };
  const text = printBackup([], [], { settings: { name: 'Mia' } as never, online });
  const reading = await readFile(text, NOW);
  expect(reading).toMatchObject({
    ok: true,
    records: [{ record: RECORD }],
    outdated: 1,
    besides: { settings: { name: 'Mia' }, bonds: online.bonds },
  });
});

test('a backup leaves out what was played under other rules, and nothing else that is wrong', async () => {
  const [good, old] = [savedMatch(KELTIS, 'a'), { ...savedMatch(KELTIS, 'b'), rules: 0 }];
  const reading = await readFile(printBackup([good, old], []), NOW);
  expect(reading).toMatchObject({ ok: true, matches: [{ id: 'a' }], outdated: 1 });
  const strange = { ...savedMatch(KELTIS, 'c'), players: [{ kind: 'cat', name: 'Mimi' }] };
  const { en } = await refused(printBackup([good, strange as never], []));
  expect(en).toBe('matches[1]: The players are wrong. | players: is not a list of 2');
});

test('a link holds the whole match, and a damaged one says so', async () => {
  const link = await toRecordLink({ ...RECORD, players: ['Mia', 'Otto'] });
  expect(link).toMatch(/^~[\w-]+$/);
  const opened = await openKept(link);
  if (!opened.ok) throw new Error('the link is whole');
  expect(opened.kept.names).toEqual(['Mia', 'Otto']);
  expect(opened.kept.timeline.record).toEqual(RECORD);
  for (const damaged of [link.slice(0, -9), `${link.slice(0, 40)}A${link.slice(41)}`, '~', '~%'])
    expect(await openKept(damaged)).toMatchObject({ ok: false });
});

test('a link without a seed carries its deals', async () => {
  const { seed: _, ...dealt } = RECORD;
  const opened = await openKept(await toRecordLink(dealt satisfies MatchRecord));
  expect(opened.ok && opened.kept.timeline.result).toEqual(RECORD.result);
});

test('playing on keeps table, luck and moves; one person, the rest bots; it is casual', async () => {
  const opened = await openKept(await toRecordLink(RECORD));
  if (!opened.ok) throw new Error('the link is whole');
  const people: readonly Player[] = [
    { kind: 'person', name: 'Mia' },
    { kind: 'person', name: 'Otto' },
  ];
  const fork = { at: 10, seat: 1, name: 'Lea' };
  const match = playOn({ ...opened.kept, players: people }, fork, 'new', NOW)!;
  expect(match).toMatchObject({ seed: RECORD.seed, first: RECORD.first, casual: true });
  expect(match.moves).toEqual(RECORD.moves.slice(0, 10));
  expect(match.players.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  expect(match.players[0]!.name).not.toBe('Otto');
  expect(match.result).toBeUndefined();
  expect(playOn(opened.kept, { ...fork, at: RECORD.moves.length }, 'new', NOW)).toBeNull();
});

test('whoever plays on finds the bots that sat there, and medium ones for people who did, under other names', async () => {
  const record = playMatch(findGame('linko')!, 4, 'fork').record();
  const opened = await openKept(await toRecordLink(record));
  if (!opened.ok) throw new Error('the link is whole');
  const bot: Player = { kind: 'bot', name: 'Ida', level: 'hard', temper: 'greedy' };
  const [medium] = OPPONENTS.filter(({ level }) => level === 'medium');
  const people = ['Mia', 'Lea', medium!.name].map((name): Player => ({ kind: 'person', name }));
  const { players } = playOn(
    { ...opened.kept, players: [...people, bot] },
    { at: 3, seat: 1, name: 'Otto' },
    'new',
    NOW,
  )!;
  expect(players[1]).toEqual({ kind: 'person', name: 'Lea' });
  expect(players[3]).toEqual(bot);
  for (const stand of [players[0]!, players[2]!]) {
    expect(stand).toMatchObject({ kind: 'bot', level: 'medium' });
    expect(people.map(({ name }) => name)).not.toContain(stand.name);
  }
  expect(new Set(players.map(({ name }) => name)).size).toBe(4);
});

test('a link that would unpack to more than a match can be is none', async () => {
  const link = await toRecordLink({ ...RECORD, players: ['x'.repeat(1_100_000), ''] });
  expect(link.length).toBeLessThan(10_000);
  expect(await openKept(link)).toEqual({ ok: false, fault: { kind: 'link' } });
});

test('matches that differ in their moves or their options have different names', async () => {
  const { result: _, ...open } = RECORD;
  const other = playMatch(findGame('keltis')!, 2, 'kept', 0, { pairs: 'any' }).record('referee');
  const files = [
    RECORD,
    { ...open, moves: RECORD.moves.slice(0, 9) },
    { ...open, moves: [] },
    { ...other, moves: [] },
    { ...open, moves: [], first: 1 },
  ];
  const readings = await Promise.all(files.map((file) => readFile(JSON.stringify(file), NOW)));
  const ids = readings.flatMap((reading) => (reading.ok ? reading.records.map(({ id }) => id) : []));
  expect(new Set(ids).size).toBe(files.length);
});

test('rounds are stepped over one by one', () => {
  const rounds = [0, 20, 45];
  expect([0, 19, 20, 60].map((at) => roundAt(rounds, at))).toEqual([0, 0, 1, 2]);
  expect([0, 5, 20, 21].map((at) => roundBack(rounds, at))).toEqual([0, 0, 0, 20]);
  expect([0, 20, 45].map((at) => roundOn(rounds, at, 70))).toEqual([20, 45, 70]);
});
