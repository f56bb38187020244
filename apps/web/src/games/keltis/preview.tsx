import type { Card, Move } from '@quartet/keltis';
import type { ComponentChildren } from 'preact';
import { signed } from '../../ui/signed.ts';
import { type Laying, placeOf, stoneOf } from './choices.ts';
import { pointsOf } from './desk.ts';
import { isEnd } from './named.ts';
import type { Scene } from './scene.ts';
import { endsGame, gainOf, type Outcome, outcomeOf, rowName } from './steps.ts';
import { cx } from './styles.ts';
import type { KeltisWords } from './words.ts';

/** One line: what the choice so far does, and what comes next. */
export function Preview({ scene }: { readonly scene: Scene }): ComponentChildren {
  const { plan, words, props } = scene;
  const { view } = props;
  if (!plan.isOpen) return view.phase === 'over' ? '' : <Asked scene={scene} />;
  if (plan.picked) return <PickedPreview scene={scene} card={plan.picked.card} />;
  if (view.phase === 'draw') return words.drawNow;
  const staged = plan.staged.at(-1);
  if (view.phase === 'add')
    return staged ? words.added(plan.staged.length, view.left) : words.chooseAdd(view.left);
  return staged ? <StagedPreview scene={scene} move={staged} /> : words.choose;
}

/** What is asked of whom, while nothing can be chosen: on a phone there is one line for it. */
function Asked({ scene }: { readonly scene: Scene }) {
  const { view, wording, names } = scene.props;
  const text = wording.prompt(view, names);
  const [head, more] = text.split(':');
  const short = more && view.phase === 'act' ? scene.words.toDo : head;
  return (
    <>
      <span class={cx('asked-whole')}>{text}</span>
      <span class={cx('asked-short')}>{short}</span>
    </>
  );
}

function PickedPreview({ scene, card }: { readonly scene: Scene; readonly card: Card }): ComponentChildren {
  const { plan, words, props } = scene;
  const outcome = outcomeOf(props, plan, card);
  if (!outcome) return plan.desk.legal.why({ type: 'row', card } as Move) ?? words.discardOnly;
  return (
    <>
      <Gain words={words} outcome={outcome} />
      {outcome.endsGame && <strong class={cx('warn')}> {words.endsGame}</strong>}
    </>
  );
}

function Gain({ words, outcome }: { readonly words: KeltisWords; readonly outcome: Outcome }) {
  const { move, before, after, course } = outcome;
  const row = words.becomes(rowName(words, move));
  if (isEnd(move.card))
    return (
      <>
        {row} <strong class={cx(after < 0 ? 'warn' : '')}>{words.endsRow(signed(after))}</strong>
      </>
    );
  return (
    <>
      {row} <b>{`${signed(before)} → ${signed(after)}`}</b>. {course && words.sets[course]}
    </>
  );
}

function StagedPreview({ scene, move }: { readonly scene: Scene; readonly move: Move }) {
  const { plan, words, props } = scene;
  if (endsGame(props, plan.desk.view)) return <strong class={cx('warn')}>{words.endsGame}</strong>;
  const card = (code: Card): string => props.wording.card(code);
  if (move.type === 'discard')
    return (
      <>
        {words.discarding(card(move.card))} {words.thenDraw}
      </>
    );
  if (move.type === 'claim')
    return (
      <>
        {words.claiming(move.cards.map(card).join(' + '), stoneOf(move))} {words.thenDrawTwo}
      </>
    );
  return <LaidPreview scene={scene} move={move as Laying} />;
}

function LaidPreview({ scene, move }: { readonly scene: Scene; readonly move: Laying }) {
  const { words, props, plan } = scene;
  const place = placeOf(move);
  const before = pointsOf(props, props.legal.state, props.me!);
  const [now, then] = gainOf(before, pointsOf(props, plan.desk.legal.state, props.me!), place);
  return (
    <>
      {words.becomes(rowName(words, move))} <b>{`${signed(now)} → ${signed(then)}`}</b>. {words.thenDraw}
    </>
  );
}
