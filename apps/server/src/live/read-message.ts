import { type ClientMessage, clientMessageSchema } from '@quartet/protocol';
import { hasNul } from '../has-nul.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';

/** The border of the live socket: any text in, a checked message or what is wrong with it out. */
export function readMessage(text: string): Outcome<ClientMessage> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return problem('bad-message', 'The message is not JSON.');
  }
  // Written like this in JSON, and only then: looking into every message would cost more than reading it.
  if (text.includes('\\u0000') && hasNul(json))
    return problem('bad-message', 'There is a NUL in the message.');
  const parsed = clientMessageSchema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'message';
  return problem(
    'bad-message',
    `The message is wrong at ${where}: ${issue?.message ?? 'unknown shape'}.`,
    where,
  );
}
