import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';
import type { Streams } from './streams.ts';

/** Lines in, lines out: a terminal, or a pipe that behaves like one. */
export class Terminal {
  private readonly streams: Streams;
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor(streams: Streams) {
    this.streams = streams;
    this.input = createInterface({ input: streams.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  say(text = ''): void {
    this.streams.stdout.write(`${text}\n`);
  }

  loud(text: string): void {
    this.say(styleText('bold', text, { stream: this.streams.stdout }));
  }

  quiet(text: string): void {
    this.say(styleText('dim', text, { stream: this.streams.stdout }));
  }

  /** The next line typed; null once the input has ended. */
  async ask(question: string): Promise<string | null> {
    this.streams.stdout.write(`${question} `);
    const { done, value } = await this.lines.next();
    // A pipe does not echo what it brings.
    if (!this.streams.stdin.isTTY) this.say(done ? '' : value);
    return done ? null : value.trim();
  }

  close(): void {
    this.input.close();
  }
}
