/** A bucket that fills by the second: how often somebody may do something. */
export class Allowance {
  private readonly perSecond: number;
  private readonly burst: number;
  private left: number;
  private at = performance.now();

  constructor({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
  }

  take(): boolean {
    const now = performance.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
