import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Says at the end of a long run which files took longest: where a saving is worth looking for. */
export class TenSlowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const lines = slowest(
      modules.map((one) => ({ file: one.relativeModuleId, took: one.diagnostic().duration })),
    );
    console.log(`Slowest of ${modules.length} files, in seconds:\n${lines.join('\n')}\n`);
  }
}

/** `took`: milliseconds. */
export function slowest(files: readonly { readonly file: string; readonly took: number }[]): string[] {
  return files
    .toSorted((a, b) => b.took - a.took)
    .slice(0, SHOWN)
    .map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(8)}  ${file}`);
}
