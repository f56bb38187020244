import { type ClientMessage, clientMessageSchema } from '@quartet/protocol';
import { jsonFault, shapeFault } from '../message-faults.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';

/** Values and keys of one message; the schemas look at each, and every one may be wrong. */
const MOST_PARTS = 200;

/** The border of the live socket: any text in, a checked message or what is wrong with it out. */
export function readMessage(text: string): Outcome<ClientMessage> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return problem('bad-message', 'The message is not JSON.');
  }
  // Shorter texts have fewer parts, and a NUL is written like this in JSON: looking into every message would cost more than reading it.
  const fault = text.length > MOST_PARTS || text.includes('\\u0000') ? jsonFault(json, MOST_PARTS) : null;
  if (fault) return problem('bad-message', `The message cannot be read: ${fault}.`);
  const parsed = clientMessageSchema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const { path, sentence } = shapeFault(parsed.error.issues);
  const where = path || 'message';
  return problem('bad-message', `The message is wrong at ${where}: ${sentence}`, where);
}
