import { createContext } from 'preact';

/** What stands beside the name of each seat: "away"; null or missing: nothing. */
export const SeatMarks = createContext<readonly (string | null)[]>([]);
