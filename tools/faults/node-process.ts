import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/cli/bin/quartet.js', import.meta.url));
const SETTABLE_CLOCK = new URL('settable-clock.ts', import.meta.url).href;
/** As `npm start` has it. */
const LITTLE_FOR_THE_YOUNG = '--max-semi-space-size=8';

/** One `quartet serve` that can be killed and started again, stopped and woken, and told another time of day. */
export class NodeProcess {
  readonly flags: readonly string[];
  private readonly main: string;
  /** Where it listens; null: it does not. */
  port: number | null = null;
  /** What it complained of, over all its lives. */
  complaints = '';
  private child: ChildProcess | null = null;
  private ended: Promise<number | null> = Promise.resolve(null);
  private readonly folder = mkdtempSync(join(tmpdir(), 'quartet-node-'));
  private readonly clock = join(this.folder, 'clock');

  /** `main`: another build of the same. */
  constructor(flags: readonly string[], main = MAIN) {
    this.main = main;
    this.flags = ['serve', '--port', '0', '--log', 'error', '--no-limits', ...flags];
    writeFileSync(this.clock, '0');
    process.once('exit', () => {
      this.child?.kill('SIGKILL');
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async start(): Promise<void> {
    // A new process has the right time.
    writeFileSync(this.clock, '0');
    const child = spawn(
      process.execPath,
      [LITTLE_FOR_THE_YOUNG, '--import', SETTABLE_CLOCK, this.main, ...this.flags],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, SET_CLOCK_BY: this.clock },
      },
    );
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
    if (this.child === child && this.isRunning) this.port = port;
  }

  /** It does nothing until it is woken, and does not know. */
  suspend(): void {
    this.child?.kill('SIGSTOP');
  }

  wake(): void {
    this.child?.kill('SIGCONT');
  }

  /** The time of day of its machine is wrong by so many milliseconds from now on. */
  setClock(by: number): void {
    writeFileSync(this.clock, String(by));
    this.child?.kill('SIGUSR2');
  }

  /** By SIGKILL: without a word. By SIGTERM: says with which status it ended. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.port = null;
    this.child?.kill(signal);
    return this.ended;
  }
}
