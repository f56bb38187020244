/** What a command reads and where it writes: its process has them, or whoever calls it from within. */
export interface Streams {
  readonly stdin: Stream<NodeJS.ReadableStream>;
  readonly stdout: Stream<NodeJS.WritableStream>;
  readonly stderr: Stream<NodeJS.WritableStream>;
}

/** `isTTY`: somebody sits there. */
type Stream<Kind> = Kind & { readonly isTTY?: boolean };
