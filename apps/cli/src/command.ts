import { parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';
import type { Streams } from './streams.ts';

export interface Command {
  /** What `--help` prints. */
  readonly help: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** How many words without a flag it takes at most. */
  readonly words: number;
  run(given: Given, streams: Streams): Promise<void>;
}

/** `many` flags may be repeated; a `switch` takes no value. */
type Flag = 'text' | 'many' | 'switch';

/** What the caller wrote, sorted but not yet understood. */
export interface Given {
  readonly words: readonly string[];
  text(flag: string): string | undefined;
  many(flag: string): readonly string[];
  has(flag: string): boolean;
  /** A whole number in this range, or the default if the flag is absent. */
  number(flag: string, range: { readonly min: number; readonly max: number }, absent: number): number;
}

export function readArguments(command: Command, args: readonly string[]): Given {
  const { values, positionals } = parse(command, args);
  if (positionals.length > command.words) {
    throw new Complaint(`"${positionals[command.words]}" is one word too many; see --help.`);
  }
  const text = (flag: string): string | undefined => {
    const value = values[flag];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: positionals,
    text,
    many: (flag) => {
      const value = values[flag];
      return Array.isArray(value) ? value.map(String) : [];
    },
    has: (flag) => values[flag] === true,
    number: (flag, range, absent) => {
      const value = text(flag);
      return value === undefined ? absent : wholeNumber(`--${flag}`, value, range);
    },
  };
}

function parse(command: Command, args: readonly string[]): ReturnType<typeof parseArgs> {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([flag, kind]) => [
      flag,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: kind === 'many' },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new Complaint(`${firstSentence(error.message)} See --help.`);
    throw error;
  }
}

function firstSentence(message: string): string {
  return `${message.split(/\.\s|\n/)[0]!.replace(/\.$/, '')}.`;
}

export function wholeNumber(
  what: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new Complaint(`${what} is "${text}"; it takes a whole number from ${min} to ${max}.`);
  }
  return value;
}
