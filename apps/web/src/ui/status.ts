import { createContext } from 'preact';

/** Tells a table's one status line for listeners; where there is none, previews speak for themselves. */
export const StatusContext = createContext<((text: string) => void) | null>(null);
