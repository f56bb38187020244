import * as z from 'zod/mini';

/** A number in an address: only digits, so that `1e3` or a blank is no number. */
export const inAddress = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
