import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitors } from './serving.ts';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** `quartet serve` as a process of its own, with everything it prints. */
export class ServingProcess implements AsyncDisposable {
  readonly data: string;
  readonly visitors: Visitors;
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  private constructor(child: ChildProcess, data: string, url: string, output: string) {
    this.child = child;
    this.data = data;
    this.visitors = new Visitors(url);
    this.output = output;
    child.stdout!.on('data', (text) => {
      this.output += text;
    });
    this.ended = new Promise((resolve) => child.once('close', resolve));
  }

  /** `data`: the folder of one that ended; a new one if left out. */
  static async start(
    flags: readonly string[] = [],
    data = mkdtempSync(join(tmpdir(), 'quartet-process-')),
  ): Promise<ServingProcess> {
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', data, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /Quartet is at (http:\S+)/.exec(output);
        if (found) resolve(found[1]!);
      });
      child.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
    });
    child.stdout.removeAllListeners('data');
    return new ServingProcess(child, data, url, output);
  }

  /** Asks it to end; says with which status it did. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
    rmSync(this.data, { recursive: true, force: true });
  }
}
