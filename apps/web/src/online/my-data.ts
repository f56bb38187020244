import { ask } from './api.ts';

/** Everything the server has of me, with the records of my finished matches; null: it does not answer, or knows nobody. */
export async function myData(): Promise<object | null> {
  const answer = await ask<object>('GET', ['me', 'export']);
  return answer.ok ? answer.value : null;
}

/** Friends I asked for and people I keep away, as a file has them; whom this server does not know is passed over. */
export async function bringBonds(bonds: unknown): Promise<void> {
  if (!Array.isArray(bonds)) return;
  for (const { other, kind } of bonds.map(Object))
    if (typeof other === 'string' && (kind === 'friend' || kind === 'block'))
      await ask('PATCH', ['me', 'people', other], {
        [kind === 'friend' ? 'friend' : 'blocked']: true,
      });
}
