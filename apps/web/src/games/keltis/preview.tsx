import type { Card, Move } from '@quartet/keltis';
import type { ComponentChildren } from 'preact';
import { type Laying, placeOf, stoneOf } from './choices.ts';
import { pointsOf, tryOut } from './desk.ts';
import { isEnd, lookOf, signed } from './look.ts';
import type { Scene } from './scene.ts';
import { bestLaying, gainOf } from './steps.ts';
import { cx } from './styles.ts';

/** One line: what the choice so far does, and what comes next. */
export function Preview({ scene }: { readonly scene: Scene }): ComponentChildren {
  const { plan, words, props } = scene;
  const { view } = props;
  if (!plan.isOpen) return view.phase === 'over' ? '' : props.wording.prompt(view, props.names);
  if (plan.picked) return <PickedPreview scene={scene} card={plan.picked.card} />;
  if (view.phase === 'draw') return words.drawNow;
  const staged = plan.staged.at(-1);
  if (view.phase === 'add')
    return staged ? words.added(plan.staged.length, view.left) : words.chooseAdd(view.left);
  return staged ? <StagedPreview scene={scene} move={staged} /> : words.choose;
}

function PickedPreview({ scene, card }: { readonly scene: Scene; readonly card: Card }): ComponentChildren {
  const { plan, words, props } = scene;
  const move = bestLaying(props, plan, card);
  if (!move) return whyNoRow(scene, card);
  const before = pointsOf(props, plan.desk.legal.state, props.me!);
  const tried = tryOut(props, plan.desk, move);
  const [now, then] = gainOf(before, tried.points, placeOf(move));
  return (
    <>
      <Gain scene={scene} move={move} now={now} then={then} />
      {endsGame(scene, tried.view.ender) && <strong class={cx('warn')}> {words.endsGame}</strong>}
    </>
  );
}

function Gain(props: {
  readonly scene: Scene;
  readonly move: Laying;
  readonly now: number;
  readonly then: number;
}) {
  const { scene, move, now, then } = props;
  const { words } = scene;
  const place = placeOf(move);
  const name = place === '*' ? words.pointRow : words.rows[place];
  if (isEnd(move.card))
    return (
      <>
        {words.becomes(name)}{' '}
        <strong class={cx(then < 0 ? 'warn' : '')}>{words.endsRow(signed(then))}</strong>
      </>
    );
  const course = courseSet(scene, move);
  return (
    <>
      {words.becomes(name)} <b>{`${signed(now)} → ${signed(then)}`}</b>. {course && words.sets[course]}
    </>
  );
}

/** The direction that this card would fix. */
function courseSet({ plan, seat, props }: Scene, move: Laying): 'up' | 'down' | null {
  const place = placeOf(move);
  if (place === '*') return null;
  const before = lookOf(plan.desk.view.players[seat]!.rows[place]).course;
  const after = lookOf(tryOut(props, plan.desk, move).view.players[seat]!.rows[place]).course;
  return before === 'open' && (after === 'up' || after === 'down') ? after : null;
}

/** Why the chosen card can only be discarded. */
function whyNoRow({ plan, words }: Scene, card: Card): string {
  return plan.desk.legal.why({ type: 'row', card } as Move) ?? words.discardOnly;
}

function StagedPreview({ scene, move }: { readonly scene: Scene; readonly move: Move }) {
  const { plan, words, props } = scene;
  if (endsGame(scene, plan.desk.view.ender)) return <strong class={cx('warn')}>{words.endsGame}</strong>;
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
      {words.becomes(place === '*' ? words.pointRow : words.rows[place])}{' '}
      <b>{`${signed(now)} → ${signed(then)}`}</b>. {words.thenDraw}
    </>
  );
}

function endsGame({ props }: Scene, ender: number | undefined): boolean {
  return props.view.ender === undefined && ender !== undefined;
}
