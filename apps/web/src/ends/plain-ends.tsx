import { CountTable } from './count-table.tsx';
import type { Ended, Ends } from './ended.ts';

/** Of a game that tells nothing of its own: its score sheet says enough. */
export const plainEnds: Ends = {
  reason: ({ events, wording, names }) =>
    events
      .filter(({ type }) => type !== 'dealt')
      .slice(-2)
      .map((event) => wording.event(event, names))
      .join(' '),
  Count: ({ ended }: { readonly ended: Ended }) => {
    const keys = [...new Set(ended.sheet.flatMap(({ parts }) => parts.map(({ key }) => key)))];
    return (
      <CountTable
        ended={ended}
        columns={keys.map((key) => ended.wording.scorePart(key))}
        rows={ended.sheet.map(({ seat, points, parts }) => ({
          seat,
          cells: keys.map((key) => parts.find((part) => part.key === key)?.points ?? 0),
          total: points,
        }))}
      />
    );
  },
  isCounted: true,
};
