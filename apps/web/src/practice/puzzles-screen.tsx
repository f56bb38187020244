import type { Book } from '@quartet/puzzles';
import { useMemo, useState } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { type GameParts, loadGameParts } from '../table/parts.ts';
import { exercisesOf } from './exercise.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { loadBook } from './load-book.ts';
import { keepAnswer, nextOf, practised, solvedOf } from './practised.ts';
import { Stars } from './stars.tsx';
import { PRACTICE_WORDS } from './words.ts';

/** The puzzles of one game, one after another, once they are here. */
export function PuzzlesScreen({
  gameId,
  settings,
}: {
  readonly gameId: string;
  readonly settings: Settings;
}) {
  const words = useWords();
  const t = PRACTICE_WORDS[settings.language];
  const loaded = useLoaded(
    () => Promise.all([loadGameParts(gameId, settings.language), loadBook(gameId)]),
    [gameId, settings.language],
  );
  if (loaded === undefined) return <p class="page-wait">{words.loading}</p>;
  const [parts, book] = loaded;
  if (parts && book && book.rules === parts.game.version) {
    return <Puzzles {...{ parts, book, settings }} />;
  }
  const sentence = !parts ? words.unknownGame : book ? t.outdated : t.none;
  return (
    <DeadEnd title={t.title} sentence={sentence}>
      <a class="button" href="#/practice">
        {t.otherGames}
      </a>
    </DeadEnd>
  );
}

function Puzzles(props: { readonly parts: GameParts; readonly book: Book; readonly settings: Settings }) {
  const { parts, book, settings } = props;
  const t = PRACTICE_WORDS[settings.language];
  const list = useMemo(() => exercisesOf(book), [book]);
  const [exercise, setExercise] = useState(() => nextOf(list, practised(book.game), null)!);
  const [turn, setTurn] = useState(0);
  const solved = solvedOf(list, practised(book.game));
  return (
    <ExerciseTable
      key={turn}
      {...{ parts, exercise, settings }}
      onAnswer={(isRight) => keepAnswer(book.game, exercise.id, isRight)}
      onNext={() => {
        setExercise(nextOf(list, practised(book.game), exercise.id)!);
        setTurn(turn + 1);
      }}
    >
      {exercise.grade && <Stars grade={exercise.grade} label={t.stars(exercise.grade)} />}
      <span>{t.solved(solved, list.length)}</span>
    </ExerciseTable>
  );
}
