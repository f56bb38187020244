import type { CombosShapes, Event } from '@quartet/combos';
import { type Happened, type Listener, type Story, Telling } from '../../kit/story.ts';
import { COMBOS_STORY_WORDS } from './story-words.ts';

function tell(
  telling: Telling,
  { ply, event }: Happened<CombosShapes>,
  to: Listener<CombosShapes>,
  opener: number,
) {
  const t = COMBOS_STORY_WORDS[to.language];
  const seat = 'seat' in event ? event.seat : null;
  const me = seat === to.me;
  const add = (...line: Parameters<Telling['add']>[2]): void => telling.add(seat, ply, line);
  switch (event.type) {
    case 'combined':
      return seat === opener ? add(t.opens(me), { cards: event.cards }) : add({ cards: event.cards });
    case 'stopped':
      return add(t.stop, { cards: ['S'] });
    case 'redraw':
      return add(t.redraw, { cards: ['R'] });
    case 'reserved':
      return add(t.reserve, { cards: [event.card] });
    case 'busted':
      return add(t.bust(me));
    case 'won':
      return telling.goOn(event.seat, ply, [t.wins(event.draws, me)]);
    case 'paid':
      return add(t.pays(event.left, me));
    case 'lost':
      return add(t.broke);
    case 'drawn':
    case 'inserted':
    case 'opens':
      return;
    default:
      telling.add(null, ply, [to.wording.event(event, to.names)]);
  }
}

/** Whether this ended the turn at once: nobody after it was asked. */
function isCut(event: Event, next: Extract<Event, { type: 'won' }>): boolean {
  return (
    event.type === 'stopped' || (event.type === 'combined' && event.as.length > 0 && next.seat === event.seat)
  );
}

export const story: Story<CombosShapes> = {
  actsOf(happened, to) {
    const telling = new Telling();
    const t = COMBOS_STORY_WORDS[to.language];
    let opener = -1;
    for (const [i, each] of happened.entries()) {
      if (each.event.type === 'opens') opener = each.event.seat;
      if (each.event.type === 'dealt') opener = each.event.first;
      const before = happened[i - 1]?.event;
      if (before && each.event.type === 'won' && isCut(before, each.event)) {
        const { seat, draws } = each.event;
        const touches = to.names.flatMap((_, other) => (other === seat ? [] : [other]));
        telling.goOn(seat, each.ply, [t.ended(draws, seat === to.me)], { touches });
      } else tell(telling, each, to, opener);
      if (each.event.type === 'combined') opener = -1;
    }
    return telling.acts;
  },
};
