import { games, wordingOf } from '@quartet/catalog';
import {
  type ReadRecord,
  type RecordFault,
  type ReplayFault,
  readRecord,
  refusalText,
  shortJson,
  shortText,
} from '@quartet/core';
import { Complaint } from './complaint.ts';
import { LONGEST_TEXT, linesOf, parseJson } from './text-files.ts';

/** What a line that is kept takes in memory beside its signs. */
const WEIGHT_OF_LINE = 100;
const LONGEST_REASON = 300;

/** One entry of a records file, read as far as it could be. */
export type Entry =
  | { readonly ok: true; readonly read: ReadRecord }
  | { readonly ok: false; readonly fault: RecordFault };

/** The records of a file, one after the other: one JSON object a line, or a single object over many lines. */
export async function* recordsIn(file: string, stdin: NodeJS.ReadableStream): AsyncGenerator<Entry> {
  let kept: string[] = [];
  let weight = 0;
  let any = false;
  reading: for await (const lines of linesOf(file, stdin))
    for (const line of lines) {
      if (!/\S/.test(line)) continue;
      const value = kept.length > 0 ? null : parseJson(line);
      // A first line that is no JSON by itself may begin an object written over many lines.
      if (kept.length > 0 || (value instanceof SyntaxError && !any)) {
        kept.push(line);
        weight += line.length + WEIGHT_OF_LINE;
      } else yield entryOf(value);
      any = true;
      if (weight <= LONGEST_TEXT) continue;
      // No record is so long: either they are one each, or this is something else altogether.
      if (!kept.some(isObjectAlone)) break reading;
      for (const single of kept) yield entryOf(parseJson(single));
      kept = [];
      weight = 0;
    }
  if (kept.length > 0) yield* entriesOf(kept);
  if (!any) throw new Complaint(`${file === '-' ? 'standard input' : file} holds no record.`);
}

/** Lines of which the first is no JSON: one object together, or, if others are objects by themselves, one record each. */
function* entriesOf(lines: readonly string[]): Generator<Entry> {
  const whole = parseJson(lines.join('\n'));
  const isList = whole instanceof SyntaxError && lines.some(isObjectAlone);
  if (isList) for (const line of lines) yield entryOf(parseJson(line));
  else yield entryOf(whole);
}

function isObjectAlone(line: string): boolean {
  const value = parseJson(line);
  return typeof value === 'object' && !(value instanceof SyntaxError);
}

function entryOf(value: unknown): Entry {
  if (!(value instanceof SyntaxError)) return readRecord(games, value);
  return { ok: false, fault: { where: 'record', reason: `is not JSON: ${value.message}` } };
}

/** `record 2, ply 17, move "play 7": …`, both counted from 0. What fails before the first decision fails at ply 0. */
export function faultText(index: number, { where, reason }: RecordFault): string {
  const ply = /^moves\[(\d+)\]$/.exec(where)?.[1] ?? '0';
  return `record ${index}, ply ${ply}: ${shortText(where)} ${shortText(reason, LONGEST_REASON)}`;
}

export async function replayFaultText(index: number, gameId: string, fault: ReplayFault): Promise<string> {
  const move = fault.move === undefined ? '' : `, move ${shortJson(fault.move)}`;
  const { reason } = fault;
  const why = typeof reason === 'string' ? reason : refusalText(await wordingOf(gameId, 'en'), reason);
  return `record ${index}, ply ${fault.ply}${move}: ${shortText(why, LONGEST_REASON)}`;
}
