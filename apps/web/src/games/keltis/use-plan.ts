import type { Card, Move, View } from '@quartet/keltis';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Desk, deskAfter, type Props } from './desk.ts';
import { sorted } from './look.ts';

/** A card of the hand: of two equal ones, which. */
export interface Held {
  readonly card: Card;
  readonly key: string;
}

/** A chosen card, by its key, and moves that are only staged. */
export interface Intent {
  readonly picked: string | null;
  readonly staged: readonly Move[];
}

interface Draft extends Intent {
  /** A draft is for this view only; whatever happens at the table ends it. */
  readonly view: View;
  /** What may be done, when it was sent on its way; once that is reckoned anew, it did not go. */
  readonly sent: Props['legal'] | null;
}

/** What the person intends: a chosen card, moves that are only staged, and the desk as it would then lie. */
export interface Plan {
  readonly desk: Desk;
  readonly hand: readonly Held[];
  readonly picked: Held | null;
  readonly staged: readonly Move[];
  /** Whether the person may decide something now. */
  readonly isOpen: boolean;
  readonly intent: Intent;
  put(intent: Intent): void;
  pick(key: string | null): void;
  stage(move: Move): void;
  /** Takes back all staged moves and chooses this card instead. */
  restart(card: Card | null): void;
  /** Takes back the last step. */
  undo(): void;
  /** Plays what is staged, and this. */
  commit(last?: Move): void;
}

const NOTHING: readonly Move[] = [];

export function usePlan(props: Props): Plan {
  const { view, legal, play } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const { picked, staged, sent } =
    draft?.view === view ? draft : { picked: null, staged: NOTHING, sent: null };
  const desk = useMemo(() => deskAfter(props, staged), [legal, staged]);
  const hand = useMemo(() => holdings(props, desk.view), [desk]);
  const queue = useQueue(props);
  const put = (changes: Partial<Draft>): void =>
    setDraft({ view, picked: null, staged, sent: null, ...changes });

  return {
    desk,
    hand,
    staged,
    picked: hand.find(({ key }) => key === picked) ?? null,
    isOpen: legal.isMine && sent !== legal && view.phase !== 'over',
    intent: { picked, staged },
    put,
    pick: (key) => put({ picked: key }),
    stage: (move) => put({ staged: [...staged, move] }),
    restart: (card) => put({ staged: NOTHING, picked: card && `${card}.0` }),
    undo: () => {
      const last = staged.at(-1);
      put({ staged: staged.slice(0, -1), picked: last && 'card' in last ? `${last.card}.0` : null });
    },
    commit: (last) => {
      const [first, ...rest] = last ? [...staged, last] : staged;
      if (!first) return;
      put({ sent: legal });
      queue.current = rest;
      play(first);
    },
  };
}

/** An action and the drawing after it are two decisions: the next one is played when its turn has come. */
function useQueue({ legal, play }: Props) {
  const queue = useRef<readonly Move[]>(NOTHING);
  useEffect(() => {
    const [next, ...rest] = queue.current;
    if (!next) return;
    const isPossible = legal.isMine && legal.refusal(next) === null;
    queue.current = isPossible ? rest : NOTHING;
    if (isPossible) play(next, true);
  }, [legal]);
  return queue;
}

function holdings({ me }: Props, view: View): readonly Held[] {
  const cards = me === null ? [] : sorted(view.players[me]!.hand.cards ?? []);
  return cards.map((card, i) => ({ card, key: `${card}.${i > 0 && cards[i - 1] === card ? 1 : 0}` }));
}
