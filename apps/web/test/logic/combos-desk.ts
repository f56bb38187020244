import { type CombosShapes, combos, type View } from '@quartet/combos';
import { wording } from '@quartet/combos/wording.en';
import type { Choice } from '../../src/games/combos/choice.ts';
import { type Desk, deskOf, type Sent } from '../../src/games/combos/desk.ts';
import { combosKeys } from '../../src/games/combos/keys.ts';
import { legalPlays } from '../../src/games/combos/plays.ts';
import { previewOf } from '../../src/games/combos/preview.ts';
import { COMBOS_WORDS } from '../../src/games/combos/words.ts';
import { type AtDesk, atDesk } from './at-desk.ts';

export const t = COMBOS_WORDS.en;

export interface Sitting extends AtDesk<CombosShapes> {
  /** As it is drawn now. */
  desk(): Desk;
  key(key: string): void;
  sent: Sent | null;
}

export function sit(
  view: View,
  { me = 0, aids = true }: { me?: number | null; aids?: boolean } = {},
): Sitting {
  const at = atDesk(combos, wording, view, { me, aids });
  const draft = at.draft<Choice>();
  const hand = (me !== null && at.props.view.players[me]!.hand.cards) || [];
  const plays = legalPlays(at.props.legal, hand);
  const sitting: Sitting = {
    ...at,
    sent: null,
    desk: () =>
      deskOf(at.props, draft, plays, {
        last: () => sitting.sent,
        send: (move) => {
          sitting.sent = { move, view: at.props.view, when: performance.now() };
        },
      }),
    key: (key) => combosKeys(sitting.desk(), 1200)[key]?.(),
  };
  return sitting;
}

/** What the button says once this is chosen. */
export function preview(view: View, choice: Choice): ReturnType<typeof previewOf> {
  const { desk } = sit(view);
  desk().choose(choice);
  return previewOf(desk());
}

export const range = (from: number, to = from, as?: readonly number[]): Choice & { type: 'range' } => ({
  type: 'range',
  from,
  to,
  ...(as && { as }),
});
