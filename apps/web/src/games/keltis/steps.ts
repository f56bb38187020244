import type { Card, Move, View } from '@quartet/keltis';
import { signed } from '../../ui/signed.ts';
import { type Claim, claims, type Laying, layings, placeOf, stoneOf } from './choices.ts';
import { type Points, type Props, pointsOf, tryOut } from './desk.ts';
import { lookOf } from './look.ts';
import type { Plan } from './plan.ts';
import type { Taps } from './taps.ts';
import type { KeltisWords } from './words.ts';

/** Something the action bar offers. */
export interface Step {
  readonly label: string;
  /** Points it leads to, if it lays a card. */
  readonly yields?: string;
  readonly hotkey?: string;
  readonly isDiscard?: boolean;
  run(): void;
}

/** What a laid card does to the points of its row. */
export function gainOf(before: Points, after: Points, place: ReturnType<typeof placeOf>): [number, number] {
  return place === '*' ? [before.points, after.points] : [before.rows[place], after.rows[place]];
}

/** The way of laying the chosen card that is best right now; the other rows can be tapped. */
export function bestLaying(props: Props, plan: Plan, card: Card): Laying | null {
  const now = pointsOf(props, plan.desk.legal.state, props.me!).total;
  let best: Laying | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of layings(plan.desk, card)) {
    const gain = tryOut(props, plan.desk, move).points.total - now;
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** What becomes of the chosen card where it is laid best. */
export interface Outcome {
  readonly move: Laying;
  /** Points of its row, before and after. */
  readonly before: number;
  readonly after: number;
  /** The direction that it fixes, if it does. */
  readonly course: 'up' | 'down' | null;
  readonly endsGame: boolean;
}

/** Null if the card can be laid nowhere. */
export function outcomeOf(props: Props, plan: Plan, card: Card): Outcome | null {
  const move = bestLaying(props, plan, card);
  if (!move) return null;
  const place = placeOf(move);
  const tried = tryOut(props, plan.desk, move);
  const [before, after] = gainOf(pointsOf(props, plan.desk.legal.state, props.me!), tried.points, place);
  const courses = [plan.desk.view, tried.view].map((view) =>
    place === '*' ? null : lookOf(view.players[props.me!]!.rows[place]).course,
  );
  const isSet = courses[0] === 'open' && (courses[1] === 'up' || courses[1] === 'down');
  const course = isSet ? (courses[1] as 'up' | 'down') : null;
  return { move, before, after, course, endsGame: endsGame(props, tried.view) };
}

/** Whether what is only staged ends the game. */
export function endsGame({ view }: Props, after: View): boolean {
  return view.ender === undefined && after.ender !== undefined;
}

export function rowName(words: KeltisWords, move: Laying): string {
  const place = placeOf(move);
  return place === '*' ? words.pointRow : words.rows[place];
}

/** What is left to do with what is staged; null: all that is asked. */
export function whatIsLeft({ view }: Props, plan: Plan, words: KeltisWords): string | null {
  if (!plan.isOpen || plan.picked) return null;
  if (view.phase === 'add') {
    const isFull = plan.staged.length === view.left;
    return isFull || plan.hand.every(({ card }) => layings(plan.desk, card).length === 0)
      ? words.nothingFits
      : null;
  }
  return plan.staged.length > 0 && plan.desk.view.phase === 'draw' ? words.drawToFinish : null;
}

/** The step that Enter takes; null while nothing is chosen. */
export function primaryStep(props: Props, plan: Plan, words: KeltisWords): Step | null {
  if (!plan.isOpen) return null;
  if (plan.picked) return playStep(props, plan, words, plan.picked.card);
  const { phase } = props.view;
  if (phase === 'add') return doneStep(props, plan, words);
  if (phase === 'act' && plan.staged.length === 0) return null;
  if (plan.desk.view.phase !== 'draw') return { label: words.endGame, run: () => plan.commit() };
  return { label: words.drawFromPile, run: () => plan.commit({ type: 'draw', from: 'pile' }) };
}

function playStep(props: Props, plan: Plan, words: KeltisWords, card: Card): Step {
  const outcome = outcomeOf(props, plan, card);
  if (!outcome) return discardStep(plan, words.discard(props.wording.card(card)), card);
  const { move, after } = outcome;
  return { label: words.playTo(rowName(words, move)), yields: signed(after), run: () => plan.stage(move) };
}

function discardStep(plan: Plan, label: string, card: Card): Step {
  return { label, isDiscard: true, run: () => plan.stage({ type: 'discard', card }) };
}

/** Lays what is staged, and adds no more. */
function doneStep(props: Props, plan: Plan, words: KeltisWords): Step {
  const now = pointsOf(props, props.legal.state, props.me!).total;
  const then = pointsOf(props, plan.desk.legal.state, props.me!).total;
  const isFull = plan.staged.length === props.view.left;
  const done: Move = { type: 'done' };
  return {
    label: words.done,
    ...(now !== then && { yields: `${signed(now)} → ${signed(then)}` }),
    run: () => plan.commit(isFull ? undefined : done),
  };
}

/** Discarding the chosen card, and claims: with the chosen card if it is one of a pair, else all there are. */
export function otherSteps(props: Props, plan: Plan, words: KeltisWords): readonly Step[] {
  if (!plan.isOpen || plan.staged.length > 0 || props.view.phase !== 'act') return [];
  const card = plan.picked?.card ?? null;
  const steps = claimSteps(plan, words, card);
  if (card && layings(plan.desk, card).length > 0)
    steps.push({ ...discardStep(plan, words.discardShort, card), hotkey: 'D' });
  return steps;
}

function claimSteps(plan: Plan, words: KeltisWords, card: Card | null): Step[] {
  const byStone = new Map<number, Claim>();
  for (const claim of claims(plan.desk)) {
    const isFirst = !byStone.has(stoneOf(claim));
    if (card ? claim.cards.includes(card) && isFirst : isFirst) byStone.set(stoneOf(claim), claim);
  }
  return [...byStone].map(([stone, claim], i) => ({
    label: words.claim(stone),
    ...(i === 0 && { hotkey: 'C' }),
    run: () => plan.stage(claim),
  }));
}

/** Digits choose cards of the hand, the steps have their own keys. */
export function keysOf(
  plan: Plan,
  taps: Taps,
  primary: Step | null,
  others: readonly Step[],
): Readonly<Record<string, () => void>> {
  const keys: Record<string, () => void> = { ...(primary && { Enter: primary.run }) };
  // Where a card can only be thrown away, that is the golden button, and D does it, too.
  if (primary?.isDiscard) keys.d = primary.run;
  keys.Escape = () => plan.isOpen && plan.draft.choose(null);
  for (const [i, held] of plan.hand.slice(0, 9).entries()) keys[i + 1] = () => taps.card(held);
  for (const { hotkey, run } of others) if (hotkey) keys[hotkey.toLowerCase()] = run;
  return keys;
}
