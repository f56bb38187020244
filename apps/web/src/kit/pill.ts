import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

/** Takes what the pill over the table is to say instead of the question; null: the question again. */
export const PillContext = createContext<(text: string | null) => void>(() => undefined);

/** What is still to be done with what is laid out; null: the question says it. */
export function usePill(text: string | null): void {
  const tell = useContext(PillContext);
  useEffect(() => {
    tell(text);
    return () => tell(null);
  }, [text]);
}
