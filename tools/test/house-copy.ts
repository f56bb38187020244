import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the repository as git knows it, with the same dependencies: what is done there is done to nobody. */
export class HouseCopy implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'quartet-copy-'));
  private readonly folders = new Set<string>();
  private readonly running = new Set<ChildProcess>();

  /** `isChecked`: with what the type checker found out, for whoever asks it again. */
  constructor({ isChecked = false } = {}) {
    const listed = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    // It saves the checker work only if it stays newer than what it is about.
    const checked = isChecked
      ? globSync('{tools,games,{packages,apps}/*,tools/*}/.types/**', { cwd: ROOT })
      : [];
    for (const file of [...listed, ...checked.sort((x, y) => writtenAt(x) - writtenAt(y))]) {
      if (statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile()) this.copy(file);
    }
    this.linkModules();
    git(this.root, 'init', '--quiet');
    // What our git has packed, the copy's need not pack again.
    const packed = git(ROOT, 'rev-parse', '--path-format=absolute', '--git-path', 'objects');
    writeFileSync(join(this.root, '.git/objects/info/alternates'), packed);
    git(this.root, 'add', '--all');
  }

  private copy(file: string): void {
    const to = join(this.root, file);
    const folder = dirname(to);
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.folders.add(folder);
    copyFileSync(join(ROOT, file), to);
  }

  /** Each package is linked by itself, since the house's own must lead into the copy. */
  private linkModules(): void {
    const [from, to] = [join(ROOT, 'node_modules'), join(this.root, 'node_modules')];
    mkdirSync(join(to, '@quartet'), { recursive: true });
    const packages = readdirSync(from).filter((name) => name === '.bin' || !/^\.|^@quartet$/.test(name));
    for (const name of packages) symlinkSync(join(from, name), join(to, name), 'junction');
    for (const name of readdirSync(join(from, '@quartet'))) {
      symlinkSync(readlinkSync(join(from, '@quartet', name)), join(to, '@quartet', name), 'junction');
    }
    const ofServer = 'apps/server/node_modules';
    if (existsSync(join(ROOT, ofServer))) {
      symlinkSync(join(ROOT, ofServer), join(this.root, ofServer), 'junction');
    }
  }

  /** What is not as it was copied: the letters of `git status`, and the file or folder. */
  changes(): readonly string[] {
    const status = git(this.root, 'status', '--porcelain=v1').split('\n');
    return status.filter((line) => line !== '' && !line.startsWith('A  ')).map((line) => line.slice(1));
  }

  /** The lines added and taken away in a file. */
  diff(file: string): readonly string[] {
    const lines = git(this.root, 'diff', '--unified=0', file).split('\n');
    return lines.filter((line) => /^[+-](?![+-])/.test(line));
  }

  /** Runs a program of the copy; its output, or an error that has it. */
  run(args: readonly string[], input = ''): Promise<string> {
    // The copy's own test runner must not take itself for ours.
    const { VITEST: _, VITEST_MODE: __, NODE_ENV: ___, ...env } = process.env;
    const child = spawn(process.execPath, [...args], { cwd: this.root, env: { ...env, CI: 'true' } });
    this.running.add(child);
    return new Promise((resolve, reject) => {
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      child.stdin.on('error', () => {});
      child.once('error', reject);
      child.once('close', (status) => {
        this.running.delete(child);
        if (status === 0) resolve(said);
        else reject(new Error(`${args.join(' ')} ended with ${status}:\n${said}`));
      });
      child.stdin.end(input);
    });
  }

  [Symbol.dispose](): void {
    for (const child of this.running) child.kill('SIGKILL');
    rmSync(this.root, { recursive: true, force: true });
  }
}

function writtenAt(file: string): number {
  return statSync(join(ROOT, file)).mtimeMs;
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
}
