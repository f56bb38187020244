import type { Shapes } from '@quartet/core';
import { useWords } from '../../app/words/index.ts';
import { classes } from '../../ui/classes.ts';
import type { TableProps } from '../table-props.ts';
import plainTable from './plain-table.module.css';

const cx = classes(plainTable);

/** More moves than a list can show well; the longest, such as chains, come first. */
const SHOWN = 60;

/** Any game as text and buttons: complete, one column, for listeners and for very large print. */
export function PlainTable({ game, wording, view, names, legal, play }: TableProps<Shapes>) {
  const words = useWords();
  const moves = [...legal.moves()];
  if (moves.length > SHOWN) moves.sort((a, b) => game.print(b).length - game.print(a).length);
  return (
    <div class="plain" lang={wording.language}>
      <section class="panel" aria-label={words.table}>
        {wording.table(view, names).map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </section>
      <section aria-label={words.actions} class={cx('plain-moves')}>
        {moves.slice(0, SHOWN).map((move) => (
          <button key={game.print(move)} type="button" class="button" onClick={() => play(move)}>
            {wording.move(move)}
          </button>
        ))}
      </section>
    </div>
  );
}
