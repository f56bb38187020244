/**
 * Tells when this page falls asleep, since a browser keeps it for "back", and when it wakes; answers with how to hear no more of it.
 * What sleeps in WebKit keeps its locks and transactions, and everybody else waits for them. Workers hear nothing: they end.
 */
export function onSleep(sleep: () => void, wake?: () => void): () => void {
  const hidden = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) sleep();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) wake?.();
  };
  addEventListener('pagehide', hidden);
  addEventListener('pageshow', shown);
  return () => {
    removeEventListener('pagehide', hidden);
    removeEventListener('pageshow', shown);
  };
}
