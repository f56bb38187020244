import type { Card, CombosShapes, Event } from '@quartet/combos';
import { type Happened, type Listener, type Piece, type Story, Telling } from '../../kit/story.ts';
import type { CombosStoryWords } from './story-words.en.ts';
import { COMBOS_STORY_WORDS } from './story-words.ts';

/** The line of an event; null: it goes without saying. `isOpening`: the seat opens the turn with it. */
function lineOf(event: Event, to: Listener<CombosShapes>, isOpening: boolean): readonly Piece[] | null {
  const t = COMBOS_STORY_WORDS[to.language];
  const me = 'seat' in event && event.seat === to.me;
  switch (event.type) {
    case 'combined':
      return [...(isOpening ? [t.opens(me)] : []), { cards: event.cards }];
    case 'stopped':
      return [{ cards: ['S'] }];
    case 'redraw':
      return [{ cards: ['R'] }];
    case 'reserved':
      return [t.reserve, { cards: [event.card] }, t.toPlaces([event.at + 1])];
    case 'busted':
      return [t.bust(me)];
    case 'paid':
      return [t.pays(event.left, me)];
    case 'lost':
      return [t.broke];
    case 'dealt':
    case 'match-over':
      return [to.wording.event(event, to.names)];
    default:
      return null;
  }
}

/** The cards that the winner of a turn has drawn, and where they lie now: each makes those to its right move up. */
class Placed {
  private before: readonly Piece[] = [];
  private cards: { readonly place: number; readonly card: Card | undefined }[] = [];

  begin(before: readonly Piece[]): void {
    this.before = before;
    this.cards = [];
  }

  put(at: number, card: Card | undefined): void {
    const moved = this.cards.map((one) => (one.place < at ? one : { ...one, place: one.place + 1 }));
    this.cards = [...moved, { place: at, card }].sort((a, b) => a.place - b.place);
  }

  line(t: CombosStoryWords): readonly Piece[] {
    const seen = this.cards.flatMap(({ card }) => card ?? []);
    const places = this.cards.map(({ place }) => place);
    return [...this.before, ...(seen.length > 0 ? [{ cards: seen }] : []), t.toPlaces(places)];
  }
}

/** Whether this ended the turn at once: nobody after it was asked. */
function isCut(event: Event | undefined, winner: number): boolean {
  if (event?.type === 'stopped') return true;
  return event?.type === 'combined' && event.as.length > 0 && event.seat === winner;
}

export const story: Story<CombosShapes> = {
  actsOf(happened: readonly Happened<CombosShapes>[], to) {
    const telling = new Telling();
    const t = COMBOS_STORY_WORDS[to.language];
    const placed = new Placed();
    let opener = -1;
    for (const [i, { ply, event }] of happened.entries()) {
      const seat = 'seat' in event ? event.seat : null;
      if (event.type === 'won') {
        const me = seat === to.me;
        const cuts = isCut(happened[i - 1]?.event, event.seat);
        const line = [cuts ? t.ends(me) : t.wins(me), ...(event.draws > 0 ? [t.draws(event.draws, me)] : [])];
        // Who was not asked any more has something to know.
        telling.goOn(
          event.seat,
          ply,
          line,
          cuts ? { touches: [...to.names.keys()].filter((one) => one !== seat) } : {},
        );
        placed.begin(telling.last!.line);
      }
      if (event.type === 'inserted') {
        placed.put(event.at + 1, event.card);
        telling.change((act) => ({ ...act, to: ply + 1, line: placed.line(t) }));
      }
      const line = lineOf(event, to, seat === opener);
      if (line) telling.add(seat, ply, line);
      if (event.type === 'opens') opener = event.seat;
      else if (event.type === 'dealt') opener = event.first;
      else if (event.type === 'combined') opener = -1;
    }
    return telling.acts;
  },
};
