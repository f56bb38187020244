import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `checksum` is null for the engine, which shows `playRandomly` no single moves. */
export interface Run {
  readonly decisions: number;
  readonly checksum: number | null;
  /** CPU time of the best pass. */
  readonly seconds: number;
}

export interface Task {
  readonly games: number;
  readonly seed: number;
  readonly passes: number;
}

export function hasCompiler(): boolean {
  return spawnSync('g++', ['--version']).status === 0;
}

/** Compiles linko.cpp into a temporary folder, which is gone when `use` is done. */
export async function withCpp<T>(use: (play: (task: Task) => Run) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
  try {
    const program = join(folder, 'linko');
    const source = fileURLToPath(new URL('linko.cpp', import.meta.url));
    execFileSync('g++', ['-std=c++17', '-O3', '-march=native', source, '-o', program]);
    const play = ({ games, seed, passes }: Task): Run =>
      JSON.parse(execFileSync(program, [games, seed, passes].map(String), { encoding: 'utf8' }));
    return await use(play);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
