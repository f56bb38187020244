import { Complaint } from '../complaint.ts';

/** One request to the HTTP door; whatever goes wrong becomes a sentence. */
export async function askServer<T>(server: URL, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(new URL(path, server), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Complaint(`${server.origin} does not answer: ${cause}.`);
  });
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const why = (answer as { problem?: { message?: string } } | null)?.problem?.message;
  throw new Complaint(`${server.origin}${path} answers ${response.status}: ${why ?? 'no reason given'}`);
}
