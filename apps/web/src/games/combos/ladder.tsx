import { COMBINATIONS, type Combination, toBeat } from '@quartet/combos';
import { Tile } from './card.tsx';
import { type Combo, comboOf, nextHigher } from './describe.ts';
import type { Desk } from './desk.ts';
import { playOf } from './plays.ts';
import { StepSign } from './signs.tsx';
import { cx } from './styles.ts';

/** What beats what, from low to high, with the combination to beat and the one that is chosen. */
export function Ladder({ desk }: { readonly desk: Desk }) {
  const { words, view } = desk;
  const best = toBeat(view);
  const combo = best ? comboOf(best.cards, best.as) : null;
  return (
    <section class={cx('panel ladder')} aria-label={words.ladder}>
      <h2 class={cx('heading')}>
        {words.ladder} <span>— {words.ladderRule}</span>
      </h2>
      <ol>
        {COMBINATIONS.map((step) => (
          <Step key={step} desk={desk} step={step} best={combo} />
        ))}
      </ol>
    </section>
  );
}

function Step(props: { readonly desk: Desk; readonly step: Combination; readonly best: Combo | null }) {
  const { desk, step, best } = props;
  const { words, move, hand, view } = desk;
  const staged = move?.type === 'play' ? playOf(move, hand) : null;
  const isMine = staged?.combo?.type === step;
  const isBest = best?.type === step;
  const isLow = best !== null && COMBINATIONS.indexOf(step) < COMBINATIONS.indexOf(best.type);
  const cards = isMine ? staged.cards : isBest ? toBeat(view)!.cards : [];
  const state = `${isBest ? 'best' : ''} ${isMine ? 'mine' : ''} ${isLow ? 'low' : ''}`;
  const short = isMine ? staged.combo! : isBest ? best : null;
  return (
    <li class={cx(`step ${state}`)}>
      <StepSign step={step} />
      <span class={cx('step-text')}>
        <b class={cx('wide-only')}>{words.steps[step]}</b>
        <b class={cx('narrow-only')}>{short ? words.short(short) : words.steps[step]}</b>
        <i>{note(desk, step, best, isLow)}</i>
      </span>
      <span class={cx('step-mark')}>
        {cards.map((card, i) => (
          <Tile key={i} card={card} />
        ))}
        {isBest && !isMine && <em class={cx(cards.length > 2 ? 'visually-hidden' : '')}>{words.toBeat}</em>}
      </span>
    </li>
  );
}

function note({ words }: Desk, step: Combination, best: Combo | null, isLow: boolean): string {
  if (!best) return words.anyWillDo;
  if (isLow) return words.tooLow;
  if (best.type !== step) return words.anyBeats;
  const higher = nextHigher(best);
  return higher ? words.needs(higher) : words.noneHigher;
}
