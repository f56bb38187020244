import { type LinxShapes, linx, type Move, type View } from '@quartet/linx';
import { wording } from '@quartet/linx/wording.en';
import { words } from '../../src/app/words/words.en.ts';
import { type Link, type Links, placeFor, zonesOf } from '../../src/games/linx/chain.ts';
import { type Desk, deskOf } from '../../src/games/linx/desk.ts';
import { discardChoice, linxKeys } from '../../src/games/linx/keys.ts';
import { lastMoves } from '../../src/games/linx/last-moves.ts';
import { primaryOf } from '../../src/games/linx/primary.ts';
import type { Stage } from '../../src/games/linx/stage.ts';
import { LINX_WORDS } from '../../src/games/linx/words.ts';
import { renamed } from '../../src/kit/card-names.ts';
import { type AtDesk, atDesk } from './at-desk.ts';

export const t = LINX_WORDS.en;
export const codes = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Anchors are A 1d, B 4s, C 8h, D 12w, unless others are given. */
export function linxView(
  hands: readonly string[],
  given: Partial<View> & { readonly at?: string } = {},
): View {
  const { at = '1d 4s 8h 12w', ...rest } = given;
  const zeros = hands.map(() => 0);
  const stock = codes('12t 11t 10t 9t 8t');
  return {
    viewer: 'referee',
    table: { seats: hands.length, first: 0, options: { target: 0 } },
    actor: 0,
    phase: 'act',
    game: 0,
    beginner: 0,
    players: hands.map((_, seat) => seat),
    playOff: 0,
    drawsLeft: rest.phase === 'draw' ? 1 : 0,
    idleTurns: 0,
    stockMoved: false,
    anchors: codes(at),
    scoring: [4, 5, 7],
    discards: codes('12p 3p'),
    stock: { count: stock.length, cards: stock },
    scoringPile: { count: 4, cards: [6, 6, 6, 6] },
    hands: hands.map((hand) => ({ count: codes(hand).length, known: [], cards: codes(hand) })),
    won: hands.map(() => []),
    gone: [],
    earlier: zeros,
    bonuses: zeros,
    ...rest,
  };
}

export interface Sitting extends AtDesk<LinxShapes> {
  /** As it is drawn now. */
  desk(): Desk;
  key(key: string): void;
  /** Taps cards of the hand by their codes, anchors by their letters. */
  tap(...things: string[]): void;
  chain(): string;
}

export function sit(view: View, me: number | null = 0, hint: Move | null = null): Sitting {
  const at = atDesk(linx, wording, view, { me });
  const draft = at.draft<Stage>();
  let count = 0;
  const flips = renamed(zonesOf(at.props.view, me), {}, (card) => `${card}~${count++}`);
  const known = { words, flips, lastMoves: lastMoves([]), fresh: new Set<string>(), hint };
  const sitting: Sitting = {
    ...at,
    desk: () => deskOf(at.props, draft, known),
    key: (key) => {
      const desk = sitting.desk();
      const acts = { primary: primaryOf(desk).act, choose: discardChoice(desk), reverse: () => {} };
      linxKeys(desk, 'symbol', acts)[key]?.(new Event('keydown') as KeyboardEvent);
    },
    tap: (...things) => {
      for (const thing of things) {
        const { hand, anchors, tapAnchor, tapCard } = sitting.desk();
        const slot = 'ABCD'.indexOf(thing);
        if (slot < 0) tapCard(hand.find(({ card }) => card === thing)!);
        else tapAnchor(anchors.find(({ anchor }) => anchor === slot)!);
      }
    },
    chain: () =>
      sitting
        .desk()
        .stage.links.map(({ card }) => card)
        .join(' '),
  };
  return sitting;
}

export const link = (text: string): Link => {
  const [, card = '', anchor] = /^(\d+\w)(?:@(\d))?$/.exec(text)!;
  return { id: text, card, anchor: anchor === undefined ? null : Number(anchor) };
};
/** `1d@0` is the anchor in the first slot. */
export const links = (text: string): Links => codes(text).map(link);
export const place = (chain: string, card: string): unknown => placeFor(links(chain), link(card));
