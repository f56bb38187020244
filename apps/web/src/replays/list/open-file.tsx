import type { Language } from '@quartet/core';
import { useState } from 'preact/hooks';
import { attempt } from '../../app/failure/failures.ts';
import { useWords } from '../../app/words/index.ts';
import { FaultNote } from '../files/fault-note.tsx';
import { type Fault, LARGEST_FILE, TOO_LARGE } from '../files/faults.ts';
import { Glyph } from '../viewer/glyph.tsx';
import { REPLAY_WORDS } from '../words.ts';
import type { Filed } from '../worker/protocol.ts';
import { openDoor } from '../worker/replay-door.ts';

type Outcome =
  | 'reading'
  | { readonly name: string; readonly fault: Fault }
  | { readonly note: string }
  | null;

/** A button that takes a file, and what came of it. */
export function OpenFile(props: {
  readonly label: string;
  readonly language: Language;
  /** The file was read; what it brought is kept. */
  onFiled(filed: Filed & { readonly ok: true }): void;
}) {
  const words = useWords();
  const t = REPLAY_WORDS[props.language];
  const [outcome, setOutcome] = useState<Outcome>(null);
  const take = async (file: File): Promise<void> => {
    setOutcome('reading');
    // If it fails nothing is being read any more.
    const filed = await read(file).finally(() => setOutcome(null));
    if (!filed.ok) {
      setOutcome({ name: file.name, fault: filed.fault });
      return;
    }
    const { added, outdated } = filed;
    const notes = [
      added.length > 0 ? t.brought(added.length) : t.nothingNew,
      ...(outdated > 0 ? [t.outdated(outdated)] : []),
    ];
    setOutcome({ note: notes.join(' ') });
    props.onFiled(filed);
  };
  return (
    <div class="open-file">
      <label class="button">
        <Glyph name="open" size={18} /> {props.label}
        <input
          type="file"
          class="visually-hidden"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) attempt(() => take(file));
            // The same file may be chosen again once it is mended.
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="status">
        {outcome === 'reading' && <p>{words.loading}</p>}
        {outcome !== null && outcome !== 'reading' && 'note' in outcome && <p>{outcome.note}</p>}
      </div>
      {outcome !== null && outcome !== 'reading' && 'fault' in outcome && (
        <FaultNote
          title={t.fileFault(outcome.name)}
          fault={outcome.fault}
          language={props.language}
          note={t.unchanged}
        />
      )}
    </div>
  );
}

async function read(file: File): Promise<Filed> {
  if (file.size > LARGEST_FILE) return TOO_LARGE;
  const door = openDoor();
  try {
    return await door.ask('file', { text: await file.text() });
  } finally {
    door.close();
  }
}
