import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ownSecret } from '../../src/admin/secret.ts';
import { openStore } from '../../src/store/open-store.ts';
import { temporaryFolder } from '../tables/sitting.ts';
import { newTable, unit } from './units.ts';

const modes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );

test.skipIf(process.platform === 'win32')(
  'only their owner can read the files, whatever the folder',
  async () => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const store = await openStore({ data: folder.path });
    await ownSecret(folder.path);
    await store.append(unit(newTable(), 1));
    const files = modes(folder.path);
    expect(Object.keys(files).sort()).toEqual([
      'admin-token',
      'quartet.db',
      'quartet.db-shm',
      'quartet.db-wal',
      'quartet.lock',
      'quartet.lock-journal',
      'quartet.pid',
    ]);
    expect(new Set(Object.values(files))).toEqual(new Set(['600']));
    await store.close();
    // One that an earlier version has left open to all is closed.
    chmodSync(join(folder.path, 'quartet.db'), 0o644);
    await (await openStore({ data: folder.path })).close();
    expect(new Set(Object.values(modes(folder.path)))).toEqual(new Set(['600']));
  },
);

test('a database that was emptied is not a new server', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'quartet.db');
  await (await openStore({ data: folder.path })).close();
  truncateSync(file);
  // What was not yet put in order may still be saved by hand; SQLite would throw it away.
  writeFileSync(`${file}-wal`, 'the last moves');
  const refused = `${file} cannot be opened: it is empty, though a server was here`;
  await expect(openStore({ data: folder.path })).rejects.toThrow(refused);
  expect([statSync(file).size, readFileSync(`${file}-wal`, 'utf8')]).toEqual([0, 'the last moves']);
  rmSync(`${file}-wal`);
  const bare = new DatabaseSync(file);
  bare.exec('create table other (id integer)');
  bare.close();
  await expect(openStore({ data: folder.path })).rejects.toThrow(refused);
});

test('a first start that was killed halfway is begun again', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'quartet.db.new'), 'half of a database');
  const store = await openStore({ data: folder.path });
  expect(await store.append(unit(newTable(), 1))).toBe('stored');
  await store.close();
  expect(existsSync(join(folder.path, 'quartet.db.new'))).toBe(false);
});
