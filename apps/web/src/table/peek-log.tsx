import { useState } from 'preact/hooks';
import { SheetBoundary } from '../app/failure/face.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { Log } from './log.tsx';

const Peek = lazy(() => import('../replays/viewer/peek.tsx').then((module) => module.Peek));

/** The log of a running table. An entry shows the table as it was then, until one goes back to now. */
export function PeekLog(
  props: Omit<Parameters<typeof Log>[0], 'onOpen' | 'at'> & {
    /** Of the match. */
    readonly id: string;
    readonly settings: Settings;
    /** Whether entries can be opened at all. */
    readonly canPeek: boolean;
    /** Back at the table. */
    onBack(): void;
  },
) {
  const [at, setAt] = useState<number | null>(null);
  const back = (): void => {
    setAt(null);
    props.onBack();
  };
  return (
    <>
      <Log {...props} {...(props.canPeek && { onOpen: setAt })} />
      {at !== null && (
        <SheetBoundary language={props.settings.language} onClose={back}>
          <Suspense fallback={null}>
            <Peek id={props.id} at={at} settings={props.settings} onBack={back} />
          </Suspense>
        </SheetBoundary>
      )}
    </>
  );
}
