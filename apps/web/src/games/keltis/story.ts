import type { Seat } from '@quartet/core';
import type { KeltisShapes, View } from '@quartet/keltis';
import { type Happened, type Listener, type Story, Telling } from '../../kit/story.ts';
import { stoneGain } from './gains.ts';
import { KELTIS_STORY_WORDS } from './story-words.ts';

/** How many stones each seat has taken by now. */
type Stones = Map<Seat, number>;

function tell(
  telling: Telling,
  { ply, event }: Happened<KeltisShapes>,
  to: Listener<KeltisShapes>,
  stones: Stones,
) {
  const t = KELTIS_STORY_WORDS[to.language];
  const seat = 'seat' in event ? event.seat : null;
  const me = seat === to.me;
  const others = to.names.flatMap((_, i) => (i === seat ? [] : [i]));
  switch (event.type) {
    case 'discarded':
      return telling.add(seat, ply, [t.discards(me), { cards: [event.card] }]);
    case 'claimed': {
      const had = stones.get(event.seat) ?? 0;
      stones.set(event.seat, had + 1);
      const line = [t.discards(me), { cards: event.cards }, t.forStone(event.stone)];
      return telling.add(seat, ply, line, { touches: others, note: stoneGain(had) });
    }
    case 'laid': {
      // A point card on a colour row does not say itself where it lies.
      const where = event.card.startsWith(event.row) ? [] : [t.onRow(t.rows[event.row])];
      return telling.add(seat, ply, [{ cards: [event.card] }, ...where]);
    }
    case 'pointed':
      return telling.add(seat, ply, [{ cards: [event.card] }]);
    case 'row-ended':
      return telling.change((act) => ({ ...act, note: t.ended(event.ended), touches: others }));
    case 'picked-up':
      return telling.goOn(event.seat, ply, [t.picks(me), { cards: [event.card] }]);
    case 'drawn':
      // What others draw goes without saying.
      if (event.card) telling.goOn(event.seat, ply, [t.draws(me), { cards: [event.card] }]);
      else telling.change((act) => (act.seat === seat ? { ...act, to: ply + 1 } : act));
      return;
    case 'done':
      return telling.add(seat, ply, [t.done(me)]);
    default:
      telling.add(null, ply, [to.wording.event(event, to.names)]);
  }
}

/** The last additions are asked of everybody: because of whom? */
function cause(
  view: View,
  happened: readonly Happened<KeltisShapes>[],
  { names, me, language }: Listener,
): string | null {
  if (view.phase !== 'add' || view.actor !== me || view.left < 2) return null;
  const ending = happened.map(({ event }) => event).findLast((event) => event.type === 'ending');
  if (!ending || ending.seat === me) return null;
  const t = KELTIS_STORY_WORDS[language];
  return (ending.cause === 'rows' ? t.fifthRow : t.lastCard)(names[ending.seat]!, view.left);
}

export const story: Story<KeltisShapes> = {
  actsOf(happened, to) {
    const telling = new Telling();
    const stones: Stones = new Map();
    for (const each of happened) tell(telling, each, to, stones);
    return telling.acts;
  },
  cause,
};
