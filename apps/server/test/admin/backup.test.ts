import { createHash } from 'node:crypto';
import { historySchema } from '@quartet/protocol/ratings';
import { LONG } from '@quartet/testkit/long';
import { lendDatabase } from '@quartet/testkit/postgres';
import { expect, test } from 'vitest';
import { writeBackup } from '../../src/admin/backup.ts';
import { openForReading } from '../../src/admin/reader.ts';
import { restoreBackup } from '../../src/admin/restore.ts';
import { countMatch } from '../../src/ratings/count-match.ts';
import { openStore, type StorePlace } from '../../src/store/open-store.ts';
import { act, begun, EASY, look, make, playOut } from '../http/playing.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { addPeople, person, storeMatch } from '../ratings/ladder-matches.ts';
import { temporaryFolder } from '../tables/sitting.ts';

async function backupOf(place: StorePlace): Promise<string[]> {
  const reader = await openForReading(place);
  const lines: string[] = [];
  await writeBackup(reader, async (line) => void lines.push(line.trimEnd()));
  await reader.close();
  return lines;
}

async function restore(place: StorePlace, lines: readonly string[]): Promise<string> {
  const store = await openStore(place);
  try {
    await restoreBackup(store, async function* () {
      yield* lines;
    });
    return 'restored';
  } catch (error) {
    return String((error as Error).message);
  } finally {
    await store.close();
  }
}

/** What must be the same before and after; when it was made and by what clock is not. */
const content = (lines: readonly string[]): string[] => lines.slice(1, -1).sort();

test('a backup of a working server goes through PostgreSQL and back, and the games go on', LONG, async () => {
  await using serving = await Serving.start();
  const ann = await serving.program('Ann');
  const bob = await serving.guest('Bob');
  const over = await begun([ann, bob], { game: 'combos', seats: 2 });
  await playOut([ann, bob], over.table);
  await expect.poll(async () => (await ann.ask('GET /api/me/history', historySchema)).games.length).toBe(1);
  const running = await begun([ann, bob], { game: 'linko', seats: 2 });
  await act(bob, running.table, { type: 'chat', text: 'until tomorrow' });
  const before = await look(ann, running.table);
  const first = await backupOf({ data: serving.data });
  await serving.stop();
  for (const kept of ['ended', 'played', 'rating'])
    expect(first.some((line) => line.startsWith(`{"in":"${kept}"`))).toBe(true);

  await using postgres = await lendDatabase();
  const database = { database: postgres.url };
  expect(await restore(database, first)).toBe('restored');
  const second = await backupOf(database);
  expect(content(second)).toEqual(content(first));
  using folder = temporaryFolder();
  expect(await restore({ data: folder.path }, second)).toBe('restored');

  await using again = await Serving.start({ data: folder.path });
  const [annAgain, bobAgain] = [new Visitor(again.url, ann.token), new Visitor(again.url)];
  bobAgain.cookie = bob.cookie;
  const after = await look(annAgain, running.table);
  expect({ ...after, news: [] }).toEqual({ ...before, news: [] });
  const end = await playOut([annAgain, bobAgain], running.table);
  expect(end.result).not.toBe(null);
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('a backup that is cut off, changed, foreign or of the future is refused, and the store stays empty', async () => {
  await using serving = await Serving.start();
  await make(await serving.program('Ann'), { game: 'linko', seats: 2, bots: [null, EASY] });
  const lines = await backupOf({ data: serving.data });
  const changed = lines.map((line) => line.replace('"Ann"', '"Eve"'));
  const future = [lines[0]!.replace('0001-tables', '9999-later'), ...lines.slice(1)];
  const cases: readonly [readonly string[], string | RegExp][] = [
    [lines.slice(0, -1), /cut off after line \d+/],
    [changed, 'The backup was changed'],
    [future, 'a newer Quartet'],
    [['{"record": 1}'], 'Line 1 does not say'],
    [['not json'], 'Line 1 is not JSON.'],
    [['{"quartet":"backup","format":{"toString":1}}'], 'The backup has format {"toString":1}'],
    [[`{"quartet":"backup","format":${nested(200_000)}}`], 'Line 1 is nested more than 20 deep.'],
    [['{"quartet":"backup","format":1,"migrations":[{"toString":1}]}'], 'a newer Quartet'],
    [[lines[0]!, `{"in":"log","row":{"at":${nested(200_000)}}}`], 'Line 2 is nested more than 20 deep.'],
    [[lines[0]!, `{"in":"${'x'.repeat(100_000)}","row":{}}`], /^.{1,200}$/],
    [[lines[0]!, '{"in":"pg_shadow","row":{}}'], 'Line 2: "in" is "pg_shadow"'],
    [[lines[0]!, '{"in":"log","row":{"table_id; drop table log":1}}'], 'Line 2: "log" has no column'],
    [[...lines, lines[1]!], 'after the end of the backup'],
  ];
  using folder = temporaryFolder();
  for (const [wrong, reason] of cases) expect(await restore({ data: folder.path }, wrong)).toMatch(reason);
  expect(await restore({ data: folder.path }, lines)).toBe('restored');
  expect(await restore({ data: folder.path }, lines)).toMatch('The store is not empty');
});

test('a backup of before says not how many people somebody has met; it is counted when it is restored', async () => {
  using before = temporaryFolder();
  const store = await openStore({ data: before.path });
  await addPeople(store, 'ann', 'bob', 'cid');
  for (const other of ['bob', 'cid', 'bob']) {
    const table = `met-${other}-${Math.random()}`;
    await storeMatch(store, { table, sitters: [person('ann'), person(other)] });
    await countMatch(store, table);
  }
  await store.close();
  const lines = (await backupOf({ data: before.path }))
    .slice(0, -1)
    .map((line) => line.replace(/,"(people|moved)":\d+/, '').replace(/,"\d+-meetings"/, ''));
  const sha256 = createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
  using after = temporaryFolder();
  const foot = JSON.stringify({ rows: lines.length - 1, sha256 });
  expect(lines.filter((line) => /"(people|moved)":|meetings/.test(line))).toEqual([]);
  expect(await restore({ data: after.path }, [...lines, foot])).toBe('restored');
  const restored = await openStore({ data: after.path });
  const rows = await restored.db
    .selectFrom('rating')
    .select(['person', 'people'])
    .orderBy('person')
    .execute();
  await restored.close();
  expect(rows).toEqual([
    { person: 'ann', people: 2 },
    { person: 'bob', people: 1 },
    { person: 'cid', people: 1 },
  ]);
});
