import { GAMES } from '../visitor.ts';

/** The columns of docs/engines.md, and how many tests each stands for. */
const FEATURES = {
  home: 1,
  taps: GAMES.length,
  resume: GAMES.length,
  back: 1,
  keyboard: GAMES.length,
  themes: 1,
  online: 1,
  daily: 1,
  practice: 1,
  challenge: 1,
  offline: 1,
} as const;

type Feature = keyof typeof FEATURES;

/** What an engine was seen to do, as a row of the table in docs/engines.md. */
export class FeatureRow {
  private readonly tried = new Set<Feature>();
  private readonly seen = new Map<string, number>();

  tries(...features: readonly Feature[]): void {
    for (const feature of features) this.tried.add(feature);
  }

  works(feature: Feature): void {
    this.seen.set(feature, (this.seen.get(feature) ?? 0) + 1);
  }

  /** None if only a part was tried, as in `npm test`: of the others nobody knows whether they work. */
  row(engine: string): string | null {
    const features = Object.entries(FEATURES);
    if (this.tried.size < features.length) return null;
    const cells = features.map(([feature, all]) => {
      const some = this.seen.get(feature) ?? 0;
      return some === all ? 'yes' : some === 0 ? 'no' : `${some} of ${all}`;
    });
    return `| ${[engine, ...cells].join(' | ')} |`;
  }
}
