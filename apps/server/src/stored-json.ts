import type * as z from 'zod/mini';

/**
 * A JSON column of the store, checked. Null: it is not what this version reads, such as a row of a forged or damaged
 * backup; one such row must not take a whole list away.
 */
export function readStored<S extends z.ZodMiniType>(text: string, schema: S): z.output<S> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = schema.safeParse(value);
  return read.success ? read.data : null;
}
