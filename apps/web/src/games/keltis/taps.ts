import type { Card, Colour, Move, Sign } from '@quartet/keltis';
import { claimOf, claimWith, intoPoints, layings, ontoRow } from './choices.ts';
import type { Props } from './desk.ts';
import { signOf } from './named.ts';
import type { Held, Plan } from './plan.ts';
import type { KeltisWords } from './words.ts';

/** What a tap on each thing does: choose, stage, play, or say why not. */
export interface Taps {
  card(held: Held): void;
  row(row: Colour): void;
  points(): void;
  discards(pile: Sign): void;
  drawPile(): void;
  stone(stone: number): void;
}

/** What the taps below work with. */
interface Hands {
  readonly props: Props;
  readonly plan: Plan;
  readonly words: KeltisWords;
}

export function tapsOf(props: Props, plan: Plan, words: KeltisWords): Taps {
  const hands: Hands = { props, plan, words };
  /** Only the person whose decision it is may touch something. */
  const ifOpen =
    <A extends unknown[]>(act: (...given: A) => void) =>
    (...given: A): void => {
      if (plan.isOpen) act(...given);
      else props.say(props.wording.prompt(props.view, props.names));
    };
  return {
    card: ifOpen((held) => tapCard(hands, held)),
    row: ifOpen((row) => withPicked(hands, (card) => layOnto(hands, card, row))),
    points: ifOpen(() => withPicked(hands, (card) => layIntoPoints(hands, card))),
    discards: ifOpen((pile) => {
      if (plan.desk.view.phase === 'draw') draw(hands, { type: 'draw', from: pile });
      else withPicked(hands, (card) => discard(hands, card, pile));
    }),
    drawPile: ifOpen(() => draw(hands, { type: 'draw', from: 'pile' })),
    stone: ifOpen((stone) => {
      const claim = claimOf(plan.desk, stone, plan.picked?.card ?? null);
      if (claim) plan.stage(claim);
    }),
  };
}

function tapCard({ props, plan, words }: Hands, { card, name }: Held): void {
  const { desk, picked } = plan;
  const { phase } = props.view;
  const claim = picked && picked.name !== name && claimWith(desk, picked.card, card);
  if (phase === 'draw') props.say(desk.legal.why({ type: 'discard', card }) ?? words.drawNow);
  // A staged action gives way to another choice.
  else if (phase === 'act' && plan.staged.length > 0) plan.restart(name);
  else if (phase === 'add' && layings(desk, card).length === 0) props.say(whyNotAdded(plan, words, card));
  else if (claim) plan.stage(claim);
  else plan.pick(picked?.name === name ? null : name);
}

function whyNotAdded({ desk }: Plan, words: KeltisWords, card: Card): string {
  const sign = signOf(card);
  const move = sign === '*' ? intoPoints(card) : ontoRow(card, sign);
  return desk.legal.why(move) ?? words.notNow;
}

/** A place was tapped: it is for the chosen card. */
function withPicked({ props, plan, words }: Hands, act: (card: Card) => void): void {
  const { view, legal } = plan.desk;
  const any = plan.hand[0];
  if (plan.picked) act(plan.picked.card);
  else if (view.phase === 'draw' && any) {
    props.say(legal.why({ type: 'discard', card: any.card }) ?? words.drawNow);
  } else props.say(words.pickFirst);
}

function layOnto(hands: Hands, card: Card, row: Colour): void {
  const { props, words } = hands;
  const sign = signOf(card);
  if (sign !== '*' && sign !== row) props.say(words.wrongRow(props.wording.card(card), words.rows[sign]));
  else stage(hands, ontoRow(card, row));
}

function layIntoPoints(hands: Hands, card: Card): void {
  const { props, words } = hands;
  if (signOf(card) === '*') stage(hands, intoPoints(card));
  else props.say(words.notPointRow(props.wording.card(card)));
}

function discard(hands: Hands, card: Card, pile: Sign): void {
  const { props, words } = hands;
  if (signOf(card) === pile) stage(hands, { type: 'discard', card });
  else props.say(words.wrongPile(props.wording.card(card)));
}

function stage({ props, plan }: Hands, move: Move): void {
  const why = plan.desk.legal.why(move);
  if (why) props.say(why);
  else plan.stage(move);
}

/** Drawing is the last step of a turn: it plays what is staged, too. */
function draw({ props, plan }: Hands, move: Move): void {
  const why = plan.desk.legal.why(move);
  if (why) props.say(why);
  else plan.commit(move);
}
