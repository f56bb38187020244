import type { Card, LinkoShapes, Move, View } from '@quartet/linko';
import { useState } from 'preact/hooks';
import type { TableProps } from '../../kit/table-props.ts';

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
  /** Chooses just this. */
  put(choice: Choice | null): void;
  /** What tapping this number would choose, or what is chosen of it already. */
  choiceOf(card: Card): Choice;
  commit(): void;
}

function moveOf({ card, numbers, jokers }: Choice): Move & { readonly type: 'play' } {
  return { type: 'play', cards: [...Array<Card>(numbers).fill(card), ...Array<Card>(jokers).fill('X')] };
}

export function useStaged(props: TableProps<LinkoShapes>, nothingYet: string): Staged {
  const { legal, view, me, names, wording, say, play } = props;
  // A choice is for this view only; whatever happens at the table ends it.
  const [stored, store] = useState<{ readonly view: View; readonly choice: Choice | null }>({
    view,
    choice: null,
  });
  const hand = (me !== null && view.seats[me]!.hand.cards) || [];
  const held = (card: Card): number => hand.filter((other) => other === card).length;
  const isAsked = legal.isMine && view.phase === 'play';
  const choice = isAsked && stored.view === view ? stored.choice : null;
  const cards = choice && moveOf(choice).cards;

  const put = (next: Choice | null): void => store({ view, choice: next });
  const attempt = (next: Choice): void => {
    const why = legal.why(moveOf(next));
    if (why) say(why);
    else put(next);
  };
  const choiceOf = (card: Card): Choice =>
    choice?.card === card ? choice : { card, numbers: held(card), jokers: 0 };
  return {
    choice,
    cards,
    pick: (card) => {
      if (!legal.isMine) say(wording.prompt(view, names));
      else if (choice?.card === card) put(null);
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
    clear: () => put(null),
    put,
    choiceOf,
    commit: () => {
      if (!legal.isMine) say(wording.prompt(view, names));
      else if (!choice) say(nothingYet);
      else play(moveOf(choice));
    },
  };
}
