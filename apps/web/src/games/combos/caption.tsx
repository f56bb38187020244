import { shortName } from './describe.ts';
import type { Desk } from './desk.ts';
import { type PlayMove, playOf } from './plays.ts';
import { cx } from './styles.ts';
import type { Act } from './turn.ts';

/** Under the cards of one seat: what they are, or what was done instead. */
export function Caption(props: {
  readonly desk: Desk;
  readonly act: Act;
  readonly isFirst: boolean;
  readonly staged: PlayMove | null;
}) {
  const { desk, act, isFirst, staged } = props;
  const { words, cardName, hand } = desk;
  const laid = staged ? { cards: hand.slice(staged.from - 1, staged.to), as: staged.as } : act.laid;
  if (laid) {
    const { combo } = staged ? playOf(staged, hand) : act;
    const note = combo ? words.sum(combo.sum) : laid.cards[0] === 'S' ? words.stopNote : words.redrawNote;
    const isNone = staged !== null && !combo && laid.cards.length > 1;
    return (
      <span class={cx('caption')}>
        <b>{shortName(words, cardName, laid)}</b>
        <i>{isNone ? words.noPlay : isFirst && !staged ? words.opened : note}</i>
      </span>
    );
  }
  const [what, more] = captions(desk, act);
  return (
    <span class={cx('caption')}>
      <b>{what}</b>
      <i>{more}</i>
    </span>
  );
}

function captions({ words, cardName }: Desk, { kind, took, by }: Act): readonly [string, string] {
  switch (kind) {
    case 'reserve':
      return took
        ? [words.tookReserveCard(cardName(took.card)), words.toPlace(took.place)]
        : [words.tookReserve, ''];
    case 'now':
      return ['…', words.acts];
    case 'out':
      return [words.out, words.outNote];
    case 'unasked':
      return [words.unasked, by ? words.ended(by) : ''];
    case 'waits':
      return ['', words.waits];
    default:
      return ['', words.noPlay];
  }
}
