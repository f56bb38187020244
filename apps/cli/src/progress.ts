import type { Streams } from './streams.ts';

/** A bar on the terminal; silent when standard error goes elsewhere. */
export class Progress {
  private readonly total: number;
  private readonly stderr: Streams['stderr'];
  private readonly shown: boolean;
  private last = 0;

  constructor(total: number, { stderr }: Streams) {
    this.total = total;
    this.stderr = stderr;
    this.shown = stderr.isTTY;
  }

  at(done: number): void {
    if (!this.shown) return;
    const now = performance.now();
    if (now - this.last < 100 && done < this.total) return;
    this.last = now;
    const width = 30;
    const filled = Math.round((done / this.total) * width);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    this.stderr.redraw(`${bar} ${done.toLocaleString('en')} of ${this.total.toLocaleString('en')}`);
  }

  end(): void {
    if (this.shown) this.stderr.redraw('');
  }
}
