import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineWindow } from './engine-window.ts';

/** Nothing that asks somebody else, and no page that opens by itself. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.newtabpage.preload': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // One page is all there is: no process waits for the next.
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // A window that nobody looks at has the focus all the same: without it Enter presses nothing.
  'focusmanager.testmode': true,
  // Its own ones are not unpacked and started either, a quarter of its start.
  'extensions.enabledScopes': 0,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // A finger that a busy machine lifts late has tapped all the same: after 300 ms it would have pressed long, and clicked nothing.
  'apz.max_tap_time': 10_000,
};

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Firefox itself, asked over WebDriver BiDi. */
export async function startFirefox(executable: string): Promise<EngineWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'quartet-firefox-'));
  const settings = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), settings.join('\n'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const firefox = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    firefox.once('exit', (status) => reject(new Error(`Firefox ended with ${status}: ${said}`)));
  });
  const line = await BidiLine.open(`${address}/session`);
  const { capabilities } = await line.ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { context } = await line.ask<{ context: string }>('browsingContext.create', { type: 'window' });
  return {
    version: capabilities.browserVersion,
    go: async (url) => {
      await line.ask('browsingContext.navigate', { context, url, wait: 'complete' });
      await line.ask('browsingContext.activate', { context });
    },
    back: async () => {
      await line.ask('browsingContext.traverseHistory', { context, delta: -1 });
    },
    call: async (source) => {
      const asked = { expression: source, awaitPromise: true, target: { context } };
      const said = await line.ask<Said>('script.evaluate', asked);
      if (said.type === 'exception') throw new Error(said.exceptionDetails.text);
      return said.result.value;
    },
    act: async (source) => {
      await line.ask('input.performActions', { context, actions: [source] });
    },
    resize: async ({ width, height }) => {
      await line.ask('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      const ended = firefox.exitCode === null ? once(firefox, 'exit') : null;
      line.close();
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Said =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Questions and answers over one socket. */
class BidiLine {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const answer: Answer = JSON.parse(String(data));
      this.waiting.get(answer.id ?? 0)?.(answer);
      this.waiting.delete(answer.id ?? 0);
    };
  }

  static async open(url: string): Promise<BidiLine> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiLine(socket);
  }

  async ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.asked;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result as T;
  }

  close(): void {
    this.socket.close();
  }
}
