import type { Result } from '@quartet/core';

/** What many games came to, by seat. */
export class Tally {
  private games = 0;
  private decisions = 0;
  private readonly points: number[];
  private readonly wins: number[];

  constructor(seats: number) {
    this.points = Array.from({ length: seats }, () => 0);
    this.wins = Array.from({ length: seats }, () => 0);
  }

  add(decisions: number, { scores, winners }: Result): void {
    this.games++;
    this.decisions += decisions;
    scores.forEach((score, seat) => {
      this.points[seat]! += score;
    });
    for (const seat of winners) this.wins[seat]! += 1 / winners.length;
  }

  summary() {
    const mean = (sums: readonly number[]): number[] =>
      sums.map((sum) => Math.round((sum / this.games) * 10_000) / 10_000);
    return {
      games: this.games,
      decisions: this.decisions,
      decisionsPerGame: Math.round((this.decisions / this.games) * 10) / 10,
      meanScores: mean(this.points),
      winShares: mean(this.wins),
    };
  }

  lines(title: string): string[] {
    const { games, decisionsPerGame, meanScores, winShares } = this.summary();
    const rows = meanScores.map((score, seat) => {
      const share = `${(winShares[seat]! * 100).toFixed(1)} %`;
      return `  seat ${seat}   mean score ${score.toFixed(2).padStart(8)}   win share ${share.padStart(7)}`;
    });
    return [`${title}: ${games.toLocaleString('en')} games, ${decisionsPerGame} decisions each`, ...rows];
  }
}
