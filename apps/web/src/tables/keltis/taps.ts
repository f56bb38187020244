import type { Card, Colour, Move, Sign } from '@quartet/keltis';
import { claimOf, claimWith, intoPoints, layings, ontoRow } from './choices.ts';
import type { Props } from './desk.ts';
import { signOf } from './look.ts';
import type { Held, Plan } from './use-plan.ts';
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

export function tapsOf(props: Props, plan: Plan, words: KeltisWords): Taps {
  const { view, names, wording, say } = props;
  const { legal } = plan.desk;
  const phase = plan.desk.view.phase;
  const reason = (move: Move): string | null => legal.why(move);
  /** Only the person whose decision it is may touch something. */
  const ifOpen =
    <A extends unknown[]>(act: (...given: A) => void) =>
    (...given: A): void => {
      if (plan.isOpen) act(...given);
      else say(wording.prompt(view, names));
    };
  const stage = (move: Move): void => {
    const why = reason(move);
    if (why) say(why);
    else plan.stage(move);
  };
  const withPicked = (act: (card: Card) => void): void => {
    const any = plan.hand[0];
    if (plan.picked) act(plan.picked.card);
    else if (phase === 'draw' && any) say(reason({ type: 'discard', card: any.card }) ?? words.drawNow);
    else say(words.pickFirst);
  };
  const draw = (move: Move): void => {
    const why = reason(move);
    if (why) say(why);
    else plan.commit(move);
  };

  return {
    card: ifOpen((held) => tapCard(props, plan, words, held)),
    row: ifOpen((row) =>
      withPicked((card) => {
        const isElsewhere = signOf(card) !== '*' && signOf(card) !== row;
        if (isElsewhere) say(words.wrongRow(wording.card(card), words.rows[signOf(card) as Colour]));
        else stage(ontoRow(card, row));
      }),
    ),
    points: ifOpen(() =>
      withPicked((card) => {
        if (signOf(card) !== '*') say(words.notPointRow(wording.card(card)));
        else stage(intoPoints(card));
      }),
    ),
    discards: ifOpen((pile) => {
      if (phase === 'draw') draw({ type: 'draw', from: pile });
      else
        withPicked((card) => {
          if (signOf(card) !== pile) say(words.wrongPile(wording.card(card)));
          else stage({ type: 'discard', card });
        });
    }),
    drawPile: ifOpen(() => draw({ type: 'draw', from: 'pile' })),
    stone: ifOpen((stone) => {
      const claim = claimOf(plan.desk, stone, plan.picked?.card ?? null);
      if (claim) plan.stage(claim);
    }),
  };
}

function tapCard(props: Props, plan: Plan, words: KeltisWords, held: Held): void {
  const { card, key } = held;
  const { desk, picked } = plan;
  const { phase } = props.view;
  const claim = picked && picked.key !== key && claimWith(desk, picked.card, card);
  if (phase === 'draw') props.say(desk.legal.why({ type: 'discard', card }) ?? words.drawNow);
  // A staged action gives way to another choice.
  else if (phase === 'act' && plan.staged.length > 0) plan.restart(card);
  else if (phase === 'add' && layings(desk, card).length === 0) props.say(whyNotAdded(plan, words, card));
  else if (claim) plan.stage(claim);
  else plan.pick(picked?.key === key ? null : key);
}

function whyNotAdded({ desk }: Plan, words: KeltisWords, card: Card): string {
  const sign = signOf(card);
  const move = sign === '*' ? intoPoints(card) : ontoRow(card, sign);
  return desk.legal.why(move) ?? words.notNow;
}
