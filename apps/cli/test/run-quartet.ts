import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { quartet } from '../src/quartet.ts';

export const BIN = fileURLToPath(new URL('../bin/quartet.js', import.meta.url));
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a user would, through its shim, with `input` piped in. */
export function runQuartet(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: ROOT });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.stdin.on('error', () => {});
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, out, err }));
    child.stdin.end(input);
  });
}

/** The same from within: no process is started, and nothing is loaded twice. */
export async function callQuartet(args: readonly string[], input = ''): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await quartet(args, {
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: writingInto(out),
    stderr: writingInto(err),
  });
  return { status, out: out.join(''), err: err.join('') };
}

function writingInto(texts: string[]): Writable {
  return new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      texts.push(String(text));
      done();
    },
  });
}
