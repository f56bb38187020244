import { join } from 'node:path';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { lockFolder } from './folder-lock.ts';
import { openSqlite } from './open-sqlite.ts';
import { SqliteCommits } from './sqlite-commits.ts';
import type { FromThread, Job, ToThread } from './sqlite-jobs.ts';

// The thread of the embedded store: one connection, which does one thing at a time.

if (!parentPort) throw new Error('This file is the thread of the embedded store.');
const port = parentPort;
const say = (message: FromThread): void => port.postMessage(message);

try {
  await serve(workerData.folder);
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  port.close();
}

async function serve(folder: string): Promise<void> {
  const lock = lockFolder(folder);
  const db = await openSqlite(join(folder, 'quartet.db'));
  const commits = new SqliteCommits(db);
  const waiting: Job[] = [];
  let closing = false;
  const receive = (message: ToThread): void => {
    if (message === 'close') closing = true;
    else waiting.push(...message.jobs);
  };
  port.on('message', (message: ToThread) => {
    receive(message);
    do {
      for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) {
        receive(more.message);
      }
      commits.next(waiting, (answers) => say({ answers }));
    } while (waiting.length > 0);
    if (!closing) return;
    db.close();
    lock[Symbol.dispose]();
    port.close();
  });
  say('ready');
}
