import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/cli/bin/quartet.js', import.meta.url));
/** As `npm start` has it. */
const HALF_THE_YOUNG = '--max-semi-space-size=16';

/** One `quartet serve` that can be killed and started again. */
export class NodeProcess {
  readonly flags: readonly string[];
  /** Where it listens; null: it does not. */
  port: number | null = null;
  /** What it complained of, over all its lives. */
  complaints = '';
  private child: ChildProcess | null = null;
  private ended: Promise<number | null> = Promise.resolve(null);

  constructor(flags: readonly string[]) {
    this.flags = ['serve', '--port', '0', '--log', 'error', '--no-limits', ...flags];
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [HALF_THE_YOUNG, MAIN, ...this.flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.ended = new Promise((resolve) => child.once('close', resolve));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
    });
    let said = '';
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (text.includes('"level":50')) this.complaints += text;
        const found = /Quartet is at http:\/\/[^\s:]+:(\d+)/.exec(said);
        if (found) resolve(Number(found[1]));
      });
      child.once('exit', (status) => reject(new Error(`A node ended with ${status}. ${this.complaints}`)));
    });
    if (this.child === child && child.exitCode === null && child.signalCode === null) this.port = port;
  }

  /** By SIGKILL: without a word. By SIGTERM: says with which status it ended. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.port = null;
    this.child?.kill(signal);
    return this.ended;
  }
}
