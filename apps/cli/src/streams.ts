import type { Output } from './output.ts';

/** What a command reads and where it writes. */
export interface Streams {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** `isTTY`: somebody sits there. */
type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Input and output of a command: those of the process, or of its caller in the same process. */
export interface ProcessStreams {
  readonly stdin: Input;
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}
