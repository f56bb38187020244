import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** The real server as a process of its own, with a fresh store and the built app. */
export class OnlineServer {
  private readonly app: string;
  /** Where it keeps its store. */
  readonly data = mkdtempSync(join(tmpdir(), 'quartet-online-'));
  private process: ChildProcess | null = null;
  url = '';

  constructor(app: string) {
    this.app = app;
  }

  /** Started again, it is at the same address. */
  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const flags = ['--port', port, '--data', this.data, '--app', this.app, '--bot-floor', '0', '--no-limits'];
    const started = spawn(process.execPath, [CLI, 'serve', ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    this.url = await new Promise<string>((resolve, reject) => {
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        const found = /Quartet is at (\S+)/.exec(text);
        if (found) resolve(found[1]!);
      });
      started.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
    });
  }

  /** As a crash does it: nothing is said, nothing is put in order. */
  async crash(): Promise<void> {
    const running = this.process!;
    running.kill('SIGKILL');
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
  }

  async stop(): Promise<void> {
    if (this.process) await this.crash();
    rmSync(this.data, { recursive: true, force: true });
  }
}
