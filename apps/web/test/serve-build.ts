import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url));

/** A build of the app behind its static server, on a free port; without a folder, the one of `npm run build`. */
export async function serveBuild(folder?: string): Promise<{ readonly url: string; stop(): void }> {
  const server = spawn(process.execPath, folder === undefined ? [SERVE] : [SERVE, folder], {
    env: { ...process.env, PORT: '0' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    server.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
  });
  return { url, stop: () => server.kill() };
}
