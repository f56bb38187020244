import type { Round } from './movement.ts';

/** Other starts to search from, the same ones every time: nothing here is drawn. */
export class Shaker {
  private state = 1;

  shake(round: Round): Round {
    const seats = round[0]!.length;
    const all = round.flat();
    for (let i = all.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return round.map((_, table) => all.slice(table * seats, (table + 1) * seats));
  }

  private below(limit: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) >>> 0;
    return (this.state >>> 8) % limit;
  }
}
