import type { Language, Shapes, Wording } from '@quartet/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableProps } from '../table-props.ts';
import { type Choice, choicesOf, isSameSpot, type Spot } from './choices.ts';
import { type Faces, facesOf } from './faces.ts';
import { canPick, type Offer, offer } from './picking.ts';
import { type Scene, sceneOf } from './scene.ts';
import { PLAIN_WORDS } from './words.ts';

/** A card that was tapped: which one of its place, and the spot it is for the moves. */
interface Picked {
  readonly id: string;
  readonly spot: Spot;
}

/** All that the parts of the plain table share. */
export interface Desk {
  readonly faces: Faces;
  readonly scene: Scene;
  readonly wording: Wording;
  readonly language: Language;
  readonly words: (typeof PLAIN_WORDS)[Language];
  readonly isMine: boolean;
  readonly choices: readonly Choice[];
  readonly offered: Offer;
  /** What a hint wants to be seen; null if nothing. */
  readonly hinted: Choice | null;
  /** In the order in which they were picked. */
  readonly picked: readonly Spot[];
  isPicked(id: string): boolean;
  /** Whether some move has this card beside those picked. */
  canPick(spot: Spot): boolean;
  /** Picks it or puts it back; what no move has is said instead. */
  pick(id: string, spot: Spot): void;
  clear(): void;
}

export function useDesk(props: TableProps<Shapes>): Desk {
  const { game, wording, view, me, legal, settings, say } = props;
  const words = PLAIN_WORDS[settings.language];
  const read = useMemo(() => {
    const faces = facesOf(game.decks(view.table as Parameters<typeof game.decks>[0]), view);
    const scene = sceneOf(view, faces, me);
    return { faces, scene, choices: choicesOf({ game, wording, scene, me, legal, faces }) };
  }, [game, wording, view, me, legal]);
  const [tapped, setTapped] = useState<readonly Picked[]>([]);
  useEffect(() => setTapped([]), [view]);
  const picked = tapped.map(({ spot }) => spot);
  const text = props.hinted && game.print(props.hinted);
  const { choices } = read;
  return {
    ...read,
    ...{ wording, words, picked },
    language: settings.language,
    isMine: legal.isMine,
    offered: offer(choices, picked, text),
    hinted: choices.find((choice) => choice.text === text) ?? null,
    isPicked: (id) => tapped.some((each) => each.id === id),
    canPick: (spot) => canPick(choices, [...picked, spot]),
    pick(id, spot) {
      if (tapped.some((each) => each.id === id)) setTapped(tapped.filter((each) => each.id !== id));
      else if (canPick(choices, [...picked, spot])) setTapped([...tapped, { id, spot }]);
      // Not together with those picked before: begin again with this one.
      else if (canPick(choices, [spot])) setTapped([{ id, spot }]);
      else say(words.notNow(wording.card(spot.code)));
    },
    clear: () => setTapped([]),
  };
}

export function isHinted({ hinted }: Desk, spot: Spot): boolean {
  return hinted?.cards.some((each) => isSameSpot(each, spot)) ?? false;
}
