#!/usr/bin/env node
// Plain JavaScript for whatever Node the shell finds: runs the command line on the bundled Node 26.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENOUGH = 26;
const self = realpathSync(fileURLToPath(import.meta.url));
const root = join(dirname(self), '../../..');
const bundled = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

if (Number(process.versions.node.split('.')[0]) >= ENOUGH) await runHere();
else runBundled();

/** What was stripped and compiled once need not be again; without a single file to strip, 20 MB less are held. */
async function runHere() {
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  await import('../src/main.ts');
}

function runBundled() {
  if (!existsSync(bundled)) {
    const { status } = spawnSync(process.execPath, [join(root, 'tools/bootstrap.js')], { stdio: 'inherit' });
    if (status !== 0 || !existsSync(bundled)) process.exit(1);
  }
  const child = spawn(bundled, [self, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // Whoever ends us means the command: a server has goodbyes to say first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`quartet: cannot start Node: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (status, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exit(status ?? 1);
  });
}
