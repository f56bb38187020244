import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { OpenTable } from './open-table.tsx';
import { loadParts, type Parts } from './parts.ts';
import './over-table.css';
import './table-screen.css';
import { useTable } from './use-table.ts';

interface Props {
  readonly id: string;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** One table, once everything it needs is there. */
export function TableScreen({ id, settings, change }: Props) {
  const words = useWords();
  const feed = useTable(id, settings.speed);
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    void loadParts(id, settings).then(setParts);
  }, [id, settings.language]);
  const { state } = feed;
  if (feed.missing) return <Missing />;
  if (!parts || !state) return <p class="page-wait">{words.loading}</p>;
  // Who looks next finds nothing of the one before: no choice, no sentence, no open sheet.
  return <OpenTable key={state.viewer} {...{ parts, feed, state, settings, change }} />;
}

function Missing() {
  const words = useWords();
  return (
    <main class="page">
      <p>{words.missingGame}</p>
      <a class="button" href="#/">
        {words.home}
      </a>
    </main>
  );
}
