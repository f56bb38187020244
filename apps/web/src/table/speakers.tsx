import type { Language } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import type { Report } from './reporter.ts';
import type { Said } from './use-saying.ts';

/** What listeners hear, each thing once: acts and the question after them, in order; and one status for reasons and previews. */
export function Speakers(props: {
  readonly reports: readonly Report[];
  readonly status: Said;
  /** Of the reports. */
  readonly language: Language;
}) {
  const words = useWords();
  const { text, times } = props.status;
  return (
    <div class="visually-hidden">
      <div
        role="log"
        lang={props.language}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={words.lastMoves}
        class="reports"
      >
        {props.reports.map((report) => (
          <p key={report.id}>{report.text}</p>
        ))}
      </div>
      {/* A space more or less: what is said twice is heard twice. */}
      <p role="status" class="status">
        {times % 2 === 0 ? text : `${text}\u00a0`}
      </p>
    </div>
  );
}
