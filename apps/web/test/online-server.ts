import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from './built-server.ts';

/** Loading its modules makes much that is soon forgotten. */
const ROOM = '--max-semi-space-size=32';

/** Where one of this process was before: browsers still have what it served, which is the same app. */
let known = '0';

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

  /** Started again, it is at the same address; the first time, at any that is free. */
  async start(): Promise<void> {
    if (this.url !== '') return this.startAt(new URL(this.url).port);
    const port = known;
    known = '0';
    await this.startAt(port).catch(() => this.startAt('0'));
  }

  private async startAt(port: string): Promise<void> {
    const flags = ['--port', port, '--data', this.data, '--app', this.app, '--bot-floor', '0', '--no-limits'];
    const started = spawn(process.execPath, [ROOM, await builtServer(), 'serve', ...flags], {
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
    if (this.url !== '') known = new URL(this.url).port;
    rmSync(this.data, { recursive: true, force: true });
  }
}
