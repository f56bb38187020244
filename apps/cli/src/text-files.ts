import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { Complaint } from './complaint.ts';

/** Signs of one line, and of a file that is read as a whole: records, rows of a backup and evenings are far shorter. */
export const LONGEST_TEXT = 32_000_000;

/** The lines of a file, or of standard input if it is "-", as they come: a file may be larger than the memory. */
export async function* linesOf(
  file: string,
  stdin: NodeJS.ReadableStream | null,
): AsyncGenerator<readonly string[]> {
  let parts: string[] = [];
  let length = 0;
  for await (const text of textsOf(file, stdin)) {
    const end = text.lastIndexOf('\n');
    if (end < 0) {
      parts.push(text);
      length += text.length;
      if (length > LONGEST_TEXT) throw tooLong(file, 'a line');
      continue;
    }
    const whole = parts.join('') + text.slice(0, end);
    parts = [text.slice(end + 1)];
    length = text.length - end - 1;
    yield whole.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (length > 0) yield [parts.join('')];
}

/** A whole file of JSON; throws with a sentence when there is none. */
export async function jsonOf(file: string): Promise<unknown> {
  const parts: string[] = [];
  let length = 0;
  for await (const text of textsOf(file, null)) {
    parts.push(text);
    length += text.length;
    if (length > LONGEST_TEXT) throw tooLong(file, 'the file');
  }
  const value = parseJson(parts.join(''));
  if (value instanceof SyntaxError) throw new Complaint(`${file} is not JSON: ${value.message}.`);
  return value;
}

/** A SyntaxError is a value here: JSON has none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return error instanceof SyntaxError ? error : new SyntaxError('too large');
  }
}

async function* textsOf(file: string, stdin: NodeJS.ReadableStream | null): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  try {
    for await (const chunk of file === '-' && stdin ? stdin : createReadStream(file))
      yield typeof chunk === 'string' ? chunk : decoder.write(chunk);
  } catch (error) {
    throw error instanceof Error && 'code' in error
      ? new Complaint(`${file} cannot be read: ${reasonOf(String(error.code))}.`)
      : error;
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

function tooLong(file: string, what: string): Complaint {
  return new Complaint(`${file} cannot be read: ${what} is longer than ${LONGEST_TEXT / 1e6} million signs.`);
}

function reasonOf(code: string): string {
  return (
    { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'permission denied' }[code] ?? code
  );
}
