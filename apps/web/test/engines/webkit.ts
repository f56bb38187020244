import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Size } from '../visitor.ts';
import type { EngineWindow } from './engine-window.ts';

const XVFB = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '1600x1100x24';
/** Milliseconds between two looks whether the driver listens. */
const LOOK = 50;

/** On a screen that nobody sees: nothing is put together by a graphics card that is not there. */
const PLAIN = { GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** What it takes to drive it. */
export const TOOLS: readonly string[] = [XVFB, DRIVER];

/** WebKitGTK's own small browser on a screen that nobody sees, asked over WebDriver. */
export async function startWebKit(browser: string): Promise<EngineWindow> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstWords(screen);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, ...PLAIN, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const said = body && { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...said });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  while (!(await ask('GET', '/status').catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId, capabilities } = await ask<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const run = <T>(script: string): Promise<T> =>
    ask('POST', `${session}/execute/sync`, { script: `return ${script}`, args: [] });
  return {
    version: capabilities.browserVersion,
    go: (url) => ask('POST', `${session}/url`, { url }),
    back: () => ask('POST', `${session}/back`, {}),
    call: (source) => run(source),
    act: (source) => ask('POST', `${session}/actions`, { actions: [source] }),
    // The window has a bar of its own above the page.
    resize: async ({ width, height }) => {
      await ask('POST', `${session}/window/rect`, { width, height });
      const { height: inner } = await run<Size>('{ width: innerWidth, height: innerHeight }');
      await ask('POST', `${session}/window/rect`, { width, height: 2 * height - inner });
    },
    close: async () => {
      await ask('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function firstWords(from: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    from.stdout!.once('data', (text) => resolve(String(text).trim()));
    from.once('error', reject);
    from.once('exit', (status) => reject(new Error(`${from.spawnfile} ended with ${status}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
