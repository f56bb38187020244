import type { Problem } from '@quartet/protocol';

/** What the server says; `problem` is null when it cannot be reached. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem | null };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The segments of an address below `/api`, as they are: `apiAddress` encodes them. */
export type ApiPath = readonly string[];

/** Null: no address leads there, since browsers resolve dots themselves, encoded or not. */
export function apiAddress(path: ApiPath): string | null {
  if (path.some((segment) => /^\.{0,2}$/.test(segment) || !segment.isWellFormed())) return null;
  return `/api/${path.map(encodeURIComponent).join('/')}`;
}

const NOWHERE: Problem = { code: 'not-found', message: 'No address leads there.' };

/** `said`: parameters stand in the address, anything else is the body. */
export async function ask<T>(
  method: Method,
  path: ApiPath,
  said?: URLSearchParams | object,
): Promise<Answer<T>> {
  const address = apiAddress(path);
  if (address === null) return { ok: false, problem: NOWHERE };
  const isQuery = said instanceof URLSearchParams;
  const body =
    isQuery || !said ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) };
  try {
    const response = await fetch(isQuery ? `${address}?${said}` : address, { method, ...body });
    const answer = await response.json();
    return response.ok ? { ok: true, value: answer } : { ok: false, problem: answer.problem ?? null };
  } catch {
    return { ok: false, problem: null };
  }
}
