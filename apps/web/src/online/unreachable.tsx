import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { cx } from './styles.ts';
import { ONLINE_WORDS } from './words.ts';

/** The server or the table is not there: says so, and where to go instead. */
export function Unreachable(props: {
  readonly settings: Settings;
  /** Left out: nobody answers. */
  readonly sentence?: string;
  /** Null: it would not help. */
  readonly onAgain: (() => void) | null;
}) {
  const common = useWords();
  const words = ONLINE_WORDS[props.settings.language];
  return (
    <main class="page">
      <h1>{words.title}</h1>
      <p role="alert">{props.sentence ?? words.noServer}</p>
      <p class={cx('buttons')}>
        {props.onAgain && (
          <button type="button" class="button primary" onClick={props.onAgain}>
            {words.again}
          </button>
        )}
        <a class="button" href="#/online">
          {words.lobby}
        </a>
        <a class="button" href="#/">
          {common.home}
        </a>
      </p>
    </main>
  );
}
