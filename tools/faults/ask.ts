import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE = 60_000;

/** One request over a bad line: asked again until it is answered. Its doing must not matter if done twice. */
export async function askUntilAnswered<T>(
  url: string,
  path: string,
  body: object | null,
  token?: string,
): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.ok) return (await response.json()) as T;
      // What was sent again and again while nobody answered may have been too much.
      const isPatient = response.status >= 500 || response.status === 429;
      if (!isPatient) throw new Error(`${path} is refused: ${await response.text()}`);
    } catch (error) {
      const isRefused = error instanceof Error && error.message.includes('is refused');
      if (isRefused || performance.now() > until) throw error;
    }
    await wait(100);
  }
}
