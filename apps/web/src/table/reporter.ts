import type { LogEntry } from '../engine/model.ts';
import type { News } from './news.ts';
import { type Reported, reportOf } from './report.ts';

/** Milliseconds after which a turn is told as far as it went. */
const PATIENCE = 1500;
/** Older reports have been read. */
const KEPT = 6;

export interface Report {
  readonly id: number;
  readonly text: string;
}

/** Tells what the players did, one report for each player's turn, and then what is asked of whoever listens. */
export class Reporter {
  reported: Reported;
  private reports: readonly Report[] = [];
  /** What the player of now has done, and nobody was told yet. */
  private turn: readonly LogEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly tell: (reports: readonly Report[]) => void;

  constructor(reported: Reported, tell: (reports: readonly Report[]) => void) {
    this.reported = reported;
    this.tell = tell;
  }

  /** `asked`: the question to whoever listens; null: they are not asked. */
  hear({ entries, state }: News, asked: string | null): void {
    this.end();
    for (const entry of entries) {
      if (this.turn[0] && this.turn[0].seat !== entry.seat) this.report();
      this.turn = [...this.turn, entry];
    }
    if (asked !== null) {
      this.report();
      this.add(asked);
    } else if (this.turn[0]?.seat === state.view.actor)
      this.timer = setTimeout(() => this.report(), PATIENCE);
    else this.report();
  }

  /** Nobody listens any more. */
  end(): void {
    clearTimeout(this.timer);
  }

  private report(): void {
    const [first] = this.turn;
    if (!first) return;
    const text = reportOf(
      first.seat,
      this.turn.flatMap(({ events }) => events),
      this.reported,
    );
    this.turn = [];
    this.add(text);
  }

  private add(text: string): void {
    this.reports = [...this.reports.slice(1 - KEPT), { id: (this.reports.at(-1)?.id ?? 0) + 1, text }];
    this.tell(this.reports);
  }
}
