import { createInterface, type Interface } from 'node:readline';
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
    this.streams.stdout.say(text);
  }

  loud(text: string): void {
    this.streams.stdout.say(text, 'bold');
  }

  quiet(text: string): void {
    this.streams.stdout.say(text, 'dim');
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
