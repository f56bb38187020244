import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';

/** Lines in, lines out: a terminal, or a pipe that behaves like one. */
export class Terminal {
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  say(text = ''): void {
    process.stdout.write(`${text}\n`);
  }

  loud(text: string): void {
    this.say(styleText('bold', text, { stream: process.stdout }));
  }

  quiet(text: string): void {
    this.say(styleText('dim', text, { stream: process.stdout }));
  }

  /** The next line typed; null once the input has ended. */
  async ask(question: string): Promise<string | null> {
    process.stdout.write(`${question} `);
    const { done, value } = await this.lines.next();
    // A pipe does not echo what it brings.
    if (!process.stdin.isTTY) this.say(done ? '' : value);
    return done ? null : value.trim();
  }

  close(): void {
    this.input.close();
  }
}
