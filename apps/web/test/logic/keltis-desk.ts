import { tableFor } from '@quartet/core';
import { type Card, type KeltisShapes, keltis, type Sign, type View } from '@quartet/keltis';
import { wording } from '@quartet/keltis/wording.en';
import { deskAfter } from '../../src/games/keltis/desk.ts';
import { type Intent, type Plan, planOf, zonesOf } from '../../src/games/keltis/plan.ts';
import type { Scene } from '../../src/games/keltis/scene.ts';
import { keysOf, otherSteps, primaryStep, type Step } from '../../src/games/keltis/steps.ts';
import { type Taps, tapsOf } from '../../src/games/keltis/taps.ts';
import { KELTIS_WORDS } from '../../src/games/keltis/words.ts';
import { type Names, renamed } from '../../src/kit/card-names.ts';
import { type AtDesk, atDesk } from './at-desk.ts';

export const t = KELTIS_WORDS.en;

/** A position as far as a test cares; a row in short: 'r3 r5'. */
export interface Sketch {
  readonly phase?: View['phase'];
  readonly actor?: number;
  readonly rows?: readonly (readonly string[])[];
  readonly points?: readonly string[];
  readonly stones?: readonly (readonly number[])[];
  readonly discards?: readonly string[];
  readonly left?: number;
  readonly ender?: number;
}

export const cards = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));
const bySign = (piles: readonly string[] = []): Record<Sign, Card[]> =>
  Object.fromEntries(
    ['r', 'y', 'g', 'b', 'p', '*'].map((sign) => [
      sign,
      cards(piles.find((pile) => pile.startsWith(sign)) ?? ''),
    ]),
  ) as Record<Sign, Card[]>;

export function keltisView(hands: readonly string[], sketch: Sketch = {}): View {
  const { phase = 'act', actor = 0, ender } = sketch;
  const table = tableFor(keltis, hands.length);
  const taken = sketch.stones?.flat() ?? [];
  return {
    viewer: 'referee',
    table,
    actor,
    phase,
    players: hands.map((hand, seat) => ({
      hand: { count: cards(hand).length, known: [], cards: cards(hand) },
      rows: bySign(sketch.rows?.[seat]),
      points: cards(sketch.points?.[seat] ?? '') as View['players'][number]['points'],
      stones: sketch.stones?.[seat] ?? [],
    })),
    stones: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((stone) => !taken.includes(stone)),
    discards: bySign(sketch.discards),
    pile: { count: 20 },
    removed: { count: table.options.removed },
    left: sketch.left ?? { act: 0, draw: 1, add: 2, over: 0 }[phase],
    barred: [],
    dry: 0,
    ...(ender !== undefined && { ender }),
  };
}

export interface Sitting extends AtDesk<KeltisShapes> {
  /** As it is drawn now. */
  plan(): Plan;
  taps(): Taps;
  primary(): Step | null;
  others(): readonly Step[];
  key(key: string): void;
  tap(card: string): void;
}

export function sit(view: View, me = 0): Sitting {
  const at = atDesk(keltis, wording, view, { me });
  const draft = at.draft<Intent>();
  let [names, count]: [Names, number] = [{}, 0];
  const plan = (): Plan => {
    const desk = deskAfter(at.props, draft.choice?.staged ?? []);
    names = renamed(zonesOf(desk.view, me), names, (card) => `${card}~${count++}`);
    return planOf(at.props, draft, desk, names);
  };
  const sitting: Sitting = {
    ...at,
    plan,
    taps: () => tapsOf(at.props, plan(), t),
    primary: () => primaryStep(at.props, plan(), t),
    others: () => otherSteps(at.props, plan(), t),
    key: (key) => keysOf(plan(), sitting.taps(), sitting.primary(), sitting.others())[key]?.(),
    tap: (card) => sitting.taps().card(plan().hand.find((held) => held.card === card)!),
  };
  return sitting;
}

export const scene = (sitting: Sitting): Scene =>
  ({ props: sitting.props, plan: sitting.plan(), taps: sitting.taps(), words: t }) as Scene;
