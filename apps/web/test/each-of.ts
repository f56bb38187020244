import { LONG } from '@quartet/testkit/long';
import { test } from 'vitest';

type Told<T> = [T] extends [readonly unknown[]] ? [...T] : [T];

/**
 * As `test.each`. `npm test` does those that are chosen: one game, size or language stands for the others, which take place at
 * length (`npm run test:long`).
 */
export function eachOf<T>(cases: readonly T[], ...chosen: readonly T[]) {
  return (name: string, run: (...told: Told<T>) => Promise<void>, timeout?: number): void => {
    const some = cases.filter((one) => chosen.includes(one));
    const others = cases.filter((one) => !chosen.includes(one));
    const options = timeout === undefined ? {} : { timeout };
    test.each(some)(name, options, run as never);
    test.each(others)(name, { ...options, ...LONG }, run as never);
  };
}
