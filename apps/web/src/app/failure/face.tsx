import type { Language } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Fault } from '../../engine/fault.ts';
import { classes } from '../../ui/classes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useWords } from '../words/index.ts';
import { Boundary } from './boundary.tsx';
import failureSheet from './failure.module.css';
import { type Failure, hearFailures } from './failures.ts';
import { reloadWhenBack } from './when-back.ts';
import { FAILURE_WORDS } from './words.ts';

const cx = classes(failureSheet);

interface Props {
  readonly failure: Failure;
  readonly language: Language;
  /** What it means here. */
  readonly note?: string;
  /** What happened stands above it. */
  readonly isTitled?: boolean;
  /** More that can be done. */
  readonly children?: ComponentChildren;
}

/** What did not work, and what to do about it. */
export function Face({ failure, language, note, isTitled = false, children }: Props) {
  const t = FAILURE_WORDS[language];
  const { what, todo } = t.faults[failure.fault];
  // An outdated page stays outdated.
  const again = failure.fault === 'newer' ? undefined : failure.again;
  return (
    <div class={cx('face')}>
      <p>
        {!isTitled && <strong>{note ? `${note} ${what}` : what}</strong>} {todo}
      </p>
      <div class="sheet-actions">
        {children}
        {failure.fault === 'full' && (
          <a class="button" href="#/stats">
            {t.myGames}
          </a>
        )}
        {failure.fault !== 'elsewhere' && (
          <button type="button" class={again ? 'button' : 'button primary'} onClick={() => location.reload()}>
            {t.reload}
          </button>
        )}
        {again && (
          <button type="button" class="button primary" onClick={again}>
            {failure.fault === 'elsewhere' ? t.playHere : t.again}
          </button>
        )}
      </div>
    </div>
  );
}

/** What is kept, nobody knows then. */
const OF_STORE: readonly Fault[] = ['full', 'closed', 'newer'];

/** Instead of a page that cannot be shown. */
export function FailurePage({ failure, language }: Pick<Props, 'failure' | 'language'>) {
  const words = useWords();
  const t = FAILURE_WORDS[language];
  useEffect(() => (failure.fault === 'unloaded' ? reloadWhenBack() : undefined), []);
  return (
    <main class="page">
      <PageHeader title={words.appName} />
      <h1>{t.faults[failure.fault].what}</h1>
      <div role="alert">
        <Face failure={failure} language={language} isTitled />
      </div>
      {!OF_STORE.includes(failure.fault) && <p class="muted">{t.kept}</p>}
    </main>
  );
}

/** Over any page: what somebody asked for and was not done. It goes when the page does. */
export function FailureSheet({ language, of }: Pick<Props, 'language'> & { readonly of: unknown }) {
  const words = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => hearFailures(setFailure), []);
  useEffect(() => setFailure(null), [of]);
  if (!failure) return null;
  const close = (): void => setFailure(null);
  const again = (): void => {
    close();
    failure.again?.();
  };
  return (
    <Sheet label={FAILURE_WORDS[language].faults[failure.fault].what} onClose={close}>
      <Face failure={{ ...failure, again }} language={language}>
        <button type="button" class="button" onClick={close}>
          {words.close}
        </button>
      </Face>
    </Sheet>
  );
}

/** A sheet that cannot be shown says so itself, and leaves what lies under it alone. */
export function SheetBoundary(props: {
  readonly language: Language;
  readonly children: ComponentChildren;
  onClose(): void;
}) {
  const words = useWords();
  const face = (failure: Failure) => (
    <Sheet label={FAILURE_WORDS[props.language].faults[failure.fault].what} onClose={props.onClose}>
      <Face failure={failure} language={props.language}>
        <button type="button" class="button" onClick={props.onClose}>
          {words.close}
        </button>
      </Face>
    </Sheet>
  );
  return (
    <Boundary of={null} face={face}>
      {props.children}
    </Boundary>
  );
}
