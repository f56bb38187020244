import { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { printable } from '@quartet/core';

type Style = Parameters<typeof styleText>[0];

/**
 * Where a command writes, and the only way to a terminal: what files, servers and callers wrote cannot act on it. A text of
 * our own may have lines; what speaks of others' texts is said as one line, or it could forge the next.
 */
export class Output {
  private readonly stream: NodeJS.WritableStream;
  readonly isTTY: boolean;

  constructor(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }) {
    this.stream = stream;
    this.isTTY = stream.isTTY === true;
  }

  /** Text of our own only, with lines. */
  write(text: string): void {
    this.stream.write(printable(text));
  }

  sayAll(lines: readonly string[]): void {
    this.stream.write(lines.map((line) => `${oneLine(line)}\n`).join(''));
  }

  /** Settled once a slow reader has taken what was written, or is gone: else it would all wait in memory. */
  async drained(): Promise<void> {
    const { stream } = this;
    if (!(stream instanceof Writable) || !stream.writableNeedDrain || stream.destroyed) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        stream.off('drain', end).off('close', end);
        resolve();
      };
      stream.on('drain', end).on('close', end);
    });
  }

  say(line: string, style?: Style): void {
    this.stream.write(`${this.styled(oneLine(line), style)}\n`);
  }

  /** A line after a word in a style of its own. */
  sayAfter(word: string, style: Style, line: string): void {
    this.stream.write(`${this.styled(oneLine(word), style)} ${oneLine(line)}\n`);
  }

  /** In place of the line that stands there; an empty one clears it. */
  redraw(line: string): void {
    this.stream.write(line === '' ? '\r\u001b[2K' : `\r${oneLine(line)}`);
  }

  private styled(text: string, style: Style | undefined): string {
    return style === undefined ? text : styleText(style, text, { stream: this.stream });
  }
}

/** With the line's ends written out, too. */
export function oneLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n');
}
