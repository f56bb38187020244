import { createContext } from 'preact';

/** What a golden button says instead of its own words while the line to a server is down; null: it is not. */
export const SendsLater = createContext<string | null>(null);
