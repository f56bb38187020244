/** In bytes; thousands of matches fit. */
export const LARGEST_FILE = 20_000_000;
