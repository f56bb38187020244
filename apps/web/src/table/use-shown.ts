import type { Seat, Shapes } from '@quartet/core';
import { useMemo, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { shownNames, type TableState } from '../engine/model.ts';
import { type Legal, legalIn } from '../kit/legal.ts';
import type { Told } from '../kit/speech.ts';
import type { Parts } from './parts.ts';
import type { Reported } from './report.ts';
import { useClosing } from './use-closing.ts';
import { type Reel, useReel } from './use-reel.ts';
import { SCREEN_WORDS, type ScreenWords } from './words.ts';

/** A table as it is shown: as it is now, or as it was while one looks back. */
export interface Shown {
  readonly parts: Parts;
  readonly state: TableState;
  readonly settings: Settings;
  readonly words: ScreenWords;
  readonly names: readonly string[];
  readonly me: Seat | null;
  readonly view: Shapes['View'];
  /** What may be done with the table shown; nothing while one looks back. */
  readonly legal: Legal<Shapes>;
  readonly reel: Reel;
  /** The table as it is now; null while nobody's hand is open. */
  readonly told: Told | null;
  readonly reported: Reported;
  /** Lets the table forget that a move was on its way. */
  renew(): void;
}

export function useShown(parts: Parts, state: TableState, settings: Settings): Shown {
  const { seating, game, wording, speech } = parts;
  const { language, speed } = settings;
  const common = useWords();
  const names = useMemo(() => shownNames(seating.players, seating.you, common), [seating, common]);
  const me = typeof state.viewer === 'number' ? state.viewer : null;
  const [renewed, setRenewed] = useState(0);
  const reel = useReel(state, me, speed, parts.motion);
  const closing = useClosing(game.id, state);
  const view = reel.frame?.view ?? closing ?? state.view;
  const legal = useMemo(() => {
    const now = legalIn(game, wording, view, me);
    return view === state.view ? now : { ...now, isMine: false, moves: () => [] };
  }, [game, wording, language, view, me, renewed]);
  return {
    parts,
    state,
    settings,
    words: SCREEN_WORDS[language],
    names,
    me,
    view,
    legal,
    reel,
    told:
      me === null || closing ? null : { view: state.view, names, me, wording, language, sheet: state.sheet },
    reported: { wording, names, minor: speech?.minor ?? [] },
    renew: () => setRenewed(renewed + 1),
  };
}
