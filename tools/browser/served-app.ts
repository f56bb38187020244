import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../../apps/web/serve.ts', import.meta.url));

export interface ServedApp {
  readonly url: string;
  stop(): void;
}

/** The built app, behind the server that `npm start` runs, on a free port. */
export async function serveApp(): Promise<ServedApp> {
  const server = spawn(process.execPath, [SERVE], { env: { ...process.env, PORT: '0' } });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    server.once('exit', (status) => reject(new Error(`apps/web/serve.ts ended with ${status}`)));
  });
  return { url, stop: () => server.kill() };
}
