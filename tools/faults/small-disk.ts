import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '192m';
const PIECE = Buffer.alloc(64 * 1024);

/** A disk of our own in memory that can be full: writing to it then fails as on any full disk. */
export class SmallDisk implements Disposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Null: this user may not mount one. */
  static mount(): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'quartet-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
    if (status === 0) return new SmallDisk(folder);
    rmSync(folder, { recursive: true });
    return null;
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(join(this.folder, 'ballast'), 'w');
    try {
      for (let size = PIECE.length; size >= 1; ) {
        try {
          writeSync(file, PIECE, 0, size);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  clear(): void {
    rmSync(join(this.folder, 'ballast'), { force: true });
  }

  [Symbol.dispose](): void {
    spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
