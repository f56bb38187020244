import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { SqliteCommits } from './sqlite-commits.ts';
import type { FromThread, ToThread } from './sqlite-jobs.ts';

// The thread of the embedded store: one connection, which does one thing at a time.

if (!parentPort) throw new Error('This file is the thread of the embedded store.');
const port = parentPort;
const say = (message: FromThread): void => port.postMessage(message);

const db = openDurably(workerData.file);
const commits = new SqliteCommits(db);
let isClosing = false;

port.on('message', (message: ToThread) => {
  receive(message);
  do {
    for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) {
      receive(more.message);
    }
    commits.next((answers) => say({ answers }));
  } while (commits.hasWork);
  if (!isClosing) return;
  db.close();
  port.close();
});
say('ready');

function receive(message: ToThread): void {
  if (message === 'close') isClosing = true;
  else commits.add(message.jobs);
}

function openDurably(file: string): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 5000 });
  opened.exec('pragma synchronous = full');
  // Who deleted their data is gone from the file's bytes, too; zeroes where pages are written anyway cost nothing.
  opened.exec('pragma secure_delete = fast');
  // On macOS only this reaches the disk; elsewhere it changes nothing.
  opened.exec('pragma fullfsync = on');
  // Measured with 256 writers: a quarter less is written, and the slowest answers take half as long.
  opened.exec('pragma wal_autocheckpoint = 16000');
  opened.exec('pragma cache_size = -16384');
  return opened;
}
