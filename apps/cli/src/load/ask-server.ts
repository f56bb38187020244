import { shortText } from '@quartet/core';
import { Complaint } from '../complaint.ts';

/** Bytes of an answer; those that are asked for here are far shorter. */
const LONGEST_ANSWER = 1_000_000;
const LONGEST_REASON = 300;

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
  const answer = await shortAnswer(response).catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const why = (answer as { problem?: { message?: unknown } } | null)?.problem?.message;
  throw new Complaint(`${server.origin}${path} answers ${response.status}: ${reasonOf(why)}`);
}

/** Parsed; null if it is too long. */
async function shortAnswer(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_ANSWER) return null;
  }
  return JSON.parse(text);
}

function reasonOf(why: unknown): string {
  return typeof why === 'string' ? shortText(why, LONGEST_REASON) : 'no reason given';
}
