import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { print, vitalsOf } from './vitals.ts';

const QUARTET = fileURLToPath(new URL('../../apps/cli/bin/quartet.js', import.meta.url));
const EVERY = 15_000;

/** Lets people play against the server, and says meanwhile what it holds. `flags` are those of `quartet load`. */
export async function underLoad(url: string, flags: readonly string[]): Promise<void> {
  const player = spawn(process.execPath, [QUARTET, 'load', '--server', url, ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const over = once(player, 'exit');
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const began = performance.now();
  let most = 0;
  while (!isOver) {
    await Promise.race([wait(EVERY), over]);
    const vitals = await vitalsOf(url);
    most = Math.max(most, vitals.resident);
    print(`after ${Math.round((performance.now() - began) / 1000)} s`, vitals);
  }
  console.log(`at most ${most.toFixed(1)} MB resident`);
}
