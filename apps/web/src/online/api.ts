import type { Problem } from '@quartet/protocol';

/** What the server says; `problem` is null when it cannot be reached. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem | null };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  const said = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(`/api/${path}`, { method, ...said });
    const answer = await response.json();
    return response.ok ? { ok: true, value: answer } : { ok: false, problem: answer.problem ?? null };
  } catch {
    return { ok: false, problem: null };
  }
}
