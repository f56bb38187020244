import { oneOf } from '@quartet/core';

/** §7 What the players settle before the first deal. */
export type Options = {
  readonly rounds: 3 | 1;
};

export const options = {
  rounds: oneOf<Options['rounds']>(3, 1),
};

/** Named presets: what each changes of the defaults. */
export const editions = { usual: {} } as const;
