import { type Card, faceOf, type Move } from '@quartet/linko';
import { countsOf } from './counts.ts';
import type { Scene } from './scene.ts';

/** One of a few things to decide between. */
export interface Choice {
  readonly move: Move;
  readonly label: string;
  readonly note?: string;
  /** Shown instead of words where there are many choices. */
  readonly cards?: readonly Card[];
}

const FEW = 2;

/** The choices of a decision between a few things, in the order of their keys 1, 2, … */
export function choicesOf(scene: Scene): readonly Choice[] {
  const { t, view, names, legal } = scene;
  if (!legal.isMine) return [];
  if (view.phase === 'ghost') {
    const groups = groupsOf(scene).filter(({ inReach }) => inReach);
    return groups.map(({ card, cards }) => ({
      move: { type: 'snatch', number: faceOf(card) + 1 },
      label: t.ghostTake(t.set(cards)),
      ...(groups.length > FEW && { cards }),
    }));
  }
  if (view.phase !== 'snatch' && view.phase !== 'reclaim') return [];
  const held = view.seats[view.actor]!.hand.count;
  const size = view.seats[view.victim!]!.layers.at(-1)!.length;
  const victim = names[view.victim!]!;
  if (view.phase === 'snatch') {
    return [
      { move: { type: 'take' }, label: t.take, note: t.takeNote(held, held + size, victim, size) },
      { move: { type: 'leave' }, label: t.leave(victim), note: t.leaveNote(size) },
    ];
  }
  return [
    { move: { type: 'reclaim' }, label: t.reclaim, note: t.reclaimResult(held, held + size) },
    { move: { type: 'discard' }, label: t.discard(size), note: t.discardResult },
  ];
}

/** The ghost's cards of one number. */
export interface Group {
  readonly card: Card;
  readonly cards: readonly Card[];
  /** Whether what is played, or chosen, would snatch it. */
  readonly inReach: boolean;
}

export function groupsOf({ view, reach }: Pick<Scene, 'view' | 'reach'>): readonly Group[] {
  return [...countsOf(view.ghost ?? [])].map(([card, count]) => ({
    card,
    cards: Array<Card>(count).fill(card),
    inReach: reach.numbers.includes(faceOf(card) + 1),
  }));
}
