import type { Card, LinkoShapes, Move } from '@quartet/linko';
import type { TableProps } from '../../kit/table-props.ts';
import type { Drafting } from '../../kit/use-draft.ts';

/** The cards chosen so far, of one number. Jokers alone are cards of the "number" X. */
export interface Choice {
  readonly card: Card;
  readonly numbers: number;
  readonly jokers: number;
}

export interface Staged {
  readonly choice: Choice | null;
  /** What would be played. */
  readonly cards: readonly Card[] | null;
  /** All cards of this number; once more: none. */
  pick(card: Card): void;
  /** One card of the number more or less. */
  step(by: number): void;
  /** One joker more; after the last one, none. */
  addJoker(): void;
  clear(): void;
  undo(): void;
  /** Takes up the cards of this number, as they are chosen or all of them; they may be given back. */
  take(card: Card): void;
  giveBack(): void;
  commit(): void;
}

type Play = Extract<Move, { type: 'play' }>;

function moveOf({ card, numbers, jokers }: Choice): Play {
  return { type: 'play', cards: [...Array<Card>(numbers).fill(card), ...Array<Card>(jokers).fill('X')] };
}

/** What taps on the hand make of the draft. */
export function stagedOf(
  { legal, view, me, names, wording, say }: TableProps<LinkoShapes>,
  draft: Drafting<Choice, Move>,
  nothingYet: string,
): Staged {
  const hand = (me !== null && view.seats[me]!.hand.cards) || [];
  const held = (card: Card): number => hand.filter((other) => other === card).length;
  const { choice } = draft;
  const attempt = (next: Choice): void => {
    const why = legal.why(moveOf(next));
    if (why) say(why);
    else draft.choose(next);
  };
  const choiceOf = (card: Card): Choice =>
    choice?.card === card ? choice : { card, numbers: held(card), jokers: 0 };
  return {
    choice,
    cards: choice && moveOf(choice).cards,
    pick: (card) => {
      if (!legal.isMine) say(wording.prompt(view, names));
      else if (choice?.card === card) draft.choose(null);
      else attempt(choiceOf(card));
    },
    step: (by) => {
      if (choice && choice.numbers + by > 0) attempt({ ...choice, numbers: choice.numbers + by });
    },
    addJoker: () => {
      if (!choice) say(nothingYet);
      else if (choice.card !== 'X')
        attempt({ ...choice, jokers: choice.jokers < held('X') ? choice.jokers + 1 : 0 });
    },
    clear: () => draft.choose(null),
    undo: draft.undo,
    take: (card) => {
      draft.hold();
      draft.choose(choiceOf(card));
    },
    giveBack: draft.giveBack,
    commit: () => {
      if (!legal.isMine) say(wording.prompt(view, names));
      else if (!choice) say(nothingYet);
      else draft.commit(moveOf(choice));
    },
  };
}
