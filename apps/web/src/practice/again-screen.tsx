import { useState } from 'preact/hooks';
import { Boundary } from '../app/failure/boundary.tsx';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import { FailurePage } from '../app/failure/face.tsx';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { loadGameParts } from '../table/parts.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { dueMistakes, exerciseOf, type Mistake, noteAnswer } from './mistakes.ts';
import { PRACTICE_WORDS } from './words.ts';

/** One's own mistakes that are due, one after another, whatever their games. */
export function AgainScreen({ settings }: { readonly settings: Settings }) {
  const t = PRACTICE_WORDS[settings.language];
  const [list] = useState(() => dueMistakes(Date.now()));
  const [at, setAt] = useState(0);
  const mistake = list[at];
  if (!mistake) {
    return (
      <DeadEnd title={t.own} sentence={list.length > 0 ? t.allDone : t.nothingDue}>
        <a class="button primary" href="#/practice">
          {t.title}
        </a>
      </DeadEnd>
    );
  }
  const next = (): void => setAt(at + 1);
  return (
    <Boundary
      key={mistake.id}
      of={mistake}
      face={(failure) =>
        failure.fault === 'broken' ? (
          <Skipped {...{ mistake, settings }} sentence={t.unreadable} onNext={next} />
        ) : (
          <FailurePage failure={failure} language={settings.language} />
        )
      }
    >
      <OneAgain {...{ mistake, settings }} left={list.length - at} onNext={next} />
    </Boundary>
  );
}

/** An exercise that cannot be shown; it comes back another day, like one that went wrong. */
function Skipped(props: {
  readonly mistake: Mistake;
  readonly settings: Settings;
  readonly sentence: string;
  onNext(): void;
}) {
  const { mistake, sentence } = props;
  const t = PRACTICE_WORDS[props.settings.language];
  return (
    <DeadEnd title={t.own} sentence={sentence}>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          noteAnswer(mistake.id, false, Date.now());
          props.onNext();
        }}
      >
        {t.next}
      </button>
    </DeadEnd>
  );
}

function OneAgain(props: {
  readonly mistake: Mistake;
  readonly settings: Settings;
  readonly left: number;
  onNext(): void;
}) {
  const { mistake, settings } = props;
  const words = useWords();
  const t = PRACTICE_WORDS[settings.language];
  const [exercise] = useState(() => exerciseOf(mistake));
  const parts = useLoaded(
    () => loadGameParts(mistake.game, settings.language),
    [mistake.game, settings.language],
  );
  if (parts === undefined) return <p class="page-wait">{words.loading}</p>;
  // Its rules have changed since: it means nothing any more.
  if (parts === null || parts.game.version !== mistake.rules) {
    return <Skipped {...{ mistake, settings }} sentence={t.outdated} onNext={props.onNext} />;
  }
  return (
    <ExerciseTable
      {...{ parts, exercise, settings }}
      onAnswer={(isRight) => noteAnswer(mistake.id, isRight, Date.now())}
      onNext={props.onNext}
    >
      <span>{t.ownOf(parts.wording.title)}</span>
      <span>{t.left(props.left)}</span>
    </ExerciseTable>
  );
}
