import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
const OUTGOING_CALLS = new URL('outgoing-calls.ts', import.meta.url).href;
/** Runs in the server before everything else, not in its threads: whoever started it may ask for a collection, and how much is left. */
const COLLECTOR = `data:text/javascript,${encodeURIComponent(
  "process.channel?.unref(); if (process.channel) process.on('message', (what) => { if (what === 'collect') { gc(); gc(); } process.send({ memory: process.memoryUsage(), cpu: process.cpuUsage() }); });",
)}`;

export interface Vitals {
  readonly memory: ReturnType<typeof process.memoryUsage>;
  /** Microseconds of processor time since its start, of all threads. */
  readonly cpu: ReturnType<typeof process.cpuUsage>;
}

/** A server of our own, with all its limits; it believes what addresses are said, as behind a proxy. */
export class ServerProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  readonly url: string;
  /** What it complained of. */
  complaints = '';

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
    this.ended = once(child, 'exit');
    child.stdout!.on('data', (text: string) => {
      if (text.includes('"level":50')) this.complaints += text;
    });
    child.stderr!.on('data', (text: string) => {
      this.complaints += text;
    });
  }

  static async start(place: readonly string[]): Promise<ServerProcess> {
    const flags = ['serve', '--port', '0', '--log', 'error', '--trust-proxy', '--workers', '1', ...place];
    const loaded = ['--import', COLLECTOR, '--import', OUTGOING_CALLS];
    const child = spawn(process.execPath, ['--expose-gc', ...loaded, MAIN, ...flags], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    child.stdout!.setEncoding('utf8');
    child.stderr!.setEncoding('utf8');
    let said = '';
    child.stderr!.on('data', (text: string) => {
      said += text;
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout!.on('data', (text: string) => {
        said += text;
        const found = /Quartet is at http:\/\/[^\s:]+:(\d+)/.exec(said);
        if (found) resolve(`http://127.0.0.1:${found[1]}`);
      });
      child.once('exit', (status) => reject(new Error(`The server ended with ${status}. ${said}`)));
    });
    return new ServerProcess(child, url);
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** As it is, or after everything that can be let go was. */
  async vitals(how: 'as it is' | 'collect'): Promise<Vitals> {
    const answer = once(this.child, 'message');
    this.child.send(how);
    return ((await answer) as [Vitals])[0];
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}
