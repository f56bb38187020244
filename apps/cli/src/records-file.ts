import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { games, wordingOf } from '@quartet/catalog';
import { type ReadRecord, type RecordFault, type ReplayFault, readRecord, refusalText } from '@quartet/core';
import { Complaint } from './complaint.ts';

/** One entry of a records file, read as far as it could be. */
export type Entry =
  | { readonly ok: true; readonly read: ReadRecord }
  | { readonly ok: false; readonly fault: RecordFault };

/** The records of a file, one after the other: one JSON object a line, or a single object over many lines. */
export async function* recordsIn(file: string, stdin: NodeJS.ReadableStream): AsyncGenerator<Entry> {
  const kept: string[] = [];
  let any = false;
  for await (const line of linesOf(file, stdin)) {
    if (line.trim() === '') continue;
    const value = kept.length > 0 ? null : parseJson(line);
    // A first line that is no JSON by itself may begin an object written over many lines.
    if (kept.length > 0 || (value instanceof SyntaxError && !any)) kept.push(line);
    else yield entryOf(value);
    any = true;
  }
  if (kept.length > 0) yield* entriesOf(kept);
  if (!any) throw new Complaint(`${file === '-' ? 'standard input' : file} holds no record.`);
}

/** Lines of which the first is no JSON: one object together, or, if others are objects by themselves, one record each. */
function entriesOf(lines: readonly string[]): Entry[] {
  const whole = parseJson(lines.join('\n'));
  if (!(whole instanceof SyntaxError)) return [entryOf(whole)];
  const single = lines.map(parseJson);
  const isList = single.some((value) => typeof value === 'object' && !(value instanceof SyntaxError));
  return isList ? single.map(entryOf) : [entryOf(whole)];
}

function entryOf(value: unknown): Entry {
  if (!(value instanceof SyntaxError)) return readRecord(games, value);
  return { ok: false, fault: { where: 'record', reason: `is not JSON: ${value.message}` } };
}

async function* linesOf(file: string, stdin: NodeJS.ReadableStream): AsyncGenerator<string> {
  const input: NodeJS.ReadableStream = file === '-' ? stdin : createReadStream(file);
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([lines.next(), failed]);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new Complaint(`${file} cannot be read: ${reasonOf(String(error.code))}.`);
    throw error;
  }
}

function reasonOf(code: string): string {
  return (
    { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'permission denied' }[code] ?? code
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return error instanceof SyntaxError ? error : new SyntaxError('too large');
  }
}

/** `record 2, ply 17, move "play 7": …`, both counted from 0. What fails before the first decision fails at ply 0. */
export function faultText(index: number, { where, reason }: RecordFault): string {
  const ply = /^moves\[(\d+)\]$/.exec(where)?.[1] ?? '0';
  return `record ${index}, ply ${ply}: ${where} ${reason}`;
}

export async function replayFaultText(index: number, gameId: string, fault: ReplayFault): Promise<string> {
  const move = fault.move === undefined ? '' : `, move ${JSON.stringify(fault.move)}`;
  const { reason } = fault;
  const why = typeof reason === 'string' ? reason : refusalText(await wordingOf(gameId, 'en'), reason);
  return `record ${index}, ply ${fault.ply}${move}: ${why}`;
}
