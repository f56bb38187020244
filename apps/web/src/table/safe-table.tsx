import type { ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Boundary } from '../app/failure/boundary.tsx';
import { Face } from '../app/failure/face.tsx';
import { attempt } from '../app/failure/failures.ts';
import { FAILURE_WORDS } from '../app/failure/words.ts';
import type { TableProps } from '../kit/table-props.ts';
import { GameTable } from './game-table.tsx';
import { cx } from './styles.ts';

type Props = Parameters<typeof GameTable>[0];

/** The game's own table. If it breaks, that is said in its place, and the plain table can stand in for it. */
export function SafeTable(props: Props) {
  const { language } = props.shown.settings;
  const t = FAILURE_WORDS[language];
  const [Plain, setPlain] = useState<ComponentType<TableProps> | null>(null);
  const { parts: own } = props.shown;
  const parts = useMemo(() => (Plain ? { ...own, Table: Plain } : own), [own, Plain]);
  const showPlain = async (): Promise<void> => {
    const { PlainTable } = await import('../kit/plain/plain-table.tsx');
    setPlain(() => PlainTable);
  };
  return (
    <Boundary
      of={parts}
      face={(failure) => (
        <section class={cx('failure')} role="alert">
          <Face failure={failure} language={language} note={t.noTable}>
            {!Plain && (
              <button type="button" class="button" onClick={() => attempt(showPlain)}>
                {t.plainTable}
              </button>
            )}
          </Face>
        </section>
      )}
    >
      <GameTable {...props} shown={{ ...props.shown, parts }} />
    </Boundary>
  );
}
