import { useContext, useEffect } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusContext } from '../../ui/status.ts';
import type { TableProps } from '../table-props.ts';
import { Chips } from './card.tsx';
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';
import moves from './moves.module.css';

const cx = classes(moves);

/** What may be done now: everything, or what goes with the cards picked. */
export function Moves({ desk, play }: { readonly desk: Desk; readonly play: TableProps['play'] }) {
  const words = useWords();
  const { words: t, wording, picked, offered } = desk;
  const tell = useContext(StatusContext);
  const names = picked.map(({ code }) => wording.card(code)).join(', ');
  const heading = picked.length > 0 ? t.movesWith(names) : t.yourMoves;
  useEffect(() => {
    if (picked.length > 0) tell?.(`${heading}: ${offered.groups.flat().length + offered.more}`);
  }, [heading]);
  if (!desk.isMine) return null;
  return (
    <section class={cx('plain-moves')} aria-label={words.actions}>
      <div class={cx('plain-heading')}>
        <h2>{heading}</h2>
        {picked.length > 0 && (
          <button type="button" class="button plain" onClick={desk.clear}>
            {words.clear}
          </button>
        )}
      </div>
      {offered.groups.map((group) => (
        <ul key={group[0]!.text} class={cx('plain-kind')}>
          {group.map((choice) => (
            <li key={choice.text}>
              <MoveButton {...{ desk, choice }} onPress={() => play(choice.move)} />
            </li>
          ))}
        </ul>
      ))}
      {offered.more > 0 && <p class="muted">{t.more(offered.more)}</p>}
    </section>
  );
}

function MoveButton(props: { readonly desk: Desk; readonly choice: Choice; onPress(): void }) {
  const { desk, choice } = props;
  const isHinted = choice.text === desk.hinted?.text;
  // A single way to go on stands out, and so does what a hint wants.
  const stands = isHinted || (desk.offered.groups.flat().length === 1 && desk.offered.more === 0);
  return (
    <button
      type="button"
      class={cx(`button plain-move ${stands ? 'primary' : ''}`)}
      data-move={choice.text}
      onClick={props.onPress}
    >
      {isHinted && (
        <>
          <Icon name="hint" size={18} />
          <span class="visually-hidden">{desk.words.hinted}: </span>
        </>
      )}
      {choice.cards.length > 0 && <Chips faces={choice.cards.map(({ code }) => desk.faces.of(code))} />}
      <span>{upper(choice.label)}</span>
    </button>
  );
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
